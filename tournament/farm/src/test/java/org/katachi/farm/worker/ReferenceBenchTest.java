package org.katachi.farm.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReferenceBenchTest {

  @Test
  void aDisturbedRunDoesNotMatter() {
    assertEquals(200, ReferenceBench.median(List.of(201.0, 3.0, 200.0, 199.0, 900.0)));
    assertEquals(150, ReferenceBench.median(List.of(200.0, 100.0)));
  }

  @Test
  void itMeasuresWithAsManyThreadsAsGames() {
    assertTrue(ReferenceBench.speed(3) > 0);
  }
}
