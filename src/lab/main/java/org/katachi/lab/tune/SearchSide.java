package org.katachi.lab.tune;

import org.katachi.eval.ShapeEvaluation;

/**
 * A side of a match, but for its parameters.
 *
 * @param evaluation its evaluation
 * @param nodes the average number of nodes of its moves, see {@link
 *     org.katachi.lab.search.NodeSearch}
 */
public record SearchSide(ShapeEvaluation evaluation, int nodes) {}
