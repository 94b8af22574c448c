package org.katachi.lab.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Geometry;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.search.MoveBudget;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.opening.OpeningBook;
import org.katachi.tournament.opening.OpeningFiles;

class GamePairsTest {

  private static final int PAIRS = 1000;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void everyPairIsPlayedOnce(int threads) throws IOException {
    Set<Integer> played = new ConcurrentSkipListSet<>();
    games(threads, "e5").playFrom(2, (player, number) -> assertTrue(played.add(number)));
    assertEquals(IntStream.range(2, PAIRS).boxed().toList(), List.copyOf(played));
  }

  @Test
  void afterAFailureNoFurtherPairIsBegun() throws IOException {
    Set<Integer> played = new ConcurrentSkipListSet<>();
    GamePairs games = games(3, "e5");
    IOException failure =
        assertThrows(
            IOException.class,
            () ->
                games.playFrom(
                    0,
                    (player, number) -> {
                      if (number == 5) {
                        throw new IOException("full");
                      }
                      played.add(number);
                      pause();
                    }));
    assertEquals("full", failure.getMessage());
    assertTrue(played.size() < PAIRS / 2, () -> played.size() + " played");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "# none", "j1", "e5e5", "a1b1a2b2a3b3a4b4a5", "nonsense"})
  void openingsThatCannotBePlayedAreRefused(String line) {
    assertThrows(IllegalArgumentException.class, () -> games(1, line));
  }

  private static void pause() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private GamePairs games(int threads, String opening) throws IOException {
    Path book = folder.resolve("book");
    Files.writeString(book, opening + "\n");
    Geometry nine = new Geometry(9, 9);
    ShapeEvaluation evaluation = ShapeEvaluation.of(Rule.FREESTYLE, nine);
    OpeningBook openings = OpeningFiles.read(book, nine, RuleSet.FREESTYLE);
    SearchSide side = new SearchSide(evaluation, new MoveBudget.Nodes(100));
    return new GamePairs(RuleSet.FREESTYLE, nine, openings, side, side, PAIRS, threads, 1);
  }
}
