package org.katachi.lab.task;

/**
 * What came of a task.
 *
 * @param number the task's number
 * @param worker who has done it
 * @param content in one line
 */
public record TaskResult(int number, String worker, String content) {}
