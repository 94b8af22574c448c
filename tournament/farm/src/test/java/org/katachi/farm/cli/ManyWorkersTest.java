package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * A coordinator with 512 MB of heap and {@code -Dsimulated.workers=N} workers whose games take no
 * time, for {@code -Dsimulated.pairs=N} pairs: every game is in the log once, the report is whole.
 * It prints how many games a second came into the log.
 */
@EnabledIfSystemProperty(named = "simulated.workers", matches = "[0-9]+")
class ManyWorkersTest {

  private static final String WORKERS = System.getProperty("simulated.workers");
  private static final int PAIRS = Integer.getInteger("simulated.pairs", 20_000);
  private static final String HEAP = "-Xmx512m";

  /** Connections are made and the compiler does its work in the first of so many parts. */
  private static final int PARTS = 4;

  @TempDir Path folder;

  @Test
  void allGamesOfManyWorkersAreKept() throws Exception {
    WrittenLog log = new WrittenLog(folder.resolve("games.jsonl"));
    try (FarmProcesses processes = new FarmProcesses(folder)) {
      Process coordinator = start(processes, log.file());
      int first = 2 * PAIRS / PARTS;
      await(coordinator, log, first);
      long begin = System.nanoTime();
      int counted = log.size();
      await(coordinator, log, 2 * PAIRS);
      double seconds = (System.nanoTime() - begin) / 1e9;
      assertEquals(0, coordinator.waitFor(), processes::coordinatorSaid);
      System.out.printf(
          "ManyWorkersTest: %s workers, %d games, %s: %.0f games a second%n",
          WORKERS, 2 * PAIRS, HEAP, (2 * PAIRS - counted) / seconds);
    }
    assertEquals(IntStream.rangeClosed(1, 2 * PAIRS).boxed().toList(), log.numbers());
    assertTrue(Files.readString(folder.resolve("report.html")).endsWith("</html>\n"));
  }

  private Process start(FarmProcesses processes, Path log) throws Exception {
    int port = FarmProcesses.freePort();
    List<String> words = new ArrayList<>(ScriptedMatch.write(folder, PAIRS, "0").words(log));
    words.addAll(
        List.of("-ratinginterval", "1000", "-report", folder.resolve("report.html").toString()));
    Process coordinator =
        processes.coordinator(List.of(FarmProcesses.java(), HEAP), "127.0.0.1:" + port, words);
    while (!Files.exists(log)) {
      assertTrue(coordinator.isAlive(), processes::coordinatorSaid);
      Thread.sleep(50);
    }
    processes.start(
        "workers",
        List.of(),
        SimulatedWorkers.class,
        List.of(Integer.toString(port), processes.token().toString(), WORKERS));
    return coordinator;
  }

  private static void await(Process coordinator, WrittenLog log, int games) throws Exception {
    while (coordinator.isAlive() && log.size() < games) {
      Thread.sleep(200);
    }
  }
}
