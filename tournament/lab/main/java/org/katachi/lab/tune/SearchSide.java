package org.katachi.lab.tune;

import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.MoveBudget;

/**
 * A side of a match, but for its parameters.
 *
 * @param evaluation its evaluation
 * @param budget what it spends on a move
 */
public record SearchSide(ShapeEvaluation evaluation, MoveBudget budget) {}
