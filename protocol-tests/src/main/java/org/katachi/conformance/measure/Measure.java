package org.katachi.conformance.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.katachi.board.Geometry;
import org.katachi.conformance.measure.BrainProcess.Timed;

/**
 * Measures a brain from outside, as managers do: how late its moves are, how fast it starts, how
 * much memory it takes, and how it bears being suspended. For Linux.
 */
public final class Measure {

  private static final String USAGE =
      """
      Usage: Measure WHAT COMMAND [ARGUMENT...]   the command starts the brain

        lateness     2,000 moves of games against itself at 50, 100 and 1,000 ms, and 400 without time,
                     one core kept busy
        startup      process start to the answer of START 20, beside the least program of the same JVM
        memory       unique set size through a game on 20x20 at 5 s a move with max_memory 350 MB
        suspension   a game with the process suspended after START and between moves, at 1,000 ms
      """;

  private static final long SEED = 1;

  /**
   * A turn without time is answered as fast as possible, which is to be within so many
   * milliseconds.
   */
  private static final int NO_TIME_MILLIS = 50;

  private final List<String> command;

  private Measure(List<String> command) {
    this.command = command;
  }

  /** Prints what was measured; exits with 2 if the command line makes no sense. */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length < 2) {
      System.err.print(USAGE);
      System.exit(2);
    }
    Measure measure = new Measure(Arrays.asList(args).subList(1, args.length));
    switch (args[0]) {
      case "lateness" -> measure.lateness();
      case "startup" -> measure.startup();
      case "memory" -> measure.memory();
      case "suspension" -> measure.suspension();
      default -> {
        System.err.print(USAGE);
        System.exit(2);
      }
    }
  }

  private void lateness() throws IOException, InterruptedException {
    Process busy = new ProcessBuilder("sh", "-c", "while :; do :; done").start();
    try {
      print("%8s %8s %8s %8s %8s %8s", "limit", "moves", "median", "99 %", "longest", "late");
      for (int limit : new int[] {0, 50, 100, 1000}) {
        double[] times = times(limit, limit == 0 || limit == 1000 ? 400 : 800);
        int allowed = limit == 0 ? NO_TIME_MILLIS : limit;
        long late = Arrays.stream(times).filter(time -> time > allowed).count();
        print(
            "%5d ms %8d %8.1f %8.1f %8.1f %8d",
            limit,
            times.length,
            quantile(times, 0.5),
            quantile(times, 0.99),
            quantile(times, 1),
            late);
      }
    } finally {
      busy.destroyForcibly();
    }
  }

  /** The times of moves in milliseconds, sorted. */
  private double[] times(int limit, int moves) throws IOException, InterruptedException {
    List<Double> times = new ArrayList<>();
    SelfPlay games =
        new SelfPlay(
            new Geometry(15, 15),
            List.of(
                "INFO timeout_turn " + limit, "INFO timeout_match 0", "INFO max_memory 367001600"),
            new Random(SEED),
            (brain, move) -> {
              times.add(move.millis());
              return times.size() < moves;
            });
    play(games);
    return times.stream().mapToDouble(Double::doubleValue).sorted().toArray();
  }

  private void play(SelfPlay games) throws IOException, InterruptedException {
    try (BrainProcess first = new BrainProcess(command);
        BrainProcess second = new BrainProcess(command)) {
      while (games.playGame(first, second)) {
        // The next game begins.
      }
    }
  }

  private void startup() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> least =
        List.of(java, "-cp", System.getProperty("java.class.path"), LeastProgram.class.getName());
    double[] brain = new double[40];
    double[] hello = new double[brain.length];
    for (int i = 0; i < brain.length; i++) {
      hello[i] = startMillis(least);
      brain[i] = startMillis(command);
    }
    Arrays.sort(brain);
    Arrays.sort(hello);
    print("%-28s %8s %8s %8s", "ms to the answer", "least", "median", "90 %");
    print(
        "%-28s %8.1f %8.1f %8.1f",
        "the brain, START 20", brain[0], quantile(brain, 0.5), quantile(brain, 0.9));
    print(
        "%-28s %8.1f %8.1f %8.1f",
        "the least program, any line", hello[0], quantile(hello, 0.5), quantile(hello, 0.9));
    print("ratio of the medians %.2f", quantile(brain, 0.5) / quantile(hello, 0.5));
  }

  private static double startMillis(List<String> command) throws IOException {
    long start = System.nanoTime();
    try (BrainProcess brain = new BrainProcess(command)) {
      brain.ask("START 20");
      return (System.nanoTime() - start) / 1e6;
    }
  }

  private void memory() throws IOException, InterruptedException {
    long[] most = {0, 0};
    SelfPlay games =
        new SelfPlay(
            new Geometry(20, 20),
            List.of("INFO timeout_turn 5000", "INFO timeout_match 0", "INFO max_memory 367001600"),
            new Random(SEED),
            (brain, move) -> {
              most[0] = Math.max(most[0], brain.uniqueSetSize());
              most[1]++;
              return true;
            });
    try (BrainProcess first = new BrainProcess(command);
        BrainProcess second = new BrainProcess(command)) {
      games.playGame(first, second);
    }
    print(
        "moves %d, greatest unique set size %,d bytes (%.0f MB)", most[1], most[0], most[0] / 1e6);
  }

  private void suspension() throws IOException, InterruptedException {
    int limit = 1000;
    double first;
    try (BrainProcess brain = new BrainProcess(command)) {
      brain.send(
          "START 15",
          "INFO timeout_turn " + limit,
          "INFO timeout_match 60000",
          "INFO max_memory 367001600");
      brain.signal("STOP");
      Thread.sleep(3000);
      brain.signal("CONT");
      long start = System.nanoTime();
      brain.send("INFO time_left 60000", "BOARD", "7,7,2", "DONE");
      brain.reply();
      brain.reply();
      first = (System.nanoTime() - start) / 1e6;
    }
    print(
        "suspended for 3 s right after START: first move after %.0f ms at a limit of %d ms",
        first, limit);
    List<Double> times = new ArrayList<>();
    play(
        new SelfPlay(
            new Geometry(15, 15),
            List.of("INFO timeout_turn " + limit),
            new Random(SEED),
            suspending(times)));
    double[] sorted = times.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    print(
        "suspended between its moves: %d moves, longest %.0f ms",
        sorted.length, quantile(sorted, 1));
  }

  /** Suspends the brain after each move and resumes it before the next, for 40 moves. */
  private static SelfPlay.MoveWatcher suspending(List<Double> times) {
    return new SelfPlay.MoveWatcher() {
      @Override
      public void beforeMove(BrainProcess brain) throws IOException, InterruptedException {
        brain.signal("CONT");
      }

      @Override
      public boolean afterMove(BrainProcess brain, Timed<String> move)
          throws IOException, InterruptedException {
        times.add(move.millis());
        if (times.size() == 40) {
          return false;
        }
        brain.signal("STOP");
        return true;
      }
    };
  }

  private static double quantile(double[] sorted, double share) {
    return sorted[(int) Math.round(share * (sorted.length - 1))];
  }

  private static void print(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }

  /** The least program that answers a line: what the JVM itself costs. */
  static final class LeastProgram {

    private LeastProgram() {}

    /** Answers the first line, waits for the second. */
    public static void main(String[] args) throws IOException {
      readLine();
      System.out.println("OK");
      readLine();
    }

    private static void readLine() throws IOException {
      int next = System.in.read();
      while (next != '\n' && next >= 0) {
        next = System.in.read();
      }
    }
  }
}
