package org.katachi.farm.message;

/**
 * A task that a worker is to do.
 *
 * @param job the id of the offer
 * @param number the task's number
 * @param content what the task's program reads; a line at most
 */
public record TaskOrder(String job, int number, String content) {}
