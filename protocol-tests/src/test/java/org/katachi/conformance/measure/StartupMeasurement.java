package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.katachi.conformance.report.Distribution;
import org.katachi.conformance.script.StepFailed;

/** Measures the time from start to first answer, beside the smallest program of the same JVM. */
final class StartupMeasurement implements Measurement {

  private static final int STARTS = 40;

  @Override
  public void take(List<String> command, PrintStream out)
      throws IOException, StepFailed, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> smallest =
        List.of(
            java, "-cp", System.getProperty("java.class.path"), SmallestProgram.class.getName());
    List<Double> brainMillis = new ArrayList<>();
    List<Double> smallestMillis = new ArrayList<>();
    for (int i = 0; i < STARTS; i++) {
      smallestMillis.add(startMillis(smallest));
      brainMillis.add(startMillis(command));
    }
    Distribution brain = new Distribution(brainMillis);
    Distribution hello = new Distribution(smallestMillis);
    out.printf("%-31s %8s %8s %8s%n", "ms to the answer", "least", "median", "90 %");
    print(out, "the brain, START 20", brain);
    print(out, "the smallest program, any line", hello);
    out.printf(Locale.ROOT, "ratio of the medians %.2f%n", brain.median() / hello.median());
  }

  private static void print(PrintStream out, String what, Distribution sample) {
    out.printf(
        Locale.ROOT,
        "%-31s %8.1f %8.1f %8.1f%n",
        what,
        sample.quantile(0),
        sample.median(),
        sample.quantile(0.9));
  }

  private static double startMillis(List<String> command)
      throws IOException, StepFailed, InterruptedException {
    try (MeasuredBrain brain = new MeasuredBrain(command)) {
      brain.ask("START 20");
      return brain.startMillis();
    }
  }

  /** The smallest program that answers a line, to show the time of the JVM itself. */
  static final class SmallestProgram {

    private SmallestProgram() {}

    /** Answers the first line and waits for the second. */
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
