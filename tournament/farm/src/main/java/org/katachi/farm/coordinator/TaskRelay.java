package org.katachi.farm.coordinator;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.brain.TaskLine;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.bundle.Packing;
import org.katachi.farm.message.Offer;

/**
 * Carries tasks from a program to workers and results back, in lines; docs/guide/farm.md describes
 * them. The program ends it by the end of its lines.
 */
public final class TaskRelay {

  private static final String WORD = "word ";
  private static final String BEGIN = "begin";

  /** How often the number of slots is looked at. */
  private static final long SLOTS_MILLIS = 200;

  private final BufferedReader in;
  private final PrintWriter out;

  /** Why it ended, but for the end of the lines. */
  private volatile Optional<IOException> failure = Optional.empty();

  private volatile boolean ended;

  /**
   * A relay that has not begun.
   *
   * @param in from the program
   * @param out to the program
   */
  public TaskRelay(BufferedReader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  private static void startDaemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Works until the program has ended, or its lines.
   *
   * @throws IOException if no worker can connect, a line makes no sense, or a task has failed too
   *     often
   */
  public void run(BrokerEndpoint endpoint) throws IOException {
    Packing.Packed program = Packing.pack(command(), Optional.empty());
    String bundle = program.bundle().sha256();
    Offer offer = new Offer.Program(Offer.VERSION, program.command(), bundle);
    try (TaskFarm farm =
        TaskFarm.start(endpoint, offer, List.of(program.bundle()), this::warning)) {
      warning("workers connect to port " + farm.port());
      startDaemon(() -> reportSlots(farm), "slots");
      startDaemon(() -> giveAll(farm), "tasks");
      takeAll(farm);
    }
  }

  private List<String> command() throws IOException {
    List<String> words = new ArrayList<>();
    String line = line();
    while (line.startsWith(WORD)) {
      words.add(line.substring(WORD.length()));
      line = line();
    }
    if (words.isEmpty() || !line.equals(BEGIN)) {
      throw new IOException("a command in lines of \"word …\", and \"begin\", but not " + line);
    }
    return words;
  }

  private String line() throws IOException {
    String line = in.readLine();
    if (line == null) {
      throw new IOException("the input ends before \"begin\"");
    }
    return line;
  }

  /** Stops the farm at the end, by which the other thread ends, too. */
  private void giveAll(TaskFarm farm) {
    try {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        TaskLine task = task(line);
        farm.give(task.number(), task.content());
      }
    } catch (IOException | IllegalArgumentException e) {
      failure = Optional.of(new IOException(e.getMessage(), e));
    }
    ended = true;
    farm.stop();
  }

  private static TaskLine task(String line) {
    return TaskLine.parse(line)
        .filter(task -> task.kind().equals(TaskLine.TASK))
        .orElseThrow(() -> new IllegalArgumentException("no task: " + line));
  }

  private void takeAll(TaskFarm farm) throws IOException {
    try {
      while (true) {
        TaskFarm.Result done = farm.take();
        farm.accept(done);
        String content = done.worker() + " " + done.content();
        say(new TaskLine(TaskLine.DONE, done.number(), content).toString());
      }
    } catch (IOException e) {
      if (failure.isPresent()) {
        throw failure.get();
      }
      if (!ended) {
        throw e;
      }
    } finally {
      ended = true;
    }
  }

  @SuppressWarnings("InterruptedExceptionSwallowed") // The thread ends with the program.
  private void reportSlots(TaskFarm farm) {
    try {
      int reported = 0;
      while (!ended) {
        int now = farm.slots();
        if (now != reported) {
          reported = now;
          say("slots " + now);
        }
        Thread.sleep(SLOTS_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void warning(String words) {
    say("remark " + words);
  }

  private synchronized void say(String line) {
    out.println(line);
    out.flush();
  }
}
