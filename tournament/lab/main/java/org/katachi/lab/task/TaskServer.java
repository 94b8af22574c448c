package org.katachi.lab.task;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;
import org.katachi.brain.TaskLine;

/**
 * Does tasks that come in lines, for a worker of a farm: says {@code ready}, and answers each
 * {@code task NUMBER CONTENT} by {@code done NUMBER CONTENT} or {@code failed NUMBER REASON}.
 */
public final class TaskServer {

  private final TaskWorker worker;
  private final PrintWriter out;

  private TaskServer(TaskWorker worker, PrintWriter out) {
    this.worker = worker;
    this.out = out;
  }

  /**
   * Returns at the end of the lines, even if a task is under way: nobody waits for it any more.
   *
   * @throws IllegalArgumentException if a line makes no sense
   * @throws IOException if the lines can't be read
   */
  public static void run(TaskWorker worker, BufferedReader in, PrintWriter out) throws IOException {
    TaskServer server = new TaskServer(worker, out);
    ExecutorService thread =
        Executors.newSingleThreadExecutor(
            BasicThreadFactory.builder().namingPattern("tasks").daemon().build());
    thread.execute(() -> server.say("ready"));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      TaskLine task = FarmTasks.line(line);
      thread.execute(() -> server.say(server.answer(task).toString()));
    }
  }

  private TaskLine answer(TaskLine task) {
    try {
      String result = worker.work(new Task(task.number(), task.content()));
      return new TaskLine(TaskLine.DONE, task.number(), result);
    } catch (RuntimeException | Error e) {
      String reason = String.valueOf(e).replaceAll("\\R", " ");
      return new TaskLine(TaskLine.FAILED, task.number(), reason);
    }
  }

  private void say(String line) {
    out.println(line);
    out.flush();
  }
}
