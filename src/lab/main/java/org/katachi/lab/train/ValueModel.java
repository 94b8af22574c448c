package org.katachi.lab.train;

import java.util.List;
import org.katachi.network.WeightFile;

/** A model of the value of positions in floating point, while it is fitted. */
public interface ValueModel {

  /** All parameters. */
  List<AdamParameters> parameters();

  /**
   * Takes over parameters that were changed.
   *
   * @param rounds whether to compute with the numbers that the file would hold
   */
  void refresh(boolean rounds);

  /** The logarithm of the odds that the side to move wins. */
  double value(ValueSample sample);

  /**
   * Adds to the gradient of the next step.
   *
   * @param sample the position that was evaluated last
   * @param error the derivative of the loss by its value
   */
  void addGradient(ValueSample sample, double error);

  /** Takes one step down the sum of the gradients, and begins a new one. */
  void step(double rate);

  /** The parameters as the file holds them. */
  WeightFile file();
}
