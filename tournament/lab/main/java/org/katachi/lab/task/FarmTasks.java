package org.katachi.lab.task;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.commons.lang3.StringUtils;
import org.katachi.brain.TaskLine;
import org.katachi.lab.progress.ProgressLine;

/**
 * Has tasks done by the workers of a farm: {@code katachi-farm tasks} carries them there, in a
 * process of its own that is talked to in lines.
 */
public final class FarmTasks implements TaskPool {

  /** So many tasks wait for slots, as a share of these: a slot that is done finds the next. */
  private static final int SLOTS_FOR_ONE_WAITING = 4;

  private static final long END_SECONDS = 10;

  private final List<String> farm;
  private final List<String> program;
  private Process process;
  private BufferedReader in;
  private BufferedWriter out;
  private int slots;

  /**
   * A pool that has not begun.
   *
   * @param farm the command of the farm
   * @param program the command by which workers do tasks; files that its words name travel to them
   */
  public FarmTasks(List<String> farm, List<String> program) {
    this.farm = List.copyOf(farm);
    this.program = List.copyOf(program);
  }

  @Override
  public void start() throws IOException {
    process = new ProcessBuilder(farm).redirectError(Redirect.INHERIT).start();
    in = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
    out = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), UTF_8));
    for (String word : program) {
      say("word " + word);
    }
    say("begin");
  }

  private void say(String line) throws IOException {
    try {
      out.write(line + "\n");
      out.flush();
    } catch (IOException e) {
      throw ended();
    }
  }

  /** It has told the reason on stderr. */
  private IOException ended() throws IOException {
    try {
      boolean hasEnded = process.waitFor(END_SECONDS, TimeUnit.SECONDS);
      return new IOException(
          "the farm has ended" + (hasEnded ? " with exit code " + process.exitValue() : ""));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new IOException("the farm has ended");
    }
  }

  @Override
  public int capacity() {
    return slots + (slots + SLOTS_FOR_ONE_WAITING - 1) / SLOTS_FOR_ONE_WAITING;
  }

  @Override
  public void give(Task task) throws IOException {
    say(new TaskLine(TaskLine.TASK, task.number(), task.content()).toString());
  }

  @Override
  public Optional<TaskResult> take(ProgressLine progress) throws IOException {
    String line = in.readLine();
    if (line == null) {
      throw ended();
    }
    String rest = StringUtils.substringAfter(line, " ");
    switch (StringUtils.substringBefore(line, " ")) {
      case "remark" -> progress.remark(rest);
      case "slots" -> {
        slots = Integer.parseInt(rest);
        progress.atOnce(slots);
      }
      case TaskLine.DONE -> {
        return Optional.of(result(line(line)));
      }
      default -> throw new IOException("the farm says " + line);
    }
    return Optional.empty();
  }

  /**
   * Reads a line about a task.
   *
   * @throws IllegalArgumentException if it has another form
   */
  static TaskLine line(String line) {
    return TaskLine.parse(line)
        .orElseThrow(() -> new IllegalArgumentException("no line about a task: " + line));
  }

  private static TaskResult result(TaskLine line) {
    return new TaskResult(
        line.number(),
        StringUtils.substringBefore(line.content(), " "),
        StringUtils.substringAfter(line.content(), " "));
  }

  /** Ends the farm, by which workers hear that they have to stop. */
  @Override
  public void close() {
    if (process == null) {
      return;
    }
    try {
      out.close();
      if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      process.destroy();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
    }
  }
}
