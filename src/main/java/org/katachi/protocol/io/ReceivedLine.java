package org.katachi.protocol.io;

/**
 * A line from the manager.
 *
 * @param text the line without blanks at its ends, never empty
 * @param nanoTime when it was read, in the nanoseconds of {@link System#nanoTime}
 * @param awaited whether the reader had to wait for this line or an earlier one; if not, the line
 *     was there before the process was ready to read
 */
public record ReceivedLine(String text, long nanoTime, boolean awaited) {}
