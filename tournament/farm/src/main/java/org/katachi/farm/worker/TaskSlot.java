package org.katachi.farm.worker;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;
import org.katachi.farm.broker.BrokerSession;
import org.katachi.farm.broker.FarmMessage;

/**
 * Takes one task after the other. A task and its report are one transaction: what is not reported
 * goes to another worker.
 *
 * <p>There are two sessions, by turns: while the end of a task that came by one of them is near,
 * the next is asked for by the other. So the way to the coordinator is not waited for, and no task
 * waits here for long.
 */
final class TaskSlot implements AutoCloseable {

  /** A worker that fails so often in a row is no use: its tasks go to others. */
  private static final int MAX_FAILURES = 2;

  private final TaskRunner runner;
  private final Queue<String> warnings;
  private final AtomicInteger failuresInRow;
  private final ExecutorService receiver =
      Executors.newSingleThreadExecutor(
          BasicThreadFactory.builder().namingPattern("next task").daemon().build());
  private final List<BrokerSession> sessions;
  private int turn;
  private Optional<Future<FarmMessage>> next = Optional.empty();
  private volatile boolean stopped;

  /**
   * A slot that has not begun.
   *
   * @param sessions two of them, for tasks
   * @param warnings of the runner, which are told with the next report
   * @param failuresInRow of all slots of this worker
   */
  TaskSlot(
      List<BrokerSession> sessions,
      TaskRunner runner,
      Queue<String> warnings,
      AtomicInteger failuresInRow) {
    this.sessions = sessions;
    this.runner = runner;
    this.warnings = warnings;
    this.failuresInRow = failuresInRow;
  }

  /**
   * Works until it is closed.
   *
   * @throws InterruptedException if it was
   * @throws IOException if the connection is lost
   * @throws MachineUnsuitable if this machine is not fit for it
   */
  void work() throws InterruptedException, IOException {
    askForNext();
    while (true) {
      FarmMessage task = received(next.orElseThrow());
      next = Optional.empty();
      BrokerSession present = sessions.get(turn);
      turn = 1 - turn;
      FarmMessage report = report(task);
      if (stopped) {
        throw new InterruptedException("stopped");
      }
      askForNext();
      for (String warning = warnings.poll(); warning != null; warning = warnings.poll()) {
        present.send(FarmMessage.of(FarmMessage.Kind.WARNING, warning));
      }
      present.send(report);
      present.commitLater();
      if (report.kind() == FarmMessage.Kind.DONE) {
        failuresInRow.set(0);
      } else if (failuresInRow.incrementAndGet() >= MAX_FAILURES) {
        throw new MachineUnsuitable(
            "%d tasks have failed one after the other, the last as %s"
                .formatted(MAX_FAILURES, report.text()));
      }
    }
  }

  private void askForNext() {
    if (next.isEmpty()) {
      next = Optional.of(receiver.submit(sessions.get(turn)::receive));
    }
  }

  private static FarmMessage received(Future<FarmMessage> message)
      throws InterruptedException, IOException {
    try {
      return message.get();
    } catch (ExecutionException e) {
      throw new IOException(e.getCause().getMessage(), e);
    }
  }

  private FarmMessage report(FarmMessage task) throws InterruptedException {
    try {
      String result = runner.run(task.task().orElseThrow(), task.text(), this::askForNext);
      FarmMessage done = FarmMessage.of(FarmMessage.Kind.DONE, result);
      return done.isTooLarge()
          ? failed("its result has " + result.length() + " characters, which is too much")
          : done;
    } catch (TaskRunner.Failure e) {
      return failed(e.getMessage());
    }
  }

  private static FarmMessage failed(String reason) {
    return FarmMessage.of(FarmMessage.Kind.FAILED, reason);
  }

  /** Breaks off what it does. From any thread. */
  @Override
  public void close() {
    stopped = true;
    runner.close();
    sessions.forEach(BrokerSession::close);
    receiver.shutdownNow();
  }
}
