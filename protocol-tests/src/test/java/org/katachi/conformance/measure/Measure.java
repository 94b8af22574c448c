package org.katachi.conformance.measure;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.katachi.conformance.script.StepFailed;

/**
 * A program that measures a brain from outside, as managers do: lateness, start, memory, suspension
 * and answers. It makes figures for the documents and is no part of the kit. For Linux.
 */
public final class Measure {

  private static final String USAGE =
      """
      Usage: Measure WHAT COMMAND [ARGUMENT...]   the command starts the brain

        lateness     2,000 moves of games against itself at 50, 100 and 1,000 ms, and 400 without time,
                     with one core kept busy
        startup      process start to the answer of START 20, beside the smallest program of the same JVM
        memory       unique set size during a game on 20x20 at 5 s a move with max_memory 350 MB
        suspension   a game with the process suspended after START and between moves, at 1,000 ms
        answers      the time from ABOUT to its answer, 2,000 times

      Exit code: 0 measured, 1 the brain failed, 2 the command line is wrong.
      """;

  private static final int BRAIN_FAILED = 1;
  private static final int BAD_USAGE = 2;

  private static final Map<String, Measurement> MEASUREMENTS =
      Map.of(
          "lateness", new LatenessMeasurement(),
          "startup", new StartupMeasurement(),
          "memory", new MemoryMeasurement(),
          "suspension", new SuspensionMeasurement(),
          "answers", new AnswerMeasurement());

  private Measure() {}

  /** Prints the measurement and exits. */
  public static void main(String[] args) throws InterruptedException {
    if (args.length < 2 || !MEASUREMENTS.containsKey(args[0])) {
      System.err.print(USAGE);
      System.exit(BAD_USAGE);
    }
    List<String> command = Arrays.asList(args).subList(1, args.length);
    try {
      MEASUREMENTS.get(args[0]).take(command, System.out);
    } catch (IOException | StepFailed e) {
      System.err.println("Measure: " + e.getMessage());
      System.exit(BRAIN_FAILED);
    }
  }
}
