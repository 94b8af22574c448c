package org.katachi.farm.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.katachi.farm.broker.Secret;

/** Coordinators, workers and managers as processes of their own; all end with this. */
final class FarmProcesses implements AutoCloseable {

  private static final String COORDINATOR = "coordinator";

  private final Path folder;
  private final List<Process> processes = new ArrayList<>();

  /** Processes that keep their files in a folder, among them the token of all. */
  FarmProcesses(Path folder) throws IOException, InterruptedException {
    this.folder = folder;
    Secret.make(token());
  }

  /** The file that coordinators and workers share. */
  Path token() {
    return folder.resolve("token");
  }

  /**
   * Starts a coordinator.
   *
   * @param prefix as {@link #start} takes it
   * @param words of the tournament
   */
  Process coordinator(List<String> prefix, String address, List<String> words) throws IOException {
    List<String> all =
        new ArrayList<>(List.of("-serve", address, "-token-file", token().toString()));
    all.addAll(words);
    return start(COORDINATOR, prefix, Farm.class, all);
  }

  /**
   * Starts a worker.
   *
   * @param name of the file that takes what it says
   * @param prefix as {@link #start} takes it
   * @param options besides token and cache
   */
  Process worker(String name, List<String> prefix, String address, String... options)
      throws IOException {
    String cache = folder.resolve("cache").toString();
    List<String> all =
        new ArrayList<>(List.of(address, "-token-file", token().toString(), "-cache", cache));
    Collections.addAll(all, options);
    return start(name, prefix, Worker.class, all);
  }

  /**
   * Starts a program.
   *
   * @param name of the file that takes what it says
   * @param prefix words that start it, as {@code ip netns exec name}, and options of the JVM after
   *     {@code java}
   */
  Process start(String name, List<String> prefix, Class<?> program, List<String> words)
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
    command.addAll(words);
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

  /** What the coordinator said. */
  String coordinatorSaid() {
    return said(COORDINATOR);
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
