package org.katachi.farm.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Coordinators, workers and managers as processes of their own; all end with this. */
final class FarmProcesses implements AutoCloseable {

  private final Path folder;
  private final List<Process> processes = new ArrayList<>();

  /** Processes that keep their files in a folder. */
  FarmProcesses(Path folder) {
    this.folder = folder;
  }

  /**
   * Starts a program.
   *
   * @param name of the file that takes what it says
   * @param prefix words that start it, as {@code ip netns exec name}, and options of the JVM after
   *     {@code java}
   */
  Process start(String name, List<String> prefix, Class<?> program, String... words)
      throws IOException {
    List<String> command = new ArrayList<>(prefix);
    if (!command.contains(java())) {
      command.add(java());
    }
    Collections.addAll(
        command,
        "-XX:-UsePerfData",
        "-Djava.io.tmpdir=" + folder,
        "-cp",
        System.getProperty("java.class.path"),
        program.getName());
    command.addAll(Arrays.asList(words));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(
                ProcessBuilder.Redirect.appendTo(folder.resolve(name + ".out").toFile()))
            .start();
    processes.add(process);
    return process;
  }

  /** The program that runs this one. */
  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** A port of this machine that nobody listens on. */
  static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  /** What a program said. */
  String said(String name) {
    try {
      return Files.readString(folder.resolve(name + ".out"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  @Override
  public void close() {
    processes.forEach(Process::destroyForcibly);
    processes.forEach(process -> process.onExit().join());
  }
}
