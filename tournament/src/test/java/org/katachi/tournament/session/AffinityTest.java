package org.katachi.tournament.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.katachi.tournament.config.RunConfig;

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

  /** Two games with two threads each have processors 2, 3, 4 and 5. */
  @Test
  void whatNoBrainGetsIsTheManagers() {
    Affinity affinity =
        new Affinity(Path.of("taskset"), List.of(2, 3, 4, 5, 0), List.of(0, 1, 2, 3, 4, 5), 2);
    assertEquals(List.of("taskset", "-c", "4,5"), affinity.prefix(1));
    assertEquals(List.of(0, 1), affinity.left(2));
    assertEquals(List.of(1), affinity.left(3));
    assertEquals(5, affinity.room());
  }

  @Test
  void ofAllProcessorsOneIsLeftIfThereAreMoreThanTwo() {
    List<Integer> four = List.of(0, 1, 2, 3);
    assertEquals(3, new Affinity(Path.of("taskset"), four, four, 1).room());
    assertEquals(2, RunConfig.room(2));
    assertEquals(1, RunConfig.room(1));
  }

  @Test
  void aSiblingThatMayNotBeUsedDoesNotMatter() {
    assertEquals(
        List.of(1, 2, 3),
        Affinity.coresFirst(List.of(1, 2, 3), cpu -> List.of(cpu & ~1, (cpu & ~1) + 1)));
  }
}
