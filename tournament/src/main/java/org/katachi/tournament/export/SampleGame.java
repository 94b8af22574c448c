package org.katachi.tournament.export;

import java.util.Arrays;
import java.util.List;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.Outcome;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.RecordedMove;

/**
 * A game of a file of training samples. The position before every move is a sample. Training reads
 * millions of them, so moves and evaluations are flat arrays.
 *
 * @param rules the rules
 * @param geometry the board
 * @param result for black
 * @param opening how many of the moves stood on the board before a brain was asked
 * @param cells all moves in the order of play, black's first, as cells of the geometry
 * @param evaluations by move: its mover's evaluation of the position, {@link #UNKNOWN} in the
 *     opening and where the brain gave none
 */
@SuppressWarnings("ArrayRecordComponent") // Read and written, never compared.
public record SampleGame(
    RuleSet rules,
    Geometry geometry,
    Outcome result,
    int opening,
    int[] cells,
    short[] evaluations) {

  /** Stands where a brain gave no evaluation. */
  public static final short UNKNOWN = Short.MIN_VALUE;

  /**
   * Checks the lengths.
   *
   * @throws IllegalArgumentException if there is not an evaluation for each move, or the opening is
   *     longer than the game
   */
  public SampleGame {
    if (cells.length != evaluations.length || opening < 0 || opening > cells.length) {
      throw new IllegalArgumentException(
          "a game of "
              + cells.length
              + " moves, "
              + opening
              + " of the opening, can't have "
              + evaluations.length
              + " evaluations");
    }
  }

  /** A game of a log. */
  static SampleGame of(GameRecord game) {
    Geometry geometry = game.geometry();
    return new SampleGame(
        game.rules(),
        geometry,
        game.outcome(Colour.BLACK),
        game.opening().size(),
        game.points().stream().mapToInt(geometry::cell).toArray(),
        evaluations(game));
  }

  private static short[] evaluations(GameRecord game) {
    int opening = game.opening().size();
    List<RecordedMove> moves = game.moves();
    short[] evaluations = new short[opening + moves.size()];
    Arrays.fill(evaluations, 0, opening, UNKNOWN);
    for (int i = 0; i < moves.size(); i++) {
      evaluations[opening + i] = evaluation(moves.get(i));
    }
    return evaluations;
  }

  /** Rounded and clipped to 16 bits. */
  static short evaluation(RecordedMove move) {
    return move.hasEvaluation()
        ? (short)
            Math.max(-Short.MAX_VALUE, Math.min(Short.MAX_VALUE, Math.round(move.evaluation())))
        : UNKNOWN;
  }
}
