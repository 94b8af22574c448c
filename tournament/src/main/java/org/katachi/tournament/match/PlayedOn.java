package org.katachi.tournament.match;

import org.apache.commons.lang3.Validate;

/**
 * Where a game was played that a worker has played.
 *
 * @param worker the name of the worker
 * @param concurrency how many games it plays at once
 * @param machine what it runs on
 * @param timeScale by what the brains' times were multiplied; 1 if they are what the settings say
 */
public record PlayedOn(String worker, int concurrency, Machine machine, double timeScale) {

  /**
   * Checks that it names a worker.
   *
   * @throws IllegalArgumentException if it does not
   */
  public PlayedOn {
    Validate.isTrue(worker != null && machine != null, "a game is played by a worker on a machine");
  }
}
