package org.katachi.lab.train;

/**
 * The virtual features that factorise the embeddings of a table while it is trained: what one
 * embedding learns of a feature, others have at once, and a rare one is what its features are
 * elsewhere. (Feature factorisation, as the trainers of NNUE have it.)
 *
 * @param count the number of features
 * @param ofIndex by index the features of it, which may come more than once
 */
@SuppressWarnings("ArrayRecordComponent") // Read, never compared.
public record VirtualFeatures(int count, int[][] ofIndex) {}
