package org.katachi.conformance.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.katachi.conformance.brain.SystemProcess;

/**
 * A brain as a process, seen with a referee's eyes: lines go in, replies come out, and time passes
 * between them.
 */
final class BrainProcess implements AutoCloseable {

  private static final int EXIT_SECONDS = 5;

  private final Process process;
  private final OutputStream input;
  private final BufferedReader output;

  /**
   * Starts a brain.
   *
   * @param command the program and its arguments
   * @throws IOException if it can't be started
   */
  BrainProcess(List<String> command) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    input = process.getOutputStream();
    output =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
  }

  /** Writes lines at once, each with its line end. */
  void send(String... lines) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append(line).append("\r\n");
    }
    input.write(text.toString().getBytes(StandardCharsets.US_ASCII));
    input.flush();
  }

  /**
   * Waits for the next line that is neither MESSAGE nor DEBUG.
   *
   * @throws IOException if the brain's output has ended
   */
  String reply() throws IOException {
    String line = output.readLine();
    while (line != null && (line.startsWith("MESSAGE") || line.startsWith("DEBUG"))) {
      line = output.readLine();
    }
    if (line == null) {
      throw new IOException("the brain has ended its output");
    }
    return line;
  }

  /** Sends lines, the last of which has a reply, and measures the time to that in nanoseconds. */
  Timed<String> ask(String... lines) throws IOException {
    long start = System.nanoTime();
    send(lines);
    String reply = reply();
    return new Timed<>(reply, System.nanoTime() - start);
  }

  /** Sends a signal by name, as {@code STOP}. */
  void signal(String name) throws IOException, InterruptedException {
    SystemProcess.signal(process.pid(), name);
  }

  /** The memory that the process shares with no other, in bytes, as Linux counts it. */
  long uniqueSetSize() {
    return SystemProcess.uniqueSetSize(process.pid());
  }

  /** Says END, to a suspended process too, and waits for it to exit; ends it if it does not. */
  @Override
  public void close() {
    try {
      signal("CONT");
      send("END");
      if (!process.waitFor(EXIT_SECONDS, TimeUnit.SECONDS)) {
        System.err.println("the brain did not exit after END");
      }
    } catch (IOException e) {
      System.err.println("the brain had exited before END");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      process.destroyForcibly();
    }
  }

  /**
   * Something and how long it took.
   *
   * @param nanos in nanoseconds
   */
  record Timed<T>(T value, long nanos) {

    double millis() {
      return nanos / 1e6;
    }
  }
}
