package org.katachi.lab.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.katachi.tournament.export.SampleGame;

/**
 * Games split into those that weights are trained on and those kept apart for validation.
 *
 * @param training nineteen games in twenty, in random order
 * @param validation the others
 */
public record GameSplit(List<SampleGame> training, List<SampleGame> validation) {

  private static final int ONE_IN_VALIDATION = 20;

  /**
   * Splits games at random.
   *
   * @throws IllegalArgumentException if there are too few to set one apart
   */
  public static GameSplit of(List<SampleGame> games, Random random) {
    if (games.size() < ONE_IN_VALIDATION) {
      throw new IllegalArgumentException(
          "at least " + ONE_IN_VALIDATION + " games are needed, the files hold " + games.size());
    }
    List<SampleGame> shuffled = new ArrayList<>(games);
    Collections.shuffle(shuffled, random);
    int validation = shuffled.size() / ONE_IN_VALIDATION;
    return new GameSplit(
        shuffled.subList(validation, shuffled.size()), shuffled.subList(0, validation));
  }
}
