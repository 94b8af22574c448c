package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveLimitsTest {

  @Test
  void withoutALimitOneThreadSearchesAtFullStrength() {
    int unlimited = MoveLimits.UNLIMITED;
    long none = MoveLimits.NO_LIMIT;
    assertEquals(
        new MoveLimits(41, unlimited, unlimited, 0, unlimited, none, none, none, 1, 100),
        MoveLimits.builder().clockStart(41).build());
  }

  @Test
  void theBuilderSetsEachLimit() {
    assertEquals(
        new MoveLimits(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
        MoveLimits.builder()
            .clockStart(1)
            .turnMillis(2)
            .leftMillis(3)
            .incrementMillis(4)
            .maxDepth(5)
            .maxNodes(6)
            .maxMemory(7)
            .hashBytes(8)
            .threads(9)
            .strength(10)
            .build());
  }

  @ParameterizedTest
  @CsvSource({"0, 600", "50, 110738", "99, 18413067", "100, 9223372036854775807"})
  void lessStrengthMeansFewerNodes(int strength, long nodes) {
    assertEquals(nodes, MoveLimits.builder().strength(strength).build().nodeLimit());
  }

  @Test
  void theSmallerLimitOnNodesHolds() {
    assertEquals(7, MoveLimits.builder().maxNodes(7).strength(50).build().nodeLimit());
    assertEquals(600, MoveLimits.builder().maxNodes(700).strength(0).build().nodeLimit());
  }

  @Test
  void aTurnOrAGameMayHaveAClock() {
    assertFalse(MoveLimits.none().hasClock());
    assertTrue(MoveLimits.builder().turnMillis(5).build().hasClock());
    assertTrue(MoveLimits.builder().leftMillis(5).build().hasClock());
  }
}
