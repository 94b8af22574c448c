/**
 * The value network: feature embeddings of cells, the accumulators that follow a board, and the
 * head that turns their sums into a value.
 */
package org.katachi.network;
