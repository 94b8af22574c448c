package org.katachi.conformance.conversation;

/**
 * A step with its place in the file.
 *
 * @param number the line in the file, from 1
 * @param text as it stands there
 * @param limitMillis how long the brain has for what the step expects
 */
public record Line(int number, String text, int limitMillis, Step step) {}
