package org.katachi.lab.convolution;

import java.util.List;
import java.util.Random;
import org.katachi.lab.games.WinProbability;
import org.katachi.lab.train.Shards;

/** The gradients of a convolution by its trainer, and the loss that they are gradients of. */
final class ConvolutionGradients {

  private ConvolutionGradients() {}

  /** Random positions with some threat, of both colours to move. */
  static List<ConvolutionSample> samples(Random random) {
    return ConvolutionPositions.samples(random, 60).stream()
        .filter(sample -> sample.threats() != 0)
        .map(sample -> random.nextBoolean() ? sample : sample.colourSwapped())
        .limit(12)
        .toList();
  }

  /** Every part of the model has some effect, and few features lie near their bounds. */
  static TrainableConvolution model(Random random, List<ConvolutionSample> samples) {
    TrainableConvolution untrained = TrainableConvolution.untrained(random, samples);
    untrained.head.biases.randomize(random, 0.2);
    untrained.head.threatBiases.randomize(random, 0.2);
    untrained.head.threats.randomize(random, 0.2);
    for (int table = 0; table < TrainableConvolution.TABLES; table++) {
      untrained.table(table).randomize(random, 0.7);
    }
    return untrained;
  }

  /** Computes the gradients of all parameters, and returns the sum of the cross entropies. */
  static double compute(TrainableConvolution model, List<ConvolutionSample> samples) {
    double loss = loss(model, samples);
    ConvolutionWorker pass = new ConvolutionWorker(model);
    for (ConvolutionSample sample : samples) {
      pass.backward(sample, WinProbability.ofLogOdds(pass.value(sample)) - sample.target());
    }
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      pass.flush(shard);
    }
    model.head.passGradients();
    for (int table = 0; table < TrainableConvolution.TABLES; table++) {
      model.table(table).passGradients();
    }
    return loss;
  }

  /** The sum of the samples' cross entropies, without rounding: whole numbers have no slope. */
  static double loss(TrainableConvolution model, List<ConvolutionSample> samples) {
    for (int table = 0; table < TrainableConvolution.TABLES; table++) {
      model.refreshTable(table, false);
    }
    model.head.refresh(false);
    ConvolutionWorker pass = new ConvolutionWorker(model);
    double loss = 0;
    for (ConvolutionSample sample : samples) {
      double predicted = WinProbability.ofLogOdds(pass.value(sample));
      loss -=
          sample.target() * Math.log(predicted) + (1 - sample.target()) * Math.log(1 - predicted);
    }
    return loss;
  }
}
