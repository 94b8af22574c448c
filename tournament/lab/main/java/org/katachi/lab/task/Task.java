package org.katachi.lab.task;

/**
 * A part of a job, which can be done anywhere.
 *
 * @param number says which one it is
 * @param content what else is to be known, in one line
 */
public record Task(int number, String content) {}
