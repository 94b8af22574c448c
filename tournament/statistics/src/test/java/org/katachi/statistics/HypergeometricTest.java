package org.katachi.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.hipparchus.distribution.discrete.HypergeometricDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is drawn from an urn is as often as the distribution says. */
class HypergeometricTest {

  private static final int DRAWS = 20_000;

  private final SplittableRandom random = new SplittableRandom(11);

  @ParameterizedTest
  @CsvSource({"20, 9, 10", "10, 8, 7", "7, 1, 6", "1000, 30, 500", "2000, 1900, 100"})
  void eachCountIsAsOftenAsItsProbability(int all, int marked, int drawn) {
    Hypergeometric urn = new Hypergeometric(all);
    int[] times = new int[drawn + 1];
    for (int i = 0; i < DRAWS; i++) {
      times[urn.draw(all, marked, drawn, random)]++;
    }
    HypergeometricDistribution wanted = new HypergeometricDistribution(all, marked, drawn);
    for (int found = 0; found <= drawn; found++) {
      assertEquals(wanted.probability(found), (double) times[found] / DRAWS, 0.015);
    }
  }

  @Test
  void whatIsCertainIsDrawn() {
    Hypergeometric urn = new Hypergeometric(9);
    assertEquals(0, urn.draw(9, 0, 5, random));
    assertEquals(5, urn.draw(9, 9, 5, random));
    assertEquals(4, urn.draw(9, 4, 9, random));
    assertEquals(0, urn.draw(0, 0, 0, random));
  }

  @Test
  void ofMillionsAboutTheShareIsDrawn() {
    int found = new Hypergeometric(2_000_000).draw(2_000_000, 1_000_000, 500_000, random);
    assertTrue(Math.abs(found - 250_000) < 5_000, () -> "found " + found);
  }
}
