package org.katachi.conformance.measure;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

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
        answers      2,000 times from ABOUT to its answer

      Exit code: 0 measured, 1 the brain failed, 2 the command line makes no sense.
      """;

  private static final int BRAIN_FAILED = 1;
  private static final int BAD_USAGE = 2;

  private static final Map<String, Measurement> MEASUREMENTS =
      Map.of(
          "lateness", new Lateness(),
          "startup", new Startup(),
          "memory", new GameMemory(),
          "suspension", new Suspension(),
          "answers", new Answers());

  private Measure() {}

  /** Prints what was measured and exits. */
  public static void main(String[] args) throws InterruptedException {
    if (args.length < 2 || !MEASUREMENTS.containsKey(args[0])) {
      System.err.print(USAGE);
      System.exit(BAD_USAGE);
    }
    List<String> command = Arrays.asList(args).subList(1, args.length);
    try {
      MEASUREMENTS.get(args[0]).take(command, System.out);
    } catch (IOException e) {
      System.err.println("Measure: " + e.getMessage());
      System.exit(BRAIN_FAILED);
    }
  }
}
