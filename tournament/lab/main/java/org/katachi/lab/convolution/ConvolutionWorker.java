package org.katachi.lab.convolution;

import org.katachi.lab.train.Gradients;
import org.katachi.lab.train.Shards;
import org.katachi.lab.train.ValueWorker;
import org.katachi.lab.value.HeadWorker;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.ValueWeights;

/**
 * Computes values and gradients of a {@link TrainableConvolution}: forward and backward. Belongs to
 * one thread at a time.
 */
final class ConvolutionWorker extends ValueWorker<ConvolutionSample> {

  private static final int INPUTS = ConvolutionWeights.INPUTS;

  private final TrainableConvolution model;
  private final HeadWorker head;

  /** By table of the model. */
  private final float[][] gradients = new float[TrainableConvolution.TABLES][];

  private CellPlanes planes;
  private CellIndices indices = new CellIndices(1, 1);

  /** Of the position that was evaluated last. */
  private final double[] inputs = new double[INPUTS];

  private final double[] inputErrors = new double[INPUTS];

  ConvolutionWorker(TrainableConvolution model) {
    this.model = model;
    head = new HeadWorker(model.head);
    planes = planes(1, 1);
    for (int table = 0; table < gradients.length; table++) {
      gradients[table] = new float[model.quantised(table).length];
    }
  }

  private CellPlanes planes(int width, int height) {
    return new CellPlanes(width, height, model.signs());
  }

  @Override
  public double value(ConvolutionSample sample) {
    return head.value(sample.turn(), sample.threats(), inputs(sample));
  }

  /** Computes what the hidden neurons see of a position; holds until the next call. */
  double[] inputs(ConvolutionSample sample) {
    int width = sample.width();
    int height = sample.own().length / width;
    if (!planes.fits(width, height)) {
      planes = planes(width, height);
      indices = new CellIndices(width, height);
    }
    indices.read(sample);
    planes.forward(model, indices);
    for (int i = 0; i < ValueWeights.INPUTS; i++) {
      inputs[i] = sample.sums()[i];
    }
    planes.readSums(inputs, ValueWeights.INPUTS);
    return inputs;
  }

  @Override
  public void backward(ConvolutionSample sample, double error) {
    head.backward(sample.turn(), sample.threats(), inputs, error, inputErrors);
    planes.backward(inputErrors, ValueWeights.INPUTS);
    planes.addLayer1Errors(indices.black, gradients[TrainableConvolution.LAYER1]);
    planes.addLayer1Errors(indices.white, gradients[TrainableConvolution.LAYER1 + 1]);
    planes.addCentreErrors(indices.black, gradients[TrainableConvolution.CENTRE]);
    planes.addCentreErrors(indices.white, gradients[TrainableConvolution.CENTRE + 1]);
    planes.addLineErrors(indices.windows, gradients[TrainableConvolution.LINES]);
  }

  @Override
  public void flush(int shard) {
    for (int table = shard; table < gradients.length; table += Shards.COUNT) {
      Gradients.move(gradients[table], model.table(table).gradient());
    }
    if (shard == 0) {
      head.flush();
    }
  }
}
