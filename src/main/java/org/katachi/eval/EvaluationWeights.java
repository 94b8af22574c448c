package org.katachi.eval;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.katachi.board.Stone;
import org.katachi.network.WeightFile;
import org.katachi.rules.Rule;
import org.katachi.shape.CellClass;
import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * The numbers of a {@link ShapeEvaluation}, as training makes them and a file holds them: the six
 * lists one after the other, each number 16 bits, the higher byte first.
 *
 * @param moving the worth of a cell to a colour that is to move, by combination, in 1/16 of the
 *     evaluation's unit
 * @param waiting the worth to a colour whose opponent is to move, likewise
 * @param threats the worth of both sides' threats together, likewise
 * @param ownMoves the worth of a move by what it makes for its side, by combination; 1/{@link
 *     #MOVE_SCORE_UNIT} of the logarithm of its odds to be the best
 * @param opponentMoves the worth of a move by what it takes from the other side, likewise
 * @param threatMoves the worth of a move by the threats on the board and the classes of its cell,
 *     see {@link #threatMove}, likewise
 */
@SuppressWarnings("ArrayRecordComponent") // A value that is made, written and read, never compared.
public record EvaluationWeights(
    int[] moving,
    int[] waiting,
    int[] threats,
    int[] ownMoves,
    int[] opponentMoves,
    int[] threatMoves) {

  /** The unit of move-ordering scores: so much are odds of e to 1. */
  public static final int MOVE_SCORE_UNIT = 64;

  private static final int CLASS_PAIRS = CellClass.LIMIT * CellClass.LIMIT;

  /**
   * The place of a move in {@link #threatMoves}: by the threats, then by the {@link CellClass} of
   * its cell for its side, then by that for the opponent.
   *
   * @param threats the {@link ThreatMask} of the position
   * @param side the side to move
   */
  public static int threatMove(ShapeBoard shapes, int threats, int cell, int side) {
    int classes =
        shapes.cellClass(cell, side) * CellClass.LIMIT
            + shapes.cellClass(cell, Stone.opponent(side));
    return threats * CLASS_PAIRS + classes;
  }

  /**
   * The fitted weights of a rule.
   *
   * @throws IllegalStateException if the program was built without them
   */
  public static EvaluationWeights of(Rule rule) {
    try (InputStream own = resource(rule)) {
      return own == null ? of(Rule.FREESTYLE) : read(own);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream resource(Rule rule) {
    InputStream stream = EvaluationWeights.class.getResourceAsStream(rule + ".weights");
    if (stream == null && rule == Rule.FREESTYLE) {
      throw new IllegalStateException("there are no weights");
    }
    return stream;
  }

  /** Weights of zero. */
  public static EvaluationWeights zero() {
    return new EvaluationWeights(
        new int[Combinations.COUNT],
        new int[Combinations.COUNT],
        new int[ThreatMask.COUNT],
        new int[Combinations.COUNT],
        new int[Combinations.COUNT],
        new int[ThreatMask.COUNT * CLASS_PAIRS]);
  }

  /** Reads weights from a file. */
  public static EvaluationWeights read(Path file) throws IOException {
    EvaluationWeights weights = zero();
    weights.file().read(file);
    return weights;
  }

  private static EvaluationWeights read(InputStream stream) throws IOException {
    EvaluationWeights weights = zero();
    weights.file().read(stream);
    return weights;
  }

  /** The form of the weights in a file. */
  public WeightFile file() {
    return new WeightFile(
        new byte[0], new int[][] {moving, waiting, threats, ownMoves, opponentMoves, threatMoves});
  }
}
