/**
 * What games of the engine against itself need: searches within a budget, random numbers, openings
 * and moves, and results as probabilities.
 */
package org.katachi.lab.games;
