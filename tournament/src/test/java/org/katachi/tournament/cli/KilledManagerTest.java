package org.katachi.tournament.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The manager is ended in the middle of a match: nothing is left of it but true games. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(300)
class KilledManagerTest {

  private static final int KILLS = 20;

  @TempDir Path folder;

  @Test
  void stoppedBySignal() throws Exception {
    ManagedMatch match = new ManagedMatch(folder, 10, "0.01");
    Path page = folder.resolve("page.html");
    Process manager = match.manager("-report", page.toString());
    match.awaitGames(manager, 3);
    manager.destroy();
    assertEquals(128 + 15, manager.waitFor(), match::output);
    assertTrue(Files.readString(page).strip().endsWith("</html>"), "the report is whole");
    assertTrue(match.output().contains("Report: " + page), match::output);
    assertTrue(Files.notExists(folder.resolve("games.jsonl.lock")));
    assertEquals(List.of(), match.brains());
    assertTrue(match.output().contains("The tournament was stopped."), match::output);
    assertTrue(match.output().contains("with -resume goes on"), match::output);
    assertTrue(match.games().size() < 20, "the match was over before");
    match.assertGoesOn();
  }

  /** What the signal does to a brain is no fault of the brain's. */
  @Test
  void stoppedInTheCheck() throws Exception {
    // A brain that thinks so long is not checked before the signal comes.
    ManagedMatch match = new ManagedMatch(folder, 10, "60");
    Process manager = match.manager("-check");
    while (!match.output().contains("Checking row:")) {
      assertTrue(manager.isAlive(), match::output);
      Thread.sleep(5);
    }
    manager.destroy();
    assertEquals(128 + 15, manager.waitFor(), match::output);
    assertTrue(match.output().contains("Stopped in the check; nothing was played."), match::output);
    for (String blame : List.of("FAILED", "can't be started", "Not let in", "Checking gaps")) {
      assertFalse(match.output().contains(blame), match::output);
    }
    assertEquals(List.of(), match.brains());
  }

  @Test
  void aStoppedMatchTellsHowItGoesOn() throws Exception {
    ManagedMatch match = new ManagedMatch(folder, 10, "0.01");
    Process manager = match.manager();
    match.awaitGames(manager, 3);
    manager.destroy();
    assertEquals(128 + 15, manager.waitFor(), match::output);
    assertTrue(match.output().contains("with -resume goes on"), match::output);
    assertTrue(match.output().contains("Games: " + folder.resolve("games.jsonl")), match::output);
  }

  /**
   * Killed at random moments, and each time started again, until all games are played: by the last
   * start, or on a fast machine by one of those that were to be killed.
   */
  @Test
  void killedAgainAndAgain() throws Exception {
    long seed = System.nanoTime();
    System.out.println("KilledManagerTest: seed " + seed);
    Random random = new Random(seed);
    int games = 600;
    ManagedMatch match = new ManagedMatch(folder, games / 2, "0");
    int killed = 0;
    for (int kill = 0; kill < KILLS && match.games().size() < games; kill++) {
      int awaited = random.nextBoolean() ? match.games().size() + 1 + random.nextInt(3) : 0;
      Process manager = match.manager();
      match.awaitGames(manager, Math.min(awaited, games));
      manager.waitFor(random.nextInt(100), TimeUnit.MILLISECONDS);
      manager.destroyForcibly();
      killed += manager.waitFor() == 0 ? 0 : 1;
    }
    assertTrue(killed > 0, "the match was over before");
    match.assertGoesOn();
  }

  /** The same command in two shells: the second does not touch the log of the first. */
  @Test
  void aSecondManagerLeavesTheLogOfTheFirstAlone() throws Exception {
    // Long enough for the second to start, however busy the machine is.
    ManagedMatch match = new ManagedMatch(folder, 2_000, "0.05");
    Process first = match.manager();
    match.awaitGames(first, 1);
    Path told = folder.resolve("second");
    assertEquals(2, match.manager(told, List.of()).waitFor());
    assertTrue(
        Files.readString(told)
            .contains(
                match.log() + " is being written by another program (process " + first.pid()));
    match.awaitGames(first, match.games().size() + 1);
    first.destroy();
    assertEquals(128 + 15, first.waitFor());
    List<String> numbers =
        match.games().stream().map(game -> game.substring(0, game.indexOf(','))).toList();
    assertEquals(numbers.stream().distinct().toList(), numbers);
  }

  /** Descriptors run out when the brains of a later game are started. */
  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs prlimit")
  void tooFewDescriptorsLoseNoGame() throws Exception {
    ManagedMatch match = new ManagedMatch(folder, 40, "0.01");
    Process manager = match.manager("restart=process");
    match.awaitGames(manager, 2);
    long most = 0;
    for (int look = 0; look < 50; look++) {
      try (Stream<Path> open = Files.list(Path.of("/proc/" + manager.pid() + "/fd"))) {
        most = Math.max(most, open.count());
      }
      Thread.sleep(2);
    }
    String limit = "--nofile=" + (most - 8);
    new ProcessBuilder("prlimit", "--pid", Long.toString(manager.pid()), limit).start().waitFor();
    assertEquals(1, manager.waitFor(), match::output);
    assertTrue(match.output().contains("no process can be started for "), match::output);
    match.assertGoesOn("restart=process");
  }

  /** A limit on the size of files stands for a full disk. */
  @Test
  void aFullDiskLosesNoGame() throws Exception {
    ManagedMatch match = new ManagedMatch(folder, 30, "0");
    List<String> prefix = List.of("sh", "-c", "ulimit -f 32; exec \"$@\"", "sh");
    Process manager = match.limitedManager(prefix);
    assertEquals(1, manager.waitFor(), match::output);
    assertTrue(match.output().contains(match.log() + " can't be written: "), match::output);
    match.assertGoesOn();
  }
}
