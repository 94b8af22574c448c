package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.farm.broker.Secret;
import org.katachi.process.scripted.LeftProcesses;
import org.katachi.process.scripted.ScriptedBrain;

/**
 * {@code -Dnamespaces.pairs=N} pairs over four workers with addresses of their own, in network
 * namespaces; root is needed. In random order workers are killed and others started, lines are cut
 * for half a minute, and the coordinator is killed and started again: every game is in the log
 * once, and no brain is left.
 */
@EnabledIfSystemProperty(named = "namespaces.pairs", matches = "[0-9]+")
class NamespacesTest {

  private static final int PAIRS = Integer.getInteger("namespaces.pairs", 0);
  private static final Path SCRIPT = Path.of("src/test/sh/namespaces.sh").toAbsolutePath();
  private static final int WORKERS = 4;
  private static final int PORT = 7070;
  private static final int CUT_MILLIS = 30_000;

  @TempDir Path folder;
  private FarmProcesses processes;
  private final Process[] workers = new Process[WORKERS];
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
    script("down");
    script("up");
    processes = new FarmProcesses(folder);
    Secret.make(token());
    Files.writeString(folder.resolve("book"), "o15\no14\n");
    brain("row", "$n,3");
    brain("gaps", "$((2*n)),8");
  }

  @AfterEach
  void end() throws Exception {
    processes.close();
    script("down");
  }

  @Test
  void everyPairCountsOnceWhateverHappens() throws Exception {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    coordinator = coordinator();
    for (int worker = 0; worker < WORKERS; worker++) {
      workers[worker] = worker(worker);
    }
    Map<Disturbance, Integer> done = new EnumMap<>(Disturbance.class);
    List<Disturbance> all = disturbances(random);
    for (int i = 0; i < all.size(); i++) {
      // Half of the games are left for what happens during them.
      awaitGames(PAIRS * i / all.size() + 1);
      if (log().size() < 2 * PAIRS - WORKERS) {
        disturb(all.get(i), random);
        done.merge(all.get(i), 1, Integer::sum);
      }
    }
    assertEquals(0, coordinator.waitFor(), () -> processes.said("coordinator"));
    System.out.println("NamespacesTest: seed " + seed + ", " + PAIRS + " pairs, " + done);
    assertEquals(IntStream.rangeClosed(1, 2 * PAIRS).boxed().toList(), log().numbers());
    assertTrue(done.values().stream().mapToInt(Integer::intValue).sum() > 0, "nothing happened");
    processes.close();
    assertEquals(List.of(), LeftProcesses.mentioning("sh " + folder));
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
    int worker = random.nextInt(WORKERS);
    switch (disturbance) {
      case WORKER_KILLED -> {
        workers[worker].destroyForcibly().waitFor();
        workers[worker] = worker(worker);
      }
      case LINE_CUT -> {
        script("cut", Integer.toString(worker + 1));
        Thread.sleep(CUT_MILLIS);
        script("join", Integer.toString(worker + 1));
      }
      case COORDINATOR_KILLED -> {
        coordinator.destroyForcibly().waitFor();
        coordinator = coordinator();
      }
    }
  }

  private void awaitGames(int games) throws Exception {
    while (log().size() < games) {
      assertTrue(coordinator.isAlive(), () -> processes.said("coordinator"));
      Thread.sleep(50);
    }
  }

  private Process coordinator() throws IOException {
    return processes.start(
        "coordinator",
        in("c"),
        Farm.class,
        "-serve",
        "0.0.0.0:" + PORT,
        "-token-file",
        token().toString(),
        "-engine",
        "cmd=sh '" + folder.resolve("row") + "'",
        "name=row",
        "-engine",
        "cmd=sh '" + folder.resolve("gaps") + "'",
        "name=gaps",
        "-openings",
        "file=" + folder.resolve("book"),
        "-rounds",
        Integer.toString(PAIRS),
        "-out",
        log().file().toString(),
        "-resume",
        "-each",
        "tc=600/60");
  }

  private Process worker(int number) throws IOException {
    String name = Integer.toString(number + 1);
    return processes.start(
        "worker" + name,
        in(name),
        Worker.class,
        "10.199." + name + ".1:" + PORT,
        "-token-file",
        token().toString(),
        "-concurrency",
        "2",
        "-cache",
        folder.resolve("cache").toString());
  }

  private static List<String> in(String namespace) {
    return List.of("ip", "netns", "exec", "katachi-" + namespace, FarmProcesses.java(), "-Xmx256m");
  }

  private static void script(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("sh", SCRIPT.toString()));
    Collections.addAll(command, words);
    assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor(), command::toString);
  }

  private Path token() {
    return folder.resolve("token");
  }

  private WrittenLog log() {
    return new WrittenLog(folder.resolve("games.jsonl"));
  }

  private void brain(String name, String move) throws IOException {
    new ScriptedBrain()
        .onMove("sleep 0.01; echo \"" + move + "\"; n=$((n+1))")
        .write(folder.resolve(name));
  }
}
