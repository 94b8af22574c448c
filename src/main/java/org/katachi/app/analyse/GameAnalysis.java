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
 * @param lines for each number of moves the best lines of the position after so many; none where
 *     the position was not to be searched, as a finished game and the stones of a setup
 */
public record GameAnalysis(
    RecordedGame game, Rule rule, Verdict verdict, List<List<SearchReport>> lines) {

  public GameAnalysis {
    lines = lines.stream().map(List::copyOf).toList();
  }

  /** The position after so many of the game's moves. */
  public static Position position(RecordedGame game, Rule rule, int count) {
    List<Position.PlacedStone> stones =
        game.stones(count).stream()
            .map(stone -> new Position.PlacedStone(stone.point().orElseThrow(), stone.side()))
            .toList();
    return new Position(game.geometry(), new RuleSet(rule, false), stones, game.sideToMove(count));
  }

  /** The number of moves before the last position. */
  public int last() {
    return game.moves().size();
  }

  /** Whether a position has a value: it was searched, or the game ended with it. */
  public boolean hasValue(int count) {
    return isSearched(count) || isOver(count);
  }

  /**
   * Whether a search found the value of a position. One that had no time finds none; the first move
   * on an empty board needs no time.
   */
  boolean isSearched(int count) {
    List<SearchReport> best = lines.get(count);
    return !best.isEmpty() && (count == 0 || best.get(0).hasValue());
  }

  /** The positions that searches had no time for. */
  int unsearched() {
    return (int)
        IntStream.rangeClosed(0, last())
            .filter(count -> !lines.get(count).isEmpty() && !isSearched(count))
            .count();
  }

  private boolean isOver(int count) {
    return count == last() && verdict != Verdict.ONGOING;
  }

  /**
   * The probability that black wins from the position after so many moves; it must have a value.
   */
  public double blackWinRate(int count) {
    if (!isOver(count)) {
      double rate = lines.get(count).get(0).score().winProbability();
      return game.sideToMove(count) == Colour.BLACK ? rate : 1 - rate;
    }
    return switch (verdict) {
      case DRAW -> 0.5;
      // The one that moved last has won, or lost by a foul.
      default -> (game.lastMover() == Colour.BLACK) == (verdict == Verdict.WIN) ? 1 : 0;
    };
  }

  /** The value of a searched position for black, as the engine shows values. */
  public SearchScore blackScore(int count) {
    SearchScore score = lines.get(count).get(0).score();
    return game.sideToMove(count) == Colour.BLACK
        ? score
        : new SearchScore(-score.value(), score.pliesToEnd());
  }

  /** The moves between two positions that have a value, without passes, in the order of play. */
  public List<JudgedMove> moves() {
    List<JudgedMove> moves = new ArrayList<>();
    for (int count = game.setup(); count < last(); count++) {
      if (hasValue(count) && hasValue(count + 1) && !game.moves().get(count).isPass()) {
        moves.add(judge(count));
      }
    }
    return moves;
  }

  private JudgedMove judge(int count) {
    Colour side = game.sideToMove(count);
    Point played = game.moves().get(count).point().orElseThrow();
    double before = blackWinRate(count);
    double after = blackWinRate(count + 1);
    return new JudgedMove(
        count + 1,
        side,
        played,
        side == Colour.BLACK ? before : 1 - before,
        side == Colour.BLACK ? after : 1 - after,
        lines.get(count).get(0));
  }

  /** The moves that lost much of the win rate, in the order of play. */
  public List<JudgedMove> mistakes() {
    return moves().stream().filter(move -> move.grade() != JudgedMove.Grade.GOOD).toList();
  }
}
