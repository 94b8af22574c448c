/**
 * The evaluation: the value of positions, by a network or a weighted sum, and the move-ordering
 * scores.
 */
package org.katachi.eval;
