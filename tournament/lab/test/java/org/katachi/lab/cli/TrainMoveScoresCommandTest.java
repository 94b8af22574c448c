package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.eval.MoveWeights;
import org.katachi.rules.Rule;

class TrainMoveScoresCommandTest {

  @TempDir private Path folder;

  private String games;
  private String weights;

  @BeforeEach
  void names() {
    games = folder.resolve("games").toString();
    weights = folder.resolve("weights").toString();
    LabRun run = LabRun.of("selfplay", "--boardsize=9", "--nodes=100", "--count=3", games);
    assertEquals(0, run.code(), run.err());
  }

  @Test
  void theWeightsOfMovesAreFitted() throws Exception {
    LabRun run = LabRun.of("train move-scores", "--epochs=2", weights, games);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains(" duplicates left out"), run.out());
    assertTrue(run.out().contains("2 of 2"), run.out());
    assertTrue(run.out().contains("\n  15 to 30       "), run.out());
    MoveWeights fitted = MoveWeights.read(Path.of(weights));
    MoveWeights shipped = MoveWeights.of(Rule.FREESTYLE);
    assertFalse(Arrays.equals(shipped.own(), fitted.own()));
    assertFalse(Arrays.equals(shipped.threatMoves(), fitted.threatMoves()));
  }

  @Test
  void aFitMayBeginWithOtherWeightsOrWithNone() throws Exception {
    Path zero = folder.resolve("zero");
    MoveWeights.zero().file().write(zero);
    String fitted = folder.resolve("fitted").toString();
    for (String start : List.of("--from=" + zero, "--untrained")) {
      LabRun run = LabRun.of("train move-scores", "--epochs=1", "--lr=0", start, weights, games);
      assertEquals(0, run.code(), run.err());
      assertEquals(-1, Files.mismatch(zero, Path.of(weights)), start);
      assertEquals(0, LabRun.of("train move-scores", "--epochs=1", start, fitted, games).code());
      assertNotEquals(-1, Files.mismatch(zero, Path.of(fitted)), start);
    }
  }

  @Test
  void badUsageIsExplained() {
    assertRefused(2, "--epochs is at least 1, not 0", "--epochs=0", weights, games);
    assertRefused(2, "--lr is from 0 to 1, not 2.0", "--lr=2", weights, games);
    assertRefused(2, "the files hold too few games", "--games=1", weights, games);
    assertRefused(
        2, "--untrained does not go with --from", "--untrained", "--from=w", weights, games);
    String missing = folder.resolve("missing").toString();
    assertRefused(1, "there is no file " + missing, "--from=" + missing, weights, games);
  }

  private static void assertRefused(int code, String message, String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "train move-scores";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    LabRun run = LabRun.of(all);
    assertEquals(code, run.code());
    assertTrue(run.err().contains("katachi-lab train move-scores: " + message), run.err());
  }
}
