package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Point;

class SearchLimitsTest {

  @Test
  void withoutALimitOneThreadSearchesAtFullStrength() {
    int unlimited = SearchLimits.UNLIMITED;
    long none = SearchLimits.NO_LIMIT;
    assertEquals(
        new SearchLimits(
            41, none, unlimited, unlimited, 0, 0, unlimited, none, none, none, 1, 100, 1, Set.of()),
        SearchLimits.builder().clockStart(41).build());
  }

  @Test
  void theBuilderSetsEachLimit() {
    assertEquals(
        new SearchLimits(1, 11, 2, 3, 4, 13, 5, 6, 7, 8, 9, 10, 12, Set.of(new Point(1, 3))),
        SearchLimits.builder()
            .clockStart(1)
            .maxMillis(11)
            .turnMillis(2)
            .leftMillis(3)
            .incrementMillis(4)
            .lagMillis(13)
            .maxDepth(5)
            .maxNodes(6)
            .maxMemory(7)
            .hashBytes(8)
            .threads(9)
            .strength(10)
            .lines(12)
            .excluded(Set.of(new Point(1, 3)))
            .build());
  }

  @ParameterizedTest
  @CsvSource({"0, 600", "50, 110738", "99, 18413067", "100, 9223372036854775807"})
  void lessStrengthMeansFewerNodes(int strength, long nodes) {
    assertEquals(nodes, SearchLimits.builder().strength(strength).build().nodeLimit());
  }

  @Test
  void theSmallerLimitOnNodesHolds() {
    assertEquals(7, SearchLimits.builder().maxNodes(7).strength(50).build().nodeLimit());
    assertEquals(600, SearchLimits.builder().maxNodes(700).strength(0).build().nodeLimit());
  }

  @Test
  void aTurnOrAGameMayHaveAClock() {
    assertFalse(SearchLimits.builder().build().hasClock());
    assertTrue(SearchLimits.builder().turnMillis(5).build().hasClock());
    assertTrue(SearchLimits.builder().leftMillis(5).build().hasClock());
  }
}
