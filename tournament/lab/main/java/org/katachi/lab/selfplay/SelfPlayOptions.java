package org.katachi.lab.selfplay;

/**
 * How self-play games are made.
 *
 * @param nodes the average number of nodes of a search, see {@link
 *     org.katachi.lab.games.MoveBudget}
 * @param branches the positions off a game for each move of the game
 * @param level the evaluation for black of an opening that is level
 * @param balance openings that the search evaluates farther from that level are not played
 * @param seed decides the games
 */
public record SelfPlayOptions(int nodes, double branches, int level, int balance, long seed) {}
