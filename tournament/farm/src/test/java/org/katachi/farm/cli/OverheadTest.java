package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
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
    ScriptedMatch match = ScriptedMatch.write(folder, PAIRS, PAUSE);
    try (FarmProcesses processes = new FarmProcesses(folder)) {
      for (int turn = 1; turn <= 2; turn++) {
        Path local = folder.resolve("local" + turn);
        Process manager = processes.start("local", List.of(), Tournament.class, match.words(local));
        assertEquals(0, manager.waitFor(), () -> processes.said("local"));
        Path farm = folder.resolve("farm" + turn);
        farm(processes, match.words(farm));
        compare(new WrittenLog(local), new WrittenLog(farm));
      }
    }
  }

  private static void farm(FarmProcesses processes, List<String> words) throws Exception {
    String address = "127.0.0.1:" + FarmProcesses.freePort();
    Process coordinator = processes.coordinator(List.of(), address, words);
    Process worker = processes.worker("worker", List.of(), address);
    assertEquals(0, coordinator.waitFor(), processes::coordinatorSaid);
    worker.destroyForcibly().waitFor();
  }

  private static void compare(WrittenLog local, WrittenLog farm) throws IOException {
    assertEquals(local.results(), farm.results());
    double here = print("local manager", local);
    double there = print("farm", farm);
    System.out.printf(
        "OverheadTest: the farm's pair %.2f ms longer by the mean, %.2f %% of the throughput%n",
        there - here, 100 * (there - here) / there);
  }

  /** Returns the mean time from a pair to the next in the second half, in milliseconds. */
  private static double print(String what, WrittenLog log) throws IOException {
    List<Instant> games = log.beginnings();
    List<Double> millis = new ArrayList<>();
    for (int game = PAIRS; game + 2 < games.size(); game += 2) {
      millis.add(Duration.between(games.get(game), games.get(game + 2)).toNanos() / 1e6);
    }
    millis.sort(null);
    double mean = millis.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    System.out.printf(
        "OverheadTest: %s: %.2f ms a pair, median; %.2f ms, mean of %d%n",
        what, millis.get(millis.size() / 2), mean, millis.size());
    return mean;
  }
}
