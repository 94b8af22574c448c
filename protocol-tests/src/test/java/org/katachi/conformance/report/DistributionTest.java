package org.katachi.conformance.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class DistributionTest {

  private final Distribution sample = new Distribution(List.of(30.0, 10.0, 50.0, 20.0, 40.0));

  @Test
  void quantilesAreOfTheSortedFigures() {
    assertEquals(10, sample.quantile(0));
    assertEquals(30, sample.median());
    assertEquals(40, sample.quantile(0.75));
    assertEquals(50, sample.greatest());
  }

  @Test
  void theMedianOfAnEvenNumberIsTheGreaterOfTheTwoInTheMiddle() {
    assertEquals(30, new Distribution(List.of(40.0, 10.0, 30.0, 20.0)).median());
  }

  @Test
  void theFiguresOfNoValuesAreZero() {
    Distribution none = new Distribution(List.of());
    assertEquals(0, none.size());
    assertEquals(0, none.median());
    assertEquals(0, none.greatest());
  }
}
