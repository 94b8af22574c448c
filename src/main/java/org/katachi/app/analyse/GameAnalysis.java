package org.katachi.app.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.katachi.board.Colour;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

/**
 * The best lines of the positions of a game.
 *
 * @param game the moves
 * @param rule the rule by which they were judged
 * @param verdict the verdict on the last move
 * @param lines for each number of stones the best lines of the position with so many; none where
 *     the position was not to be searched, as a finished game and the stones of a setup
 */
public record GameAnalysis(
    RecordedGame game, Rule rule, Verdict verdict, List<List<SearchReport>> lines) {

  public GameAnalysis {
    lines = lines.stream().map(List::copyOf).toList();
  }

  /** The position with so many of the game's stones. */
  public static Position position(RecordedGame game, Rule rule, int stones) {
    return Position.of(game.geometry(), new RuleSet(rule, false), game.moves().subList(0, stones));
  }

  /** The side that moves in the position with so many stones. */
  static Colour sideToMove(int stones) {
    return stones % 2 == 0 ? Colour.BLACK : Colour.WHITE;
  }

  /** The number of stones of the last position. */
  public int last() {
    return game.moves().size();
  }

  /** Whether a position has a value: it was searched, or the game ended with it. */
  public boolean hasValue(int stones) {
    return isSearched(stones) || isOver(stones);
  }

  /**
   * Whether a search found the value of a position. One that had no time finds none; the first move
   * on an empty board needs no time.
   */
  boolean isSearched(int stones) {
    List<SearchReport> best = lines.get(stones);
    return !best.isEmpty() && (stones == 0 || best.get(0).hasValue());
  }

  /** The positions that searches had no time for. */
  int unsearched() {
    return (int)
        IntStream.rangeClosed(0, last())
            .filter(stones -> !lines.get(stones).isEmpty() && !isSearched(stones))
            .count();
  }

  private boolean isOver(int stones) {
    return stones == last() && verdict != Verdict.ONGOING;
  }

  /**
   * The probability that black wins from the position with so many stones; it must have a value.
   */
  public double blackWinRate(int stones) {
    if (!isOver(stones)) {
      double rate = lines.get(stones).get(0).score().winProbability();
      return sideToMove(stones) == Colour.BLACK ? rate : 1 - rate;
    }
    return switch (verdict) {
      case DRAW -> 0.5;
      // The one that moved last has won, or lost by a foul.
      default -> (last() % 2 == 1) == (verdict == Verdict.WIN) ? 1 : 0;
    };
  }

  /** The value of a searched position for black, as the engine shows values. */
  public SearchScore blackScore(int stones) {
    SearchScore score = lines.get(stones).get(0).score();
    return sideToMove(stones) == Colour.BLACK
        ? score
        : new SearchScore(-score.value(), score.pliesToEnd());
  }

  /** The moves between two positions that have a value, in the order of play. */
  public List<JudgedMove> moves() {
    List<JudgedMove> moves = new ArrayList<>();
    for (int stones = game.setup(); stones < last(); stones++) {
      if (hasValue(stones) && hasValue(stones + 1)) {
        moves.add(judge(stones));
      }
    }
    return moves;
  }

  private JudgedMove judge(int stones) {
    Colour side = sideToMove(stones);
    Point played = game.moves().get(stones);
    double before = blackWinRate(stones);
    double after = blackWinRate(stones + 1);
    return new JudgedMove(
        stones + 1,
        side,
        played,
        side == Colour.BLACK ? before : 1 - before,
        side == Colour.BLACK ? after : 1 - after,
        lines.get(stones).get(0));
  }

  /** The moves that lost much of the win rate, in the order of play. */
  public List<JudgedMove> mistakes() {
    return moves().stream().filter(move -> move.grade() != JudgedMove.Grade.GOOD).toList();
  }
}
