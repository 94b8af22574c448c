package org.katachi.lab.train;

/**
 * The virtual features that factorise the rows of a table while it is trained: what one row learns
 * of a feature, others have at once, and a rare row is what its features are elsewhere. (Feature
 * factorisation, as the trainers of NNUE have it.)
 *
 * @param count the number of features
 * @param ofRow by row the features of it, which may come more than once
 */
@SuppressWarnings("ArrayRecordComponent") // Read, never compared.
public record VirtualFeatures(int count, int[][] ofRow) {}
