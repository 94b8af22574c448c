package org.katachi.lab.tune;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SpsaTest {

  private static final List<TunableParameter> PARAMETERS =
      List.of(new TunableParameter("one", 50, 5), new TunableParameter("other", 400, 30));

  @Test
  void findsTheValuesThatWinMostGames() {
    double[] values = {50, 400};
    int pairs = 20_000;
    Random random = new Random(1);
    Spsa spsa = new Spsa(PARAMETERS, values, pairs, 0, random);
    for (int i = 0; i < pairs; i++) {
      Spsa.Trial trial = spsa.next();
      spsa.update(trial, lead(badness(trial.down()) - badness(trial.up()), random));
    }
    assertEquals(60, spsa.values()[0], 3);
    assertEquals(340, spsa.values()[1], 18);
  }

  /** The further from 60 and 340, in steps, the worse. */
  private static double badness(long[] values) {
    double one = (values[0] - 60) / 5.0;
    double other = (values[1] - 340) / 30.0;
    return one * one + other * other;
  }

  /** Two games, of which the better side wins somewhat more than half. */
  private static int lead(double better, Random random) {
    double chance = 1 / (1 + Math.exp(-better / 10));
    return (random.nextDouble() < chance ? 1 : -1) + (random.nextDouble() < chance ? 1 : -1);
  }

  @Property
  void theTwoSidesLieAboutTheValues(@ForAll Random random) {
    double[] values = {50.5, 400};
    Spsa.Trial trial = new Spsa(PARAMETERS, values, 100, 99, random).next();
    // In the last pair the two are a step away.
    assertTrue(Math.abs(trial.up()[0] - 50.5) <= 6 && Math.abs(trial.up()[0] - 50.5) >= 4);
    assertEquals(10, Math.abs(trial.up()[0] - trial.down()[0]));
    assertEquals(60, Math.abs(trial.up()[1] - trial.down()[1]));
    assertEquals(800, trial.up()[1] + trial.down()[1]);
  }

  @Property
  void aLevelPairChangesNothing(@ForAll Random random) {
    double[] values = {50.5, 400};
    Spsa spsa = new Spsa(PARAMETERS, values, 100, 0, random);
    assertEquals(1, spsa.update(spsa.next(), 0));
    assertArrayEquals(new double[] {50.5, 400}, spsa.values());
  }

  @Property
  void parametersStayPositive(@ForAll Random random) {
    Spsa spsa =
        new Spsa(List.of(new TunableParameter("small", 1, 3)), new double[] {1}, 100, 0, random);
    for (int i = 0; i < 100; i++) {
      Spsa.Trial trial = spsa.next();
      assertTrue(trial.up()[0] >= 1 && trial.down()[0] >= 1);
      spsa.update(trial, trial.steps()[0] > 0 ? -2 : 2);
    }
    assertEquals(1, spsa.values()[0]);
  }
}
