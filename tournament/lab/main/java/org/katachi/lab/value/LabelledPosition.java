package org.katachi.lab.value;

/** A position, with the value that a fit aims at. */
public interface LabelledPosition {

  /** The number of stones on the board. */
  int stones();

  /** The probability that the side to move wins. */
  double target();
}
