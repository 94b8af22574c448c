package org.katachi.lab.selfplay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.katachi.lab.games.WinProbability;

class ValueScaleTest {

  @Test
  void resultsAsTheValuesForetellThemAskForNone() {
    assertEquals(1, scaleOfResultsAt(1), 1e-4);
  }

  @Test
  void resultsSurerThanTheValuesAskForMore() {
    assertEquals(1.45, scaleOfResultsAt(1.45), 1e-4);
    assertEquals(0.6, scaleOfResultsAt(0.6), 1e-4);
  }

  @Test
  void valuesThatAreNeverWrongOrAlwaysWrongOrZeroHaveNone() {
    assertEquals(OptionalDouble.empty(), scale(200, 1));
    assertEquals(OptionalDouble.empty(), scale(200, 0));
    assertEquals(OptionalDouble.empty(), scale(0, 0.5));
    assertEquals(OptionalDouble.empty(), new ValueScale().best(), "no positions");
  }

  private static OptionalDouble scale(int value, double result) {
    ValueScale scale = new ValueScale();
    scale.add(value, result);
    return scale.best();
  }

  /** The scale that is found where the values times another one are the chances to win. */
  private static double scaleOfResultsAt(double truth) {
    ValueScale scale = new ValueScale();
    for (int value = -600; value <= 600; value += 50) {
      scale.add(value, WinProbability.ofLogOdds(truth * value / 200));
    }
    return scale.best().orElseThrow();
  }
}
