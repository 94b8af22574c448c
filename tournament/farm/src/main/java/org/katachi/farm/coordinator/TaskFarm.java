package org.katachi.farm.coordinator;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.katachi.farm.broker.Broker;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.bundle.Packing;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.Report;
import org.katachi.farm.message.TaskOffer;
import org.katachi.farm.message.TaskOrder;

/**
 * Workers that do tasks by a program of ours, and connect to a broker in this program.
 *
 * <p>A task that was given out stays known here until its result is taken. What a worker had when
 * it was lost goes to the next; a result that comes twice is dropped by its number. One thread
 * gives, another takes.
 */
public final class TaskFarm implements AutoCloseable {

  /** A task that fails so often, and not on one worker among others alone, is at fault itself. */
  static final int MOST_FAILURES = 4;

  private static final Pattern WORD = Pattern.compile("[^\\h\\v]+");
  private static final Pattern LINE = Pattern.compile("\\V*");

  private final Broker broker;
  private final WorkerWarnings remarks;
  private final Connection connection;
  private final TransactedSession giving;
  private final TransactedSession taking;
  private final String job = UUID.randomUUID().toString();
  private final Map<Integer, UnderWay> underWay = new ConcurrentHashMap<>();

  private boolean closed;

  /** A task that was given out, and the workers on which it has failed, by each failure. */
  private record UnderWay(TaskOrder order, List<String> failedOn) {

    UnderWay(TaskOrder order) {
      this(order, List.of());
    }

    UnderWay plus(String worker) {
      return new UnderWay(order, Stream.concat(failedOn.stream(), Stream.of(worker)).toList());
    }
  }

  private TaskFarm(Broker broker, Consumer<String> remarks) throws IOException {
    this.broker = broker;
    this.remarks = new WorkerWarnings("tasks", remarks);
    connection = broker.connect();
    giving = connection.link();
    taking = connection.link();
  }

  /**
   * Opens a port for workers.
   *
   * @param program does the tasks
   * @param remarks hears of workers that come, and of what is wrong with them
   */
  public static TaskFarm start(
      BrokerEndpoint site, Packing.Packed program, Consumer<String> remarks) throws IOException {
    Broker broker = Broker.start(site.address(), site.secret());
    TaskFarm farm = new TaskFarm(broker, remarks);
    String bundle = program.bundle().sha256();
    broker.publish(bundle, program.bundle().content());
    TaskOffer offer = new TaskOffer(Offer.VERSION, farm.job, program.command(), bundle);
    broker.publish(Offer.NAME, Messages.write(offer));
    return farm;
  }

  /** The port on which workers connect. */
  public int port() {
    return broker.port();
  }

  /** How many tasks the workers that are there can do at once. */
  public synchronized int slots() {
    return closed ? 0 : broker.workers();
  }

  /**
   * Gives out a task.
   *
   * @throws IllegalArgumentException if one with this number is given out and not taken
   * @throws IOException if this was closed, or the task is too large
   */
  public void give(int number, String content) throws IOException {
    TaskOrder order = new TaskOrder(job, number, content);
    if (underWay.putIfAbsent(number, new UnderWay(order)) != null) {
      throw new IllegalArgumentException("task " + number + " is given out already");
    }
    giving.send(Messages.write(order));
    giving.commit();
  }

  /**
   * Waits for a result.
   *
   * @return a task that was done; its worker is one word, and its content one line
   * @throws IOException if this was closed, or a task has failed too often
   */
  public Report.Done take() throws IOException {
    Optional<Report.Done> result = Optional.empty();
    while (result.isEmpty()) {
      taking.commit();
      result = read(taking.receive());
    }
    return result.get();
  }

  private Optional<Report.Done> read(byte[] message) throws IOException {
    Optional<Report> report = remarks.read(message);
    if (report.isEmpty()) {
      giveAllAgain();
      return Optional.empty();
    }
    remarks.tell(report.get());
    if (report.get() instanceof Report.Failed failed && isOurs(failed.job())) {
      giveAgain(failed);
    }
    return report.get() instanceof Report.Done done && isOurs(done.job())
        ? take(done)
        : Optional.empty();
  }

  private boolean isOurs(String id) {
    return job.equals(id);
  }

  private Optional<Report.Done> take(Report.Done done) throws IOException {
    if (!isForALine(done)) {
      refuse(done);
      return Optional.empty();
    }
    return Optional.ofNullable(underWay.remove(done.number())).map(task -> done);
  }

  /** Whether whoever reads the result in a line finds the same worker and content. */
  private static boolean isForALine(Report.Done done) {
    return WORD.matcher(done.worker()).matches() && LINE.matcher(done.content()).matches();
  }

  /** No failure of the task: a worker that sends such results does not end the job. */
  private void refuse(Report.Done done) throws IOException {
    UnderWay task = underWay.get(done.number());
    if (task != null) {
      remarks.tell(
          "worker %s sent a result of task %d that is not one line"
              .formatted(done.worker(), done.number()));
      taking.send(Messages.write(task.order()));
    }
  }

  private void giveAgain(Report.Failed failed) throws IOException {
    UnderWay task =
        underWay.computeIfPresent(failed.number(), (number, was) -> was.plus(failed.worker()));
    if (task == null) {
      return;
    }
    String words =
        WorkerWarnings.printable(
            "worker %s did not do task %d: its program %s"
                .formatted(failed.worker(), failed.number(), failed.reason()));
    if (isAtFault(task)) {
      throw new IOException(
          words + "; that was failure " + task.failedOn().size() + " of this task");
    }
    remarks.tell(words);
    taking.send(Messages.write(task.order()));
  }

  private boolean isAtFault(UnderWay task) {
    Set<String> workers = new HashSet<>(task.failedOn());
    return task.failedOn().size() >= MOST_FAILURES
        && (workers.size() > 1 || workers.containsAll(broker.workerNames()));
  }

  /** Nobody knows which task it was: all are given out once more, and each counts once. */
  private void giveAllAgain() throws IOException {
    for (UnderWay task : underWay.values()) {
      taking.send(Messages.write(task.order()));
    }
  }

  /** Makes the next {@link #take} fail, or the present one. From any thread. */
  public void stop() {
    taking.close();
  }

  /**
   * Ends the broker, by which all workers hear that they have to stop. Nothing is taken any more.
   */
  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      taking.close();
      giving.close();
      connection.close();
      broker.close();
    }
  }
}
