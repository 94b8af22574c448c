package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code -Dslowline.pairs=N} pairs on a worker behind a line on which a packet takes 100 ms each
 * way and one in a hundred is lost; before that the same on a line without either. Root is needed,
 * and Python. Moves take {@code -Dslowline.move=SECONDS}, and {@code -Dslowline.concurrency=N}
 * games are played at once. Every game is in the log once. It prints games a second, and how much
 * of the time from the first game to the last the worker's slots were in a game.
 */
@EnabledIfSystemProperty(named = "slowline.pairs", matches = "[0-9]+")
class SlowLineTest {

  private static final int PAIRS = Integer.getInteger("slowline.pairs", 0);
  private static final String PAUSE = System.getProperty("slowline.move", "0.1");
  private static final int CONCURRENCY = Integer.getInteger("slowline.concurrency", 16);
  private static final long SEED = Long.getLong("slowline.seed", 1);

  private static final String ALL = "0.0.0.0:7070";
  private static final String PORT = ":7070";
  private static final int WAY_MILLIS = 100;
  private static final double LOSS = 0.01;

  @TempDir Path folder;
  private Namespaces namespaces;
  private Process line;

  @BeforeEach
  void prepare() throws Exception {
    namespaces = new Namespaces();
  }

  @AfterEach
  void end() throws Exception {
    if (line != null) {
      line.destroy();
    }
    namespaces.remove();
  }

  @Test
  void gamesBoundWhatASlowLineCarries() throws Exception {
    play("a line without delay", 1, Namespaces.address(1));
    line = namespaces.join(2, WAY_MILLIS, LOSS, SEED, folder.resolve("line"));
    play(WAY_MILLIS + " ms each way, lost " + LOSS, 2, Namespaces.slowAddress());
    line.toHandle().destroy(); // Leaves its output open.
    System.out.println("SlowLineTest: " + line.inputReader().readLine());
  }

  private void play(String what, int worker, String address) throws Exception {
    Path own = folder.resolve("worker" + worker);
    own.toFile().mkdir();
    WrittenLog log = new WrittenLog(own.resolve("games.jsonl"));
    ScriptedMatch match = ScriptedMatch.write(own, PAIRS, PAUSE);
    try (FarmProcesses processes = new FarmProcesses(own)) {
      Process coordinator =
          processes.coordinator(Namespaces.coordinators(), ALL, match.words(log.file()));
      processes.worker(
          "worker",
          Namespaces.workers(worker),
          address + PORT,
          "-force-concurrency",
          "-concurrency",
          Integer.toString(CONCURRENCY));
      assertEquals(0, coordinator.waitFor(), processes::coordinatorSaid);
    }
    assertEquals(IntStream.rangeClosed(1, match.games()).boxed().toList(), log.numbers());
    WrittenLog.Pace pace = log.pace();
    System.out.printf(
        "SlowLineTest: %s: %d games of %.2f s in %.1f s, %.2f a second; in a game %.1f %% of the"
            + " time of %d slots%n",
        what,
        match.games(),
        pace.gameSeconds() / match.games(),
        pace.seconds(),
        match.games() / pace.seconds(),
        100 * pace.gameSeconds() / (CONCURRENCY * pace.seconds()),
        CONCURRENCY);
  }
}
