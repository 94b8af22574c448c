package org.katachi.network;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * A small value network over the shapes. Each empty cell has a vector by its combination of shapes
 * for each colour; an {@linkplain EmbeddingAccumulator accumulator} keeps the sums. One layer of
 * hidden neurons sees the sums of the side to move, those of its opponent, and the {@linkplain
 * ThreatMask threat mask}, so it can weigh an attack by what stands against it; a sum of weights
 * can't. Immutable.
 *
 * <p>Where a rule forbids black what white may do, each colour has vectors of its own, and neurons
 * for it to move.
 *
 * <p>All is done in whole numbers, so the value is the same everywhere.
 */
public final class ValueNetwork {

  /** The unit of values: so much are odds of e to 1 that the side to move wins. */
  public static final int EVAL_SCALE = 200;

  private final ByColour<FeatureEmbedding> embeddings;
  private final ValueHead black;
  private final ValueHead white;

  /** The shipped network for a rule and a size. */
  public static ValueNetwork of(Rule rule, Geometry geometry) {
    return new ValueNetwork(NetworkWeights.of(rule, geometry), true);
  }

  /**
   * Reads a network from a file.
   *
   * @throws IOException as {@link NetworkWeights#read(Path)}
   */
  public static ValueNetwork read(Path file) throws IOException {
    return new ValueNetwork(NetworkWeights.read(file));
  }

  /** A value by these weights. */
  public ValueNetwork(ByColour<NetworkWeights> weights) {
    this(weights, false);
  }

  /**
   * A value by these weights.
   *
   * @param tested whether tests hold that the sums have room in narrow lanes
   */
  private ValueNetwork(ByColour<NetworkWeights> weights, boolean tested) {
    // No method references here: the first one of a process takes milliseconds.
    FeatureEmbedding ofBlack = new FeatureEmbedding(weights.black().vectors(), tested);
    black = new ValueHead(weights.black());
    if (weights.isApart()) {
      FeatureEmbedding ofWhite = new FeatureEmbedding(weights.white().vectors(), tested);
      embeddings = new ByColour<>(ofBlack, ofWhite);
      white = new ValueHead(weights.white());
    } else {
      embeddings = ByColour.same(ofBlack);
      white = black;
    }
  }

  /** A number that another network most likely has not. */
  public int fingerprint() {
    int vectors = embeddings.black().fingerprint() + 31 * embeddings.white().fingerprint();
    return 31 * (31 * vectors + black.fingerprint()) + white.fingerprint();
  }

  /** The accumulator of this network's embeddings on a board. */
  public EmbeddingAccumulator accumulator(ShapeBoard shapes) {
    return EmbeddingAccumulator.of(embeddings, shapes);
  }

  /**
   * The value of a position for its side to move, in the unit of {@link #EVAL_SCALE}.
   *
   * @param shapes the board with the position
   * @param accumulator this network's accumulator on that board
   */
  public int value(ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    int side = shapes.board().sideToMove();
    ValueHead head = side == Stone.BLACK ? black : white;
    return head.value(ThreatMask.of(shapes), accumulator.of(side));
  }
}
