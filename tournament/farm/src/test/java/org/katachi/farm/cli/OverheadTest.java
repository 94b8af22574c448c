package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.farm.broker.Secret;
import org.katachi.process.scripted.ScriptedBrain;
import org.katachi.tournament.cli.Tournament;

/**
 * What a pair costs beside its games, here and in the local manager: {@code -Doverhead.pairs=N}
 * pairs of brains that answer after {@code -Doverhead.move=SECONDS}, one game at once. It prints
 * the time from a pair to the next in the second half: median and mean.
 */
@EnabledIfSystemProperty(named = "overhead.pairs", matches = "[0-9]+")
class OverheadTest {

  private static final int PAIRS = Integer.getInteger("overhead.pairs", 0);
  private static final String PAUSE = System.getProperty("overhead.move", "0");

  @TempDir Path folder;

  @Test
  void aPairInTheFarmAndInTheLocalManager() throws Exception {
    String pause = PAUSE.equals("0") ? "" : "sleep " + PAUSE + "; ";
    new ScriptedBrain().onMove(pause + "echo \"$n,3\"; n=$((n+1))").write(folder.resolve("row"));
    new ScriptedBrain()
        .onMove(pause + "echo \"$((2*n)),8\"; n=$((n+1))")
        .write(folder.resolve("gaps"));
    try (FarmProcesses processes = new FarmProcesses(folder)) {
      for (int turn = 1; turn <= 2; turn++) {
        Path local = folder.resolve("local" + turn);
        assertEquals(
            0, processes.start("local", List.of(), Tournament.class, words(local)).waitFor());
        print("local manager", local);
        Path farm = folder.resolve("farm" + turn);
        farm(processes, farm);
        print("farm", farm);
      }
    }
  }

  private void farm(FarmProcesses processes, Path log) throws Exception {
    String address = "127.0.0.1:" + FarmProcesses.freePort();
    String token = folder.resolve("token").toString();
    if (Files.notExists(Path.of(token))) {
      Secret.make(Path.of(token));
    }
    List<String> words = new ArrayList<>(List.of("-serve", address, "-token-file", token));
    words.addAll(Arrays.asList(words(log)));
    Process coordinator =
        processes.start("coordinator", List.of(), Farm.class, words.toArray(String[]::new));
    String cache = folder.resolve("cache").toString();
    Process worker =
        processes.start(
            "worker", List.of(), Worker.class, address, "-token-file", token, "-cache", cache);
    assertEquals(0, coordinator.waitFor(), () -> processes.said("coordinator"));
    worker.destroyForcibly().waitFor();
  }

  private String[] words(Path log) {
    return new String[] {
      "-engine",
      "cmd=sh '" + folder.resolve("row") + "'",
      "name=row",
      "-engine",
      "cmd=sh '" + folder.resolve("gaps") + "'",
      "name=gaps",
      "-each",
      "tc=600/60",
      "-rounds",
      Integer.toString(PAIRS),
      "-out",
      log.toString()
    };
  }

  private static void print(String what, Path file) throws IOException {
    List<Instant> games = new WrittenLog(file).beginnings();
    assertEquals(2 * PAIRS, games.size());
    List<Double> millis = new ArrayList<>();
    for (int game = PAIRS; game + 2 < games.size(); game += 2) {
      millis.add(Duration.between(games.get(game), games.get(game + 2)).toNanos() / 1e6);
    }
    millis.sort(null);
    System.out.printf(
        "OverheadTest: %s: %.2f ms a pair, median; %.2f ms, mean of %d%n",
        what,
        millis.get(millis.size() / 2),
        millis.stream().mapToDouble(Double::doubleValue).average().orElseThrow(),
        millis.size());
  }
}
