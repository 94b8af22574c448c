package org.katachi.lab.tune;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Geometry;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.MoveBudget;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.opening.OpeningBook;
import org.katachi.tournament.opening.OpeningFiles;

class GamePairsTest {

  private static final int PAIRS = 1000;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"", "# none", "j1", "e5e5", "a1b1a2b2a3b3a4b4a5", "nonsense"})
  void openingsThatCannotBePlayedAreRefused(String line) {
    assertThrows(IllegalArgumentException.class, () -> games(line));
  }

  private GamePairs games(String opening) throws IOException {
    Path book = folder.resolve("book");
    Files.writeString(book, opening + "\n");
    Geometry nine = new Geometry(9, 9);
    ShapeEvaluation evaluation = ShapeEvaluation.of(Rule.FREESTYLE, nine);
    OpeningBook openings = OpeningFiles.read(book, nine, RuleSet.FREESTYLE);
    SearchSide side = new SearchSide(evaluation, new MoveBudget.Nodes(100));
    return new GamePairs(RuleSet.FREESTYLE, nine, openings, side, side, PAIRS, 1);
  }
}
