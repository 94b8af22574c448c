package org.katachi.conformance.runner;

/**
 * What was expected of a brain, and what it did instead.
 *
 * @param lineNumber the line of the conversation's file, 0 for what follows its last one
 * @param line that line's text
 */
public record Deviation(int lineNumber, String line, String expected, String came) {}
