package org.katachi.lab.train;

import java.util.List;
import java.util.stream.Stream;
import org.katachi.eval.EvaluationWeights;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.network.ValueNetwork;
import org.katachi.network.WeightFile;
import org.katachi.shape.ThreatMask;

/**
 * The value as a sum of weights, while it is fitted: one by each cell's combination for the side to
 * move, one by that for its opponent, and one by the threats. The move-ordering weights stay.
 */
public final class TrainableSum implements TrainableValue {

  private static final int UNIT = ValueNetwork.EVAL_SCALE * ShapeEvaluation.FIXED_POINT_ONE;

  /** A combination's weight is in the sum of a hundred cells, that of the threats stands alone. */
  private static final double COMBINATIONS_RATE = 0.125;

  private static final double THREATS_RATE = 2.5;

  private final EvaluationWeights start;
  private final TrainableEmbedding moving = new TrainableEmbedding(1, UNIT, Short.MAX_VALUE);
  private final TrainableEmbedding waiting = new TrainableEmbedding(1, UNIT, Short.MAX_VALUE);
  private final FixedPointParameters threats = new FixedPointParameters(ThreatMask.COUNT, UNIT);

  /**
   * A sum of weights of zero.
   *
   * @param start its move-ordering weights are kept
   */
  public TrainableSum(EvaluationWeights start) {
    this.start = start;
    refresh(false);
  }

  @Override
  public List<AdamParameters> parameters() {
    return Stream.of(moving.parameters(), waiting.parameters(), List.of(threats.parameters))
        .flatMap(List::stream)
        .toList();
  }

  @Override
  public void refresh(boolean rounds, int shard) {
    moving.refresh(rounds, shard);
    waiting.refresh(rounds, shard);
    if (shard == 0) {
      threats.refresh(rounds);
    }
  }

  @Override
  public ValuePass pass() {
    return new Pass();
  }

  @Override
  public void step(double rate) {
    moving.passGradients();
    waiting.passGradients();
    moving.step(rate * COMBINATIONS_RATE);
    waiting.step(rate * COMBINATIONS_RATE);
    threats.parameters.step(rate * THREATS_RATE);
  }

  @Override
  public WeightFile file() {
    return new EvaluationWeights(
            units(moving),
            units(waiting),
            threats.units(),
            start.ownMoves(),
            start.opponentMoves(),
            start.threatMoves())
        .file();
  }

  private static int[] units(TrainableEmbedding weights) {
    int[] units = new int[weights.size()];
    for (int i = 0; i < units.length; i++) {
      units[i] = weights.units(i);
    }
    return units;
  }

  private final class Pass implements ValuePass {

    private final ShardGradient gradient = new ShardGradient();
    private final double[] movingGradient = gradient.of(moving.gradient);
    private final double[] waitingGradient = gradient.of(waiting.gradient);
    private final double[] threatsGradient = gradient.of(threats.parameters.gradient);

    @Override
    public double value(ValueSample sample) {
      double value = threats.used[sample.threats()];
      for (char combination : sample.own()) {
        value += moving.vectors[combination];
      }
      for (char combination : sample.opponent()) {
        value -= waiting.vectors[combination];
      }
      return value;
    }

    @Override
    public void addGradient(ValueSample sample, double error) {
      threatsGradient[sample.threats()] += error;
      for (char combination : sample.own()) {
        movingGradient[combination] += error;
      }
      for (char combination : sample.opponent()) {
        waitingGradient[combination] -= error;
      }
    }

    @Override
    public void flush(int shard) {
      gradient.flush(shard);
    }
  }
}
