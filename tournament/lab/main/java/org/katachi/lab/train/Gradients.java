package org.katachi.lab.train;

/** Moves what a worker has gathered to the model's gradient, and begins it anew. */
public final class Gradients {

  private Gradients() {}

  /** Adds one gradient to another, and sets it to zero. */
  public static void move(double[] from, double[] to) {
    move(from, to, 0, from.length);
  }

  /** Likewise a part of it. */
  public static void move(double[] from, double[] to, int start, int end) {
    for (int i = start; i < end; i++) {
      to[i] += from[i];
      from[i] = 0;
    }
  }

  /** Likewise in single precision. */
  public static void move(float[] from, double[] to) {
    for (int i = 0; i < from.length; i++) {
      to[i] += from[i];
      from[i] = 0;
    }
  }
}
