package org.katachi.lab.movescore;

import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.Gradients;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.PolicyMetrics;
import org.katachi.lab.train.PolicyTarget;
import org.katachi.lab.train.Worker;

/** Forward and backward through a {@link MoveScoreModel}. Belongs to one thread at a time. */
final class MoveScoreWorker implements Worker<MoveScoreSample, PolicyMetrics> {

  private final MoveScoreModel model;
  private final double[] own;
  private final double[] opponent;
  private final double[] threatMoves;
  private float[] logits = new float[0];

  MoveScoreWorker(MoveScoreModel model) {
    this.model = model;
    own = gradient(model.own);
    opponent = gradient(model.opponent);
    threatMoves = gradient(model.threatMoves);
  }

  private static double[] gradient(AdamParameters of) {
    return new double[of.values.length];
  }

  @Override
  public double addGradient(MoveScoreSample sample, int count) {
    score(sample);
    double loss = PolicyTarget.toErrors(sample, logits);
    for (int i = 0; i < sample.count(); i++) {
      double error = logits[i] / count;
      own[sample.own()[i]] += error;
      opponent[sample.opponent()[i]] += error;
      threatMoves[sample.threatMoves()[i]] += error;
    }
    return loss;
  }

  private void score(MoveScoreSample sample) {
    if (logits.length < sample.count()) {
      logits = new float[sample.count()];
    }
    for (int i = 0; i < sample.count(); i++) {
      logits[i] =
          (float)
              (model.own.quantised[sample.own()[i]]
                  + model.opponent.quantised[sample.opponent()[i]]
                  + model.threatMoves.quantised[sample.threatMoves()[i]]);
    }
  }

  @Override
  public void validate(MoveScoreSample sample, PhaseMetrics<PolicyMetrics> metrics) {
    score(sample);
    metrics.of(sample.stones()).forEach(one -> one.add(sample, logits.clone()));
  }

  @Override
  public void flush(int shard) {
    if (shard == 0) {
      Gradients.move(own, model.own.gradient);
      Gradients.move(opponent, model.opponent.gradient);
      Gradients.move(threatMoves, model.threatMoves.gradient);
    }
  }
}
