package org.katachi.app.analyse;

import org.katachi.board.Colour;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;

/**
 * A move of a game beside the best one.
 *
 * @param number its number in the game, from 1
 * @param side who played it
 * @param played where
 * @param before the probability that this side wins, with the best move
 * @param after the same after the move that was played
 * @param best the best line before the move
 */
public record JudgedMove(
    int number, Colour side, Point played, double before, double after, SearchReport best) {

  /** How bad a move is, with the mark that game records have for it. */
  public enum Grade {
    GOOD("", 0),
    INACCURACY("?!", 0.05),
    MISTAKE("?", 0.1),
    BLUNDER("??", 0.25);

    private final String mark;
    private final double leastLoss;

    Grade(String mark, double leastLoss) {
      this.mark = mark;
      this.leastLoss = leastLoss;
    }

    public String mark() {
      return mark;
    }
  }

  /** The probability of a win that the move has cost. */
  public double loss() {
    return before - after;
  }

  /** Good if the best move was played; else by its loss. */
  public Grade grade() {
    Grade grade = Grade.GOOD;
    for (Grade next : Grade.values()) {
      if (loss() >= next.leastLoss && !played.equals(best.variation().get(0))) {
        grade = next;
      }
    }
    return grade;
  }
}
