package org.katachi.lab.convolution;

import org.katachi.lab.train.FactorizedTable;
import org.katachi.lab.train.VirtualFeatures;
import org.katachi.network.convolution.ConvolutionWeights;

/**
 * A table of embeddings of a weight a channel, while it is trained; at the scale of the file, by
 * {@code index * CHANNELS + channel}.
 */
final class EmbeddingTable {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  final FactorizedTable parameters;

  /** What a worker computes with, see {@link #refresh}. To be read only. */
  final float[] quantised;

  private final int count;

  /** From an embedding to the next in the file. */
  private final int stride;

  /**
   * Embeddings of zero.
   *
   * @param features what the embeddings share
   * @param stride the weights from an embedding to the next in the file
   * @param min the least weight that the file can hold
   * @param max the greatest
   */
  EmbeddingTable(VirtualFeatures features, int stride, int min, int max) {
    count = features.ofIndex().length;
    parameters = new FactorizedTable(CHANNELS, features, min, max);
    quantised = new float[parameters.size()];
    this.stride = stride;
  }

  /**
   * Begins with the weights of a file.
   *
   * @param list a list of the file
   * @param first the index in it of the first weight
   */
  void set(byte[] list, int first) {
    for (int i = 0; i < quantised.length; i++) {
      parameters.set(i, list[first + fileIndex(i)]);
    }
  }

  /** The index in the file of a weight, from the first. */
  private int fileIndex(int i) {
    return i / CHANNELS * stride + i % CHANNELS;
  }

  /** Takes over parameters that were changed; clips them at the bounds. */
  void refresh(boolean quantises) {
    parameters.refresh(0, count);
    for (int i = 0; i < quantised.length; i++) {
      double bounded = parameters.bounded(i);
      quantised[i] = (float) (quantises ? Math.rint(bounded) : bounded);
    }
  }

  /** Writes what the file holds, see {@link #set}; it was {@linkplain #refresh refreshed}. */
  void write(byte[] list, int first) {
    for (int i = 0; i < quantised.length; i++) {
      list[first + fileIndex(i)] = (byte) Math.rint(quantised[i]);
    }
  }
}
