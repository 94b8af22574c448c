package org.katachi.lab.tune;

import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.lab.games.GameRandom;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.opening.OpeningBook;

/**
 * Pairs of games between two sides, each known by its number.
 *
 * @param rules the rules
 * @param geometry the board
 * @param openings the openings, taken in turn
 * @param own the one side
 * @param opponent the other side
 * @param pairs the number of pairs
 * @param seed decides how much of its budget each move has
 */
public record GamePairs(
    RuleSet rules,
    Geometry geometry,
    OpeningBook openings,
    SearchSide own,
    SearchSide opponent,
    int pairs,
    long seed) {

  /** A board with the opening of a pair. */
  Board opened(int number) {
    Board board = new Board(geometry);
    openings.opening(number).forEach(point -> board.play(geometry.cell(point)));
    return board;
  }

  /** The random numbers of a pair. */
  Random random(int number) {
    return GameRandom.of(seed, number);
  }
}
