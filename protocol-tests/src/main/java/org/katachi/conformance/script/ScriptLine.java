package org.katachi.conformance.script;

/**
 * A line of a conversation: a step and its place in the file.
 *
 * @param number the line in the file, from 1
 * @param text the line as it stands in the file
 * @param limitMillis the time limit for what the step expects
 */
public record ScriptLine(int number, String text, int limitMillis, Step step) {}
