package org.katachi.conformance.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The start of the process to its first answer, beside the least program of the same JVM. */
final class Startup implements Measurement {

  private static final int STARTS = 40;
  private static final double NANOS_PER_MILLI = 1e6;

  @Override
  public void take(List<String> command, PrintStream out) throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> least =
        List.of(java, "-cp", System.getProperty("java.class.path"), LeastProgram.class.getName());
    List<Double> brainMillis = new ArrayList<>();
    List<Double> leastMillis = new ArrayList<>();
    for (int i = 0; i < STARTS; i++) {
      leastMillis.add(startMillis(least));
      brainMillis.add(startMillis(command));
    }
    Sample brain = new Sample(brainMillis);
    Sample hello = new Sample(leastMillis);
    out.printf("%-28s %8s %8s %8s%n", "ms to the answer", "least", "median", "90 %");
    print(out, "the brain, START 20", brain);
    print(out, "the least program, any line", hello);
    out.printf(Locale.ROOT, "ratio of the medians %.2f%n", brain.median() / hello.median());
  }

  private static void print(PrintStream out, String what, Sample sample) {
    out.printf(
        Locale.ROOT,
        "%-28s %8.1f %8.1f %8.1f%n",
        what,
        sample.least(),
        sample.median(),
        sample.quantile(0.9));
  }

  private static double startMillis(List<String> command) throws IOException, InterruptedException {
    try (MeasuredBrain brain = new MeasuredBrain(command)) {
      return (brain.ask("START 20").cameNanos() - brain.startNanos()) / NANOS_PER_MILLI;
    }
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
