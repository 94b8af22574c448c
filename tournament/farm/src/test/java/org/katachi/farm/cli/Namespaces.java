package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A network namespace for a coordinator, and some for workers, each with addresses of its own; root
 * is needed.
 */
final class Namespaces {

  /** How many there are for workers; they are numbered from one. */
  static final int WORKERS = 4;

  private static final Path FOLDER = Path.of("src/test/sh").toAbsolutePath();

  /** Makes them, after those that were left. */
  Namespaces() throws IOException, InterruptedException {
    remove();
    script("up");
  }

  /** The start of a command that runs Java in the coordinator's namespace. */
  static List<String> coordinators() {
    return in("c");
  }

  /** The start of a command that runs Java in a worker's namespace. */
  static List<String> workers(int worker) {
    return in(Integer.toString(worker));
  }

  private static List<String> in(String namespace) {
    return List.of("ip", "netns", "exec", "katachi-" + namespace, FarmProcesses.java(), "-Xmx256m");
  }

  /** The coordinator's address on the line to a worker. */
  static String address(int worker) {
    return "10.199." + worker + ".1";
  }

  /** The coordinator's address on the line that {@link #join} takes. */
  static String slowAddress() {
    return "10.199.9.1";
  }

  /** Breaks the line to a worker. */
  void cut(int worker) throws IOException, InterruptedException {
    script("cut", Integer.toString(worker));
  }

  /** Mends it. */
  void mend(int worker) throws IOException, InterruptedException {
    script("mend", Integer.toString(worker));
  }

  /**
   * Joins a worker by a slow and lossy line, too.
   *
   * @param millis that a packet takes, each way
   * @param loss the share of packets that it loses
   * @param log takes what the line says
   * @return the line, which ends with the process
   */
  Process join(int worker, int millis, double loss, long seed, Path log) throws Exception {
    List<String> command =
        List.of(
            "python3",
            FOLDER.resolve("lossy-line.py").toString(),
            Integer.toString(millis),
            Double.toString(loss),
            Long.toString(seed),
            "ka-tc",
            "ka-tn");
    Process line = new ProcessBuilder(command).redirectError(log.toFile()).start();
    assertEquals("ready", line.inputReader().readLine());
    script("tun", Integer.toString(worker));
    return line;
  }

  /** Removes them. */
  void remove() throws IOException, InterruptedException {
    script("down");
  }

  private static void script(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("sh", FOLDER + "/namespaces.sh"));
    command.addAll(Arrays.asList(words));
    assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor(), command::toString);
  }
}
