package org.katachi.lab.movescore;

import java.util.List;
import org.katachi.eval.MoveWeights;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.Model;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.PolicyMetrics;
import org.katachi.lab.train.RateSchedule;
import org.katachi.lab.train.Worker;
import org.katachi.network.common.WeightFile;

/**
 * The weights of the move scores while they are trained by multinomial regression: a move's score
 * is the logarithm of its odds to be the best.
 */
public final class MoveScoreModel implements Model<MoveScoreSample, PolicyMetrics> {

  /** The positions of a step. */
  public static final int BATCH = 64;

  final AdamParameters own;
  final AdamParameters opponent;
  final AdamParameters threatMoves;

  /** Weights to go on from. */
  public MoveScoreModel(MoveWeights start) {
    own = parameters(start.own());
    opponent = parameters(start.opponent());
    threatMoves = parameters(start.threatMoves());
    refresh(0, 0);
  }

  private static AdamParameters parameters(int[] weights) {
    AdamParameters parameters = new AdamParameters(weights.length, MoveWeights.SCALE, 0);
    parameters.set(weights);
    return parameters;
  }

  @Override
  public List<AdamParameters> parameters() {
    return List.of(own, opponent, threatMoves);
  }

  @Override
  public void refresh(double done, int shard) {
    if (shard == 0) {
      parameters().forEach(one -> one.refresh(RateSchedule.usesQuantisation(done)));
    }
  }

  @Override
  public Worker<MoveScoreSample, PolicyMetrics> worker() {
    return new MoveScoreWorker(this);
  }

  @Override
  public void step(double rate, int shard) {
    if (shard == 0) {
      parameters().forEach(one -> one.step(rate));
    }
  }

  @Override
  public PhaseMetrics<PolicyMetrics> metrics() {
    return new PhaseMetrics<>(PolicyMetrics::new);
  }

  @Override
  public WeightFile file() {
    return weights().file();
  }

  /** The weights, rounded. */
  MoveWeights weights() {
    return new MoveWeights(own.scaled(), opponent.scaled(), threatMoves.scaled());
  }
}
