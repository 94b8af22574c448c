package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class AffinityTest {

  @Test
  void listsOfTheSystemAreRead() {
    assertEquals(List.of(0, 1, 2, 3, 8), Affinity.processors("0-3,8"));
  }

  /** Processors 2 n and 2 n + 1 share a core. */
  @Test
  void siblingsOfACoreComeLast() {
    assertEquals(
        List.of(0, 2, 4, 1, 3, 5),
        Affinity.coresFirst(List.of(0, 1, 2, 3, 4, 5), cpu -> List.of(cpu & ~1, (cpu & ~1) + 1)));
  }

  @Test
  void aListIsTakenInItsOrder() {
    assertEquals(List.of(8, 0, 1, 2), Affinity.chosen("8,0-2", List.of(0, 1, 2, 3, 8)));
    for (String list : List.of("", "a", "1-", "3-1", "9")) {
      assertThrows(
          IllegalArgumentException.class, () -> Affinity.chosen(list, List.of(0, 1, 2, 3)), list);
    }
  }

  @Test
  void aSiblingThatMayNotBeUsedDoesNotMatter() {
    assertEquals(
        List.of(1, 2, 3),
        Affinity.coresFirst(List.of(1, 2, 3), cpu -> List.of(cpu & ~1, (cpu & ~1) + 1)));
  }
}
