package org.katachi.tournament.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.brain.ProcessGroup;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.EnginePlayer;
import org.katachi.tournament.player.GameSpoiled;
import org.katachi.tournament.player.ProgramFiles;
import org.katachi.tournament.player.SpecBuilder;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.player.TimeControl;

/**
 * Whether brains that answer in time are ever late: each answers {@value #SPARE_MILLIS} ms before
 * its {@value #TURN_MILLIS} ms are over, {@value #GAMES} games are played at once, and meanwhile
 * the manager makes garbage and every processor is kept busy. Printed are the moves, and those that
 *
 * <ul>
 *   <li>spoiled their game, as the manager was held up: such a game is played again
 *   <li>were late because the brain itself was, or had less than a millisecond left: it writes down
 *       when it has answered
 *   <li>were late though the brain was not: there should be none
 * </ul>
 *
 * <p>Arguments: seconds, megabytes that stay reachable while garbage is made. For Linux.
 */
public final class FalseLateness {

  private static final int TURN_MILLIS = 50;
  private static final int SPARE_MILLIS = 5;
  private static final int GAMES = 4;
  private static final int MOVES = 20;
  private static final int MEGABYTE = 1 << 20;
  private static final int GARBAGE_BYTES = 1_000;

  /** With the pause, some 100 MB a second. */
  private static final int ARRAYS_AT_ONCE = 100;

  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** How long after a late move its brain may take to write down when it was made. */
  private static final long NOTE_MILLIS = 200;

  private static final Geometry BOARD = new Geometry(15, 15);
  private static final RuleSet FREESTYLE = RuleSet.ofInfo(0).orElseThrow();
  private static final TimeControl TIME = new TimeControl(0, TURN_MILLIS, 0, 0);

  private final Path folder;
  private final long end;
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicInteger spoiled = new AtomicInteger();
  private final AtomicInteger late = new AtomicInteger();
  private final AtomicInteger falselyLate = new AtomicInteger();

  private FalseLateness(Path folder, long end) {
    this.folder = folder;
    this.end = end;
  }

  /** Prints what came of the moves. */
  public static void main(String[] arguments) throws Exception {
    long seconds = Long.parseLong(arguments[0]);
    int reachable = Integer.parseInt(arguments[1]);
    List<ProcessGroup> load = new ArrayList<>();
    for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
      load.add(new ProcessGroup(new ProcessBuilder("sh", "-c", "while :; do :; done")));
    }
    Thread garbage = new Thread(() -> makeGarbage(reachable), "garbage");
    garbage.setDaemon(true);
    garbage.start();
    try {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
      FalseLateness measured = new FalseLateness(Files.createTempDirectory("lateness"), end);
      measured.play();
      System.out.printf(
          Locale.ROOT,
          "%d moves: %d spoiled their game, %d late, %d late though the brain was not%n",
          measured.moves.get(),
          measured.spoiled.get(),
          measured.late.get(),
          measured.falselyLate.get());
    } finally {
      load.forEach(ProcessGroup::close);
    }
  }

  /** Keeps some of it for a while, so that there is something to copy and to mark. */
  private static void makeGarbage(int megabytes) {
    byte[][] kept = new byte[megabytes * (MEGABYTE / GARBAGE_BYTES)][];
    for (int i = 0; ; i = (i + 1) % kept.length) {
      kept[i] = new byte[GARBAGE_BYTES];
      if (i % ARRAYS_AT_ONCE == 0) {
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    }
  }

  private void play() throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      int game = i;
      threads.add(new Thread(() -> playGames(game), "game " + i));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void playGames(int number) {
    List<Path> notes = List.of(folder.resolve(number + "black"), folder.resolve(number + "white"));
    try (EnginePlayer black = player(notes.get(0));
        EnginePlayer white = player(notes.get(1))) {
      while (System.nanoTime() < end) {
        playGame(List.of(black, white), notes);
      }
    } catch (BrainFailure | IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static EnginePlayer player(Path notes) {
    List<String> command =
        List.of(
            "nice", // Before the load, where that is allowed: it is to delay the manager.
            "-n",
            "-10",
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Brain.class.getName(),
            notes.toString());
    return new EnginePlayer(
        new SpecBuilder("in time", command, TIME).startMillis(60_000).build(),
        ProgramFiles.NONE,
        warning -> {});
  }

  private void playGame(List<EnginePlayer> players, List<Path> notes)
      throws BrainFailure, IOException, InterruptedException {
    for (EnginePlayer player : players) {
      player.start(BOARD, FREESTYLE);
    }
    List<Point> stones = new ArrayList<>();
    for (int i = 0; i < MOVES && System.nanoTime() < end; i++) {
      moves.incrementAndGet();
      long asked = System.nanoTime();
      try {
        stones.add(players.get(i % 2).ask(stones).move());
      } catch (GameSpoiled e) {
        spoiled.incrementAndGet();
        return;
      } catch (BrainFailure e) {
        if (e.ending() != Termination.LATE && e.ending() != Termination.HUNG) {
          throw e;
        }
        boolean wasLate =
            answered(notes.get(i % 2)) - asked > TimeUnit.MILLISECONDS.toNanos(TURN_MILLIS - 1);
        (wasLate ? late : falselyLate).incrementAndGet();
        if (!wasLate) {
          System.out.println(e.getMessage());
        }
        return;
      }
    }
  }

  /** When the last answer was written. */
  private static long answered(Path notes) throws IOException, InterruptedException {
    Thread.sleep(NOTE_MILLIS);
    try (RandomAccessFile file = new RandomAccessFile(notes.toFile(), "r")) {
      return file.readLong();
    }
  }

  /** Answers so long after it was asked. What it writes down is when that was done. */
  static final class Brain {

    private Brain() {}

    public static void main(String[] arguments) throws IOException {
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
      int played = 0;
      try (RandomAccessFile notes = new RandomAccessFile(arguments[0], "rw")) {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
          long asked = System.nanoTime();
          if (line.startsWith("START")) {
            played = 0;
            say("OK");
          } else if (line.equals("END")) {
            return;
          } else if (line.startsWith("BEGIN") || line.startsWith("TURN")) {
            long answer = asked + TimeUnit.MILLISECONDS.toNanos(TURN_MILLIS - SPARE_MILLIS);
            while (System.nanoTime() < answer) {
              LockSupport.parkNanos(answer - System.nanoTime());
            }
            say(played % BOARD.width() + "," + played / BOARD.width());
            played++;
            notes.seek(0);
            notes.writeLong(System.nanoTime());
          }
        }
      }
    }

    private static void say(String line) {
      System.out.print(line + "\n");
      System.out.flush();
    }
  }
}
