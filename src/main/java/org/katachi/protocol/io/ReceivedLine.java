package org.katachi.protocol.io;

/**
 * The arrival of a line from the manager.
 *
 * @param nanoTime when it was read, in the nanoseconds of {@link System#nanoTime}
 * @param awaited whether the reader had to wait for this line or an earlier one; if not, the line
 *     was there before the process was ready to read
 */
public record ReceivedLine(long nanoTime, boolean awaited) {}
