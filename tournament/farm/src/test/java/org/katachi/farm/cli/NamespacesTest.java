package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.LeftProcesses;

/**
 * {@code -Dnamespaces.pairs=N} pairs, 1,000 or so, over four workers with addresses of their own,
 * in network namespaces; root is needed. In random order ten times a worker is killed and another
 * one started, five times a line is cut for half a minute, and five times the coordinator is killed
 * and started again: every game is in the log once, all of them and the tables are those of the
 * local manager, and no brain is left.
 */
@EnabledIfSystemProperty(named = "namespaces.pairs", matches = "[0-9]+")
class NamespacesTest {

  private static final int PAIRS = Integer.getInteger("namespaces.pairs", 0);

  /** So long, in seconds, that there are games to play after all that happens. */
  private static final String PAUSE = System.getProperty("namespaces.move", "0.1");

  private static final String ALL = "0.0.0.0:7070";
  private static final String PORT = ":7070";
  private static final int CUT_MILLIS = 30_000;

  @TempDir Path folder;
  private Namespaces namespaces;
  private FarmProcesses processes;
  private ScriptedMatch match;
  private final Process[] workers = new Process[Namespaces.WORKERS];
  private Process coordinator;

  private enum Disturbance {
    WORKER_KILLED(10),
    LINE_CUT(5),
    COORDINATOR_KILLED(5);

    private final int times;

    Disturbance(int times) {
      this.times = times;
    }
  }

  @BeforeEach
  void prepare() throws Exception {
    namespaces = new Namespaces();
    processes = new FarmProcesses(folder);
    match = ScriptedMatch.write(folder, PAIRS, PAUSE);
  }

  @AfterEach
  void end() throws Exception {
    processes.close();
    namespaces.remove();
  }

  @Test
  void everyPairCountsOnceWhateverHappens() throws Exception {
    long seed = System.nanoTime();
    System.out.println("NamespacesTest: seed " + seed + ", " + PAIRS + " pairs");
    Random random = new Random(seed);
    startCoordinator();
    for (int worker = 1; worker <= Namespaces.WORKERS; worker++) {
      startWorker(worker);
    }
    List<Disturbance> all = disturbances(random);
    for (int i = 0; i < all.size(); i++) {
      // Half of the games are left for what happens during them.
      awaitGames(PAIRS * i / all.size() + 1);
      disturb(all.get(i), random);
      System.out.println("NamespacesTest: " + log().size() + " games, " + all.get(i));
    }
    assertTrue(
        coordinator.isAlive(), "all was over before the last of it: a longer namespaces.move");
    assertEquals(0, coordinator.waitFor(), processes::coordinatorSaid);
    assertEquals(IntStream.rangeClosed(1, match.games()).boxed().toList(), log().numbers());
    processes.close();
    assertEquals(List.of(), LeftProcesses.mentioning("sh " + folder));
    match.assertAsByLocalManager(log(), processes);
    System.out.println("NamespacesTest: here and by the local manager " + log().tables());
  }

  private static List<Disturbance> disturbances(Random random) {
    List<Disturbance> all = new ArrayList<>();
    for (Disturbance disturbance : Disturbance.values()) {
      all.addAll(Collections.nCopies(disturbance.times, disturbance));
    }
    Collections.shuffle(all, random);
    return all;
  }

  private void disturb(Disturbance disturbance, Random random) throws Exception {
    int worker = 1 + random.nextInt(Namespaces.WORKERS);
    switch (disturbance) {
      case WORKER_KILLED -> {
        workers[worker - 1].destroyForcibly().waitFor();
        startWorker(worker);
      }
      case LINE_CUT -> {
        namespaces.cut(worker);
        Thread.sleep(CUT_MILLIS);
        namespaces.mend(worker);
      }
      case COORDINATOR_KILLED -> {
        coordinator.destroyForcibly().waitFor();
        startCoordinator();
      }
    }
  }

  private void awaitGames(int games) throws Exception {
    while (log().size() < games) {
      assertTrue(coordinator.isAlive(), processes::coordinatorSaid);
      Thread.sleep(50);
    }
  }

  private void startCoordinator() throws IOException {
    coordinator = processes.coordinator(Namespaces.coordinators(), ALL, match.words(log().file()));
  }

  private void startWorker(int worker) throws IOException {
    workers[worker - 1] =
        processes.worker(
            "worker" + worker,
            Namespaces.workers(worker),
            Namespaces.address(worker) + PORT,
            "-force-concurrency",
            "-concurrency",
            "2");
  }

  private WrittenLog log() {
    return new WrittenLog(folder.resolve("games.jsonl"));
  }
}
