package org.katachi.protocol;

/**
 * When a line came.
 *
 * @param nanoTime when it was read, in the nanoseconds of {@link System#nanoTime}
 * @param awaited whether the reader had to wait for input at any time up to then; if not, the line
 *     lay there already when the process was ready to read
 */
record Received(long nanoTime, boolean awaited) {}
