package org.katachi.lab.train;

/**
 * The parts that the rows of a table share while it is trained: what one row learns of a part,
 * others have at once, and a rare row is what its parts are elsewhere.
 *
 * @param count the number of parts
 * @param ofRow by row the parts in it, which may come more than once
 */
@SuppressWarnings("ArrayRecordComponent") // Read, never compared.
public record VirtualFeatures(int count, int[][] ofRow) {}
