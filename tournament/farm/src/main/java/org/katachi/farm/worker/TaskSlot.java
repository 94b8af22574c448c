package org.katachi.farm.worker;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Report;
import org.katachi.farm.message.TaskOrder;

/** Does one task after the other by a program. */
final class TaskSlot implements WorkSlot {

  /** A worker that fails so often in a row is no use: its tasks go to others. */
  private static final int MOST_FAILURES = 2;

  private final String worker;
  private final TransactedSession link;
  private final TaskProgram program;
  private final AtomicInteger failuresInRow;
  private volatile boolean stopped;

  /**
   * A slot that has not begun.
   *
   * @param failuresInRow of all slots of this worker
   */
  TaskSlot(
      String worker, TransactedSession link, TaskProgram program, AtomicInteger failuresInRow) {
    this.worker = worker;
    this.link = link;
    this.program = program;
    this.failuresInRow = failuresInRow;
  }

  @Override
  public void work() throws InterruptedException, IOException {
    while (true) {
      TaskOrder order = Messages.read(link.receive(), TaskOrder.class);
      Report report = report(order);
      if (stopped) {
        throw new InterruptedException("stopped");
      }
      link.send(Messages.write(report));
      link.commit();
      if (report instanceof Report.Failed failed
          && failuresInRow.incrementAndGet() >= MOST_FAILURES) {
        throw new MachineUnsuitable(
            "%d tasks have failed one after the other, the last as the program %s"
                .formatted(MOST_FAILURES, failed.reason()));
      }
    }
  }

  private Report report(TaskOrder order) {
    try {
      String content = program.work(order.number(), order.content());
      failuresInRow.set(0);
      return new Report.Done(worker, order.job(), order.number(), content);
    } catch (TaskProgram.Failure e) {
      return new Report.Failed(worker, order.job(), order.number(), e.getMessage());
    }
  }

  @Override
  public void stop() {
    stopped = true;
    program.close();
  }

  @Override
  public void close() {
    program.close();
    link.close();
  }
}
