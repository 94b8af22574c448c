package org.katachi.lab.train;

/** A position, with its target. */
public interface LabelledPosition {

  /** The number of stones on the board. */
  int stones();

  /** The probability that the side to move wins. */
  double target();
}
