package org.katachi.lab.convolution;

import org.katachi.lab.train.Gradients;
import org.katachi.lab.train.Shards;
import org.katachi.lab.value.ValuePass;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.ValueWeights;

/**
 * A passage of positions through a {@link TrainableConvolution}. Belongs to one thread at a time.
 */
final class ConvolutionPass implements ValuePass<ConvolutionSample> {

  private static final int INPUTS = ConvolutionWeights.INPUTS;

  private final TrainableConvolution model;
  private final RowAdder adder;
  private final HeadPass head;

  /** By table of the model. */
  private final float[][] gradients = new float[TrainableConvolution.TABLES][];

  private CellPlanes planes;
  private CellRows rows = new CellRows(1, 1);

  /** Of the position that was evaluated last. */
  private final float[] inputs = new float[INPUTS];

  private final float[] inputErrors = new float[INPUTS];

  ConvolutionPass(TrainableConvolution model, RowAdder adder) {
    this.model = model;
    this.adder = adder;
    head = new HeadPass(model.head);
    planes = planes(1, 1);
    for (int table = 0; table < gradients.length; table++) {
      gradients[table] = new float[model.table(table).used.length];
    }
  }

  private CellPlanes planes(int width, int height) {
    return new CellPlanes(width, height, model.signs(), adder);
  }

  @Override
  public double value(ConvolutionSample sample) {
    readInputs(sample);
    return head.value(sample.turn(), sample.threats(), inputs);
  }

  /** Computes what the hidden neurons see of a position. */
  private void readInputs(ConvolutionSample sample) {
    int width = sample.width();
    int height = sample.own().length / width;
    if (!planes.fits(width, height)) {
      planes = planes(width, height);
      rows = new CellRows(width, height);
    }
    rows.read(sample);
    planes.forward(model, rows);
    for (int i = 0; i < ValueWeights.INPUTS; i++) {
      inputs[i] = sample.sums()[i];
    }
    planes.sums(inputs, ValueWeights.INPUTS);
  }

  @Override
  public void addGradient(ConvolutionSample sample, double error) {
    head.addGradient(sample.turn(), sample.threats(), inputs, (float) error, inputErrors);
    planes.backward(inputErrors, ValueWeights.INPUTS);
    planes.addFeatureErrors(rows.black, gradients[TrainableConvolution.FEATURES]);
    planes.addFeatureErrors(rows.white, gradients[TrainableConvolution.FEATURES + 1]);
    planes.addOwnErrors(rows.black, gradients[TrainableConvolution.OWN]);
    planes.addOwnErrors(rows.white, gradients[TrainableConvolution.OWN + 1]);
    planes.addWindowErrors(rows.windows, gradients[TrainableConvolution.WINDOWS]);
  }

  /** Adds the inputs of a position to moments. */
  void addTo(InputStatistics moments, ConvolutionSample sample) {
    readInputs(sample);
    moments.add(inputs);
  }

  @Override
  public void flush(int shard) {
    for (int table = shard; table < gradients.length; table += Shards.COUNT) {
      Gradients.move(gradients[table], model.table(table).rows.gradient());
    }
    if (shard == 0) {
      head.flush();
    }
  }
}
