package org.katachi.tournament.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Matches side by side, as long as {@code -Dsoak.minutes=N} says, while managers and brains are
 * killed, files may not grow and descriptors run out: no game is lost, none is played twice, none
 * has a wrong result.
 *
 * <p>{@code -Dsoak.disks=FOLDER} puts the logs into {@code soak0} and {@code soak1} there, each a
 * small file system of its own, which is filled again and again.
 */
@EnabledIfSystemProperty(named = "soak.minutes", matches = "[0-9]+")
class SoakTest {

  private static final int MATCHES_AT_ONCE = 2;
  private static final int ROUNDS = 200;
  private static final int LONGEST_MILLIS = 3_000;

  /** One manager of so many is disturbed while it starts. */
  private static final int EARLY = 4;

  /** What a full disk still has room for, in bytes: some thirty games at the most. */
  private static final int MAX_ROOM = 40_000;

  private static final Optional<String> DISKS =
      Optional.ofNullable(System.getProperty("soak.disks"));

  @TempDir Path folder;

  private enum Disturbance {
    MANAGER_KILLED,
    MANAGER_STOPPED,
    BRAINS_KILLED,
    FILES_TOO_SMALL,
    TOO_FEW_DESCRIPTORS,
    DISK_FULL
  }

  /**
   * What was done.
   *
   * @param fullDisks how many managers ended because there was no room
   */
  private record Tally(
      int matches, Map<Disturbance, Integer> disturbances, int killedBrains, int fullDisks) {}

  @Test
  void noGameIsLostOrPlayedTwiceOrWrong() throws Exception {
    long minutes = Long.parseLong(System.getProperty("soak.minutes"));
    long end = System.nanoTime() + Duration.ofMinutes(minutes).toNanos();
    long seed = System.nanoTime();
    ExecutorService threads = Executors.newFixedThreadPool(MATCHES_AT_ONCE);
    try {
      List<Callable<Tally>> soaks = new ArrayList<>();
      for (int i = 0; i < MATCHES_AT_ONCE; i++) {
        String name = "soak" + i;
        Path own = Files.createDirectory(folder.resolve(name));
        Optional<Path> disk = DISKS.map(disks -> Path.of(disks, name));
        Random random = new Random(seed + i);
        soaks.add(() -> soak(own, disk, random, end));
      }
      for (Future<Tally> soak : threads.invokeAll(soaks)) {
        System.out.println("SoakTest: seed " + seed + ", " + soak.get());
        assertTrue(soak.get().matches > 0, "no match was finished");
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static Tally soak(Path folder, Optional<Path> disk, Random random, long end)
      throws Exception {
    int kinds = Disturbance.values().length - (disk.isPresent() ? 0 : 1);
    Map<Disturbance, Integer> disturbances = new EnumMap<>(Disturbance.class);
    int matches = 0;
    int killedBrains = 0;
    int fullDisks = 0;
    while (System.nanoTime() < end) {
      Path own = Files.createDirectory(folder.resolve("match" + matches));
      Path log = disk.orElse(own).resolve("games.jsonl");
      ManagedMatch match = new ManagedMatch(own, log, ROUNDS, "0");
      int killed = 0;
      while (match.games().size() < 2 * ROUNDS) {
        Disturbance disturbance = Disturbance.values()[random.nextInt(kinds)];
        killed += disturb(match, disturbance, random);
        disturbances.merge(disturbance, 1, Integer::sum);
        fullDisks += match.output().contains("No space left") ? 1 : 0;
      }
      match.assertGoesOn(killed);
      Files.delete(log);
      matches++;
      killedBrains += killed;
    }
    return new Tally(matches, disturbances, killedBrains, fullDisks);
  }

  /** Lets a manager play for a while. Returns the number of brains that were killed. */
  private static int disturb(ManagedMatch match, Disturbance disturbance, Random random)
      throws Exception {
    Path filler = match.log().resolveSibling("filler");
    if (disturbance == Disturbance.DISK_FULL) {
      long room =
          Files.getFileStore(filler.getParent()).getUsableSpace() - random.nextInt(MAX_ROOM);
      Files.write(filler, new byte[(int) Math.max(0, room)]);
    }
    Process manager =
        switch (disturbance) {
          case FILES_TOO_SMALL -> limited(match, "-f", blocks(match) + random.nextInt(40));
          case TOO_FEW_DESCRIPTORS -> limited(match, "-n", 20 + random.nextInt(60));
          default -> match.manager();
        };
    int killed = 0;
    if (random.nextInt(EARLY) != 0) {
      awaitOutput(manager, match);
    }
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(random.nextInt(LONGEST_MILLIS));
    while (manager.isAlive() && System.nanoTime() < end) {
      Thread.sleep(5);
      if (disturbance == Disturbance.BRAINS_KILLED && random.nextInt(20) == 0) {
        killed += match.killBrain(random) ? 1 : 0;
      }
    }
    if (disturbance == Disturbance.MANAGER_KILLED) {
      manager.destroyForcibly();
    } else {
      manager.destroy();
    }
    manager.waitFor();
    Files.deleteIfExists(filler);
    return killed;
  }

  /** Waits until it has begun, however busy the machine is, or has ended. */
  private static void awaitOutput(Process manager, ManagedMatch match) throws Exception {
    while (manager.isAlive() && match.output().isEmpty()) {
      Thread.sleep(5);
    }
  }

  /** The size of the log in the units of {@code ulimit -f}: 512 bytes. */
  private static int blocks(ManagedMatch match) throws IOException {
    return Files.notExists(match.log()) ? 0 : (int) (Files.size(match.log()) >> 9);
  }

  private static Process limited(ManagedMatch match, String limit, int number) throws IOException {
    String shell = "ulimit " + limit + " " + number + "; exec \"$@\"";
    return match.limitedManager(List.of("sh", "-c", shell, "sh"));
  }
}
