package org.katachi.conformance.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.brain.scripted.LeftProcesses;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.conformance.script.StepFailed;

/** Brains are measured in games against themselves; none outlives its test. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(30)
class MeasuredBrainTest {

  @TempDir Path folder;

  @AfterEach
  void noProcessIsLeft() {
    assertEquals(List.of(), LeftProcesses.mentioning(folder.toString()));
  }

  @Test
  void commentsAreNoReplies() throws Exception {
    List<String> command =
        new ScriptedBrain()
            .on("BEGIN", "echo MESSAGE one; echo DEBUG two; echo 7,7")
            .write(folder.resolve("brain"));
    try (MeasuredBrain brain = new MeasuredBrain(command)) {
      assertEquals("OK", brain.ask("START 15").text());
      assertEquals("7,7", brain.ask("INFO rule 0", "BEGIN").text());
    }
  }

  @Test
  void aSuspendedBrainAnswersWhenItGoesOn() throws Exception {
    List<String> command = new ScriptedBrain().write(folder.resolve("brain"));
    try (MeasuredBrain brain = new MeasuredBrain(command)) {
      brain.suspend();
      brain.send("START 15");
      Thread.sleep(200);
      brain.resume();
      assertEquals("OK", brain.reply().text());
      assertTrue(brain.millis() >= 200);
      brain.suspend();
    }
  }

  @Test
  void aBrainThatDiesIsAnError() throws Exception {
    List<String> command =
        new ScriptedBrain().first("echo no memory >&2; exit 1").write(folder.resolve("brain"));
    try (MeasuredBrain brain = new MeasuredBrain(command)) {
      StepFailed failure = assertThrows(StepFailed.class, () -> brain.ask("START 15"));
      assertEquals("the brain exited with code 1", failure.getMessage());
    }
  }

  @Test
  void gamesGoOnUntilTheWatcherStops() throws Exception {
    Path received = folder.resolve("received");
    List<Double> moves = new ArrayList<>();
    new MeasuredGames(
            new Geometry(15, 15),
            List.of("INFO timeout_turn 7"),
            brain -> {
              moves.add(brain.millis());
              return moves.size() < 10;
            })
        .play(rows(received));
    assertEquals(10, moves.size());
    // Both brains get the commands of both games.
    assertEquals(4, lines(received, "START 15"));
    assertEquals(4, lines(received, "INFO timeout_turn 7"));
  }

  @Test
  void anIllegalMoveEndsTheMeasurement() throws Exception {
    List<String> command = new ScriptedBrain().onMove("echo 0,0").write(folder.resolve("brain"));
    MeasuredGames games = new MeasuredGames(new Geometry(15, 15), List.of(), brain -> true);
    StepFailed failure = assertThrows(StepFailed.class, () -> games.play(command));
    assertEquals("illegal move: 0,0", failure.getMessage());
  }

  /** A brain that makes five in row 0 or row 1, depending on its opponent. */
  private List<String> rows(Path received) throws IOException {
    return new ScriptedBrain()
        .each("echo \"$line\" >>" + received)
        .on("[0-9]*", "stones=$((stones+1))")
        .on("BOARD", "stones=0")
        .on("DONE", "n=1; y=$((stones%2)); echo 0,$y")
        .on("TURN*", "echo $n,$y; n=$((n+1))")
        .write(folder.resolve("brain"));
  }

  private static long lines(Path file, String line) throws IOException {
    return Files.readAllLines(file).stream().filter(line::equals).count();
  }
}
