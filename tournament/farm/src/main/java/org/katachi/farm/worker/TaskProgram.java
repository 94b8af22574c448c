package org.katachi.farm.worker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.commons.lang3.StringUtils;
import org.katachi.brain.ProcessGroup;
import org.katachi.brain.TaskLine;

/**
 * A program that does tasks, one after the other: it says {@code ready}, reads {@code task NUMBER
 * CONTENT} and answers {@code done NUMBER CONTENT} or {@code failed NUMBER REASON}. One that has
 * ended is started again for the next task.
 */
final class TaskProgram implements TaskRunner {

  private static final String READY = "ready";

  /** Long enough for a JVM on a machine that has too much to do. */
  private static final Duration START = Duration.ofMinutes(2);

  /** Far more than a task of the lab takes: only a program that hangs is ended. */
  static final Duration LONGEST_TASK = Duration.ofHours(2);

  /** How long its last words may take after it has closed its output. */
  private static final long END_SECONDS = 5;

  /** How many characters of a wrong line are shown. */
  private static final int MAX_QUOTE = 81;

  private final List<String> command;
  private final Path folder;
  private final Duration mostForTask;
  private Optional<Running> running = Optional.empty();
  private boolean closed;

  /**
   * A program that does not run yet.
   *
   * @param folder its working directory
   * @param mostForTask how long a task may take; then the program is ended
   */
  TaskProgram(List<String> command, Path folder, Duration mostForTask) {
    this.command = command;
    this.folder = folder;
    this.mostForTask = mostForTask;
  }

  /** The process and what it is talked to by. */
  private record Running(
      ProcessGroup group, BufferedReader lines, OutputStream input, Path errors) {}

  /**
   * Starts it, if it does not run.
   *
   * @throws Failure if it does not start, or this was closed
   */
  void start() throws Failure {
    if (running.isEmpty()) {
      String first = line(begin(), START);
      if (!READY.equals(first)) {
        throw broken("said " + StringUtils.abbreviate(first, "…", MAX_QUOTE));
      }
    }
  }

  private synchronized Running begin() throws Failure {
    if (closed) {
      throw new Failure("its program was ended");
    }
    try {
      Path errors = Files.createTempFile(folder, "errors", ".txt");
      ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
      ProcessGroup group = new ProcessGroup(builder.redirectError(errors.toFile()));
      Process process = group.process();
      BufferedReader lines =
          new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
      Running started = new Running(group, lines, process.getOutputStream(), errors);
      running = Optional.of(started);
      return started;
    } catch (IOException e) {
      throw new Failure("its program did not start: " + e.getMessage());
    }
  }

  /** Waits for its next line, which a thread of its own reads: only the program's end ends that. */
  private String line(Running started, Duration most) throws Failure {
    FutureTask<String> line = new FutureTask<>(started.lines::readLine);
    Thread reader = new Thread(line, "line of a task's program");
    reader.setDaemon(true);
    reader.start();
    try {
      return Optional.ofNullable(line.get(most.toMillis(), TimeUnit.MILLISECONDS))
          .orElseThrow(() -> broken(""));
    } catch (TimeoutException e) {
      throw broken("said nothing for " + most.toSeconds() + " seconds");
    } catch (ExecutionException e) {
      throw broken("");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw broken("was ended");
    }
  }

  /** It does not know when its end is near. */
  @Override
  public String run(int number, String content, Runnable endIsNear) throws Failure {
    start();
    TaskLine answer = answer(running.orElseThrow(), new TaskLine(TaskLine.TASK, number, content));
    if (answer.kind().equals(TaskLine.FAILED)) {
      throw new Failure("its program failed: " + answer.content());
    }
    return answer.content();
  }

  private TaskLine answer(Running started, TaskLine task) throws Failure {
    try {
      started.input.write((task + "\n").getBytes(UTF_8));
      started.input.flush();
    } catch (IOException e) {
      throw broken("");
    }
    String line = line(started, mostForTask);
    return TaskLine.parse(line)
        .filter(answer -> answer.number() == task.number())
        .filter(answer -> List.of(TaskLine.DONE, TaskLine.FAILED).contains(answer.kind()))
        .orElseThrow(() -> broken("said " + StringUtils.abbreviate(line, "…", MAX_QUOTE)));
  }

  /** Ends the process, and tells how it failed. */
  private synchronized Failure broken(String words) {
    String how = words.isEmpty() ? death() : words;
    end();
    return new Failure("its program " + how);
  }

  private String death() {
    if (running.isEmpty()) {
      return "was ended";
    }
    Process process = running.get().group.process();
    try {
      boolean hasEnded = process.waitFor(END_SECONDS, TimeUnit.SECONDS);
      return hasEnded
          ? "ended with exit code " + process.exitValue() + firstError()
          : "closed its output";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "was ended";
    }
  }

  private String firstError() {
    try {
      return Files.readString(running.orElseThrow().errors, UTF_8)
          .lines()
          .filter(line -> !line.isBlank())
          .findFirst()
          .map(line -> ": " + StringUtils.abbreviate(line, "…", MAX_QUOTE))
          .orElse("");
    } catch (IOException e) {
      return "";
    }
  }

  private void end() {
    running.ifPresent(started -> started.group.close());
    running = Optional.empty();
  }

  /** Kills it. From any thread. */
  @Override
  public synchronized void close() {
    closed = true;
    end();
  }
}
