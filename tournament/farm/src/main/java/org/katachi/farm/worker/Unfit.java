package org.katachi.farm.worker;

/** A program does not run on this machine; that is nothing to score. */
final class Unfit extends RuntimeException {

  private static final long serialVersionUID = 1;

  Unfit(String reason) {
    super(reason);
  }
}
