/**
 * What the results of games say: Elo differences with their errors, sequential tests, ratings of a
 * pool. Pure functions of counts, without a clock, a file or a process.
 *
 * <p>Scores are in [0, 1], a draw is half a win. Elo differences are logistic unless they are
 * called normalised. Errors and intervals hold with 95 % confidence.
 */
package org.katachi.statistics;
