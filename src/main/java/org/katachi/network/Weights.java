package org.katachi.network;

/** Weights that training makes and a file holds. */
public interface Weights {

  /** Their form in a file. */
  WeightFile file();
}
