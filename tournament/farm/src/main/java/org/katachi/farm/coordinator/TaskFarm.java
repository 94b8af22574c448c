package org.katachi.farm.coordinator;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;
import org.katachi.farm.broker.Broker;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.BrokerSession;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.FarmMessage;
import org.katachi.farm.bundle.Bundle;
import org.katachi.farm.message.Joined;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Offer;

/**
 * Workers that do tasks, and connect to a broker in this program.
 *
 * <p>A task that was given out stays known here until its result is taken. What a worker had when
 * it was lost goes to the next; a result that comes twice is dropped by its number. A task that
 * fails goes to the next worker, too, but not for ever. One thread gives, another takes.
 */
public final class TaskFarm implements AutoCloseable {

  /** A task that fails so often, and not on one worker among others alone, is at fault itself. */
  static final int MAX_FAILURES = 4;

  private static final Pattern WORD = Pattern.compile("[^\\h\\v]+");
  private static final Pattern LINE = Pattern.compile("\\V*");
  private static final Pattern BREAK = Pattern.compile("\\R|\\t");

  /** Control characters, that move a terminal's cursor or ring its bell, among them. */
  private static final Pattern UNPRINTABLE = Pattern.compile("\\p{C}");

  /** Long enough for a reason, and for the name of the worker before it. */
  private static final int MAX_WARNING = 500;

  private final Broker broker;
  private final Offer offer;
  private final Consumer<String> warnings;
  private final WorkerRegistry workers;
  private final Connection connection;
  private final BrokerSession giving;
  private final BrokerSession taking;
  private final Map<Integer, Task> underWay = new ConcurrentHashMap<>();
  private boolean closed;

  /** A task that was given out, and the workers on which it has failed, by each failure. */
  private record Task(String content, List<String> failedOn) {}

  /**
   * A task's result.
   *
   * @param number the task's number
   * @param worker one word
   * @param content one line
   */
  public record Result(int number, String worker, String content) {}

  private TaskFarm(Broker broker, Offer offer, Consumer<String> warnings) throws IOException {
    this.broker = broker;
    this.offer = offer;
    this.warnings = words -> warnings.accept(line(words));
    workers = new WorkerRegistry(offer.referenceSpeed());
    connection = broker.connect();
    giving = connection.session();
    taking = connection.session();
  }

  /**
   * Opens a port for workers.
   *
   * @param offer what does the tasks
   * @param bundles the programs that the offer names
   * @param warnings hears of workers that come, and of what is wrong with them
   */
  public static TaskFarm start(
      BrokerEndpoint endpoint, Offer offer, List<Bundle> bundles, Consumer<String> warnings)
      throws IOException {
    Broker broker = Broker.start(endpoint.address(), endpoint.secret());
    TaskFarm farm = new TaskFarm(broker, offer, warnings);
    for (Bundle bundle : bundles) {
      broker.publish(bundle.sha256(), bundle.content());
    }
    broker.publish(Offer.NAME, Messages.write(offer).getBytes(UTF_8));
    return farm;
  }

  /** The port on which workers connect. */
  public int port() {
    return broker.port();
  }

  /** How many tasks the workers that are there can do at once. */
  public synchronized int slots() {
    return closed ? 0 : workers.concurrency(broker.workerNames());
  }

  /** How many sessions of workers take tasks. */
  int takers() {
    return broker.takers();
  }

  /** The workers that have joined. */
  WorkerRegistry workers() {
    return workers;
  }

  /** A session that hears of games while they are played. */
  BrokerSession liveSession() throws IOException {
    return connection.liveSession();
  }

  /** Gives out no task, until {@link #resume}. */
  void pause() {
    broker.pause();
  }

  /** Gives out tasks again. */
  void resume() {
    broker.resume();
  }

  /**
   * Gives out a task.
   *
   * @throws IllegalArgumentException if one with this number is given out and not taken, or the
   *     task is too large
   * @throws IOException if this was closed
   */
  public void give(int number, String content) throws IOException {
    if (underWay.putIfAbsent(number, new Task(content, List.of())) != null) {
      throw new IllegalArgumentException(offer.title(number) + " is given out already");
    }
    giving.send(FarmMessage.task(number, content));
  }

  /**
   * Waits for a result.
   *
   * @throws IOException if this was closed, or a task has failed too often
   */
  public Result take() throws IOException {
    Optional<Result> result = read(taking.receive());
    while (result.isEmpty()) {
      result = read(taking.receive());
    }
    return result.get();
  }

  /**
   * The next result, if it is there.
   *
   * @throws IOException if this was closed, or a task has failed too often
   */
  Optional<Result> takeNow() throws IOException {
    Optional<Result> result = Optional.empty();
    Optional<FarmMessage> message = taking.receiveNow();
    while (result.isEmpty() && message.isPresent()) {
      result = read(message.get());
      message = result.isEmpty() ? taking.receiveNow() : message;
    }
    return result;
  }

  private Optional<Result> read(FarmMessage message) throws IOException {
    String worker = message.worker();
    switch (message.kind()) {
      case JOINED -> join(message);
      case UNABLE -> {
        workers.leave(worker);
        warnings.accept("worker " + worker + " " + message.text());
      }
      case WARNING -> warnings.accept("on worker " + worker + " " + message.text());
      case FAILED -> fail(message, message.text());
      case DONE -> {
        if (WORD.matcher(worker).matches() && LINE.matcher(message.text()).matches()) {
          return done(message);
        }
        fail(message, "its result is not one line");
      }
      default -> refuseReport(message);
    }
    return Optional.empty();
  }

  private void join(FarmMessage message) throws IOException {
    try {
      Joined joined = Messages.read(message.text(), Joined.class);
      workers.join(message.worker(), joined);
      warnings.accept(
          "worker %s has joined: %d %s at once, %s"
              .formatted(message.worker(), joined.concurrency(), offer.unit(), joined.machine()));
    } catch (IOException e) {
      refuseReport(message);
    }
  }

  private void refuseReport(FarmMessage message) throws IOException {
    int bytes = message.text().length();
    fail(message, "it sent " + bytes + " characters that are no report");
  }

  /** Nothing if another worker has done it, or the worker was rejected meanwhile. */
  private Optional<Result> done(FarmMessage message) throws IOException {
    int number = message.task().orElse(-1);
    Task task = underWay.get(number);
    if (task == null) {
      return Optional.empty();
    }
    if (workers.isRejected(message.worker())) {
      taking.send(FarmMessage.task(number, task.content()));
      return Optional.empty();
    }
    return Optional.of(new Result(number, message.worker(), message.text()));
  }

  /** A result is what was asked for. */
  public void accept(Result result) {
    underWay.remove(result.number());
  }

  /**
   * A result is none: the task is given out again.
   *
   * @param reason why, in words
   * @throws IOException if the task has failed too often
   */
  public void refuse(Result result, String reason) throws IOException {
    fail(result.number(), result.worker(), reason);
  }

  private void fail(FarmMessage message, String reason) throws IOException {
    if (message.task().isPresent()) {
      fail(message.task().getAsInt(), message.worker(), reason);
    } else {
      warnings.accept("worker " + message.worker() + ": " + reason);
    }
  }

  private void fail(int number, String worker, String reason) throws IOException {
    Task was = underWay.get(number);
    if (was == null) {
      return;
    }
    List<String> failedOn = new ArrayList<>(was.failedOn());
    failedOn.add(worker);
    underWay.put(number, new Task(was.content(), failedOn));
    String words =
        line("worker %s did not do %s: %s".formatted(worker, offer.title(number), reason));
    if (isAtFault(failedOn)) {
      throw new IOException(words + "; it was given up after " + failedOn.size() + " failures");
    }
    warnings.accept(words);
    taking.send(FarmMessage.task(number, was.content()));
  }

  private boolean isAtFault(List<String> failedOn) {
    Set<String> workers = new HashSet<>(failedOn);
    return failedOn.size() >= MAX_FAILURES
        && (workers.size() > 1 || workers.containsAll(broker.workerNames()));
  }

  /** Words in which those of a worker stand, as one line of a terminal. */
  private static String line(String words) {
    String line = UNPRINTABLE.matcher(BREAK.matcher(words).replaceAll(" ")).replaceAll("?");
    return StringUtils.abbreviate(line, "…", MAX_WARNING);
  }

  /**
   * Rejects a worker: what it has goes to others, and when it comes again it hears why.
   *
   * @param points of each brain in its games, of which no more count
   */
  void reject(String worker, String reason, Map<String, Double> points) throws IOException {
    warnings.accept("worker " + worker + " is rejected: " + reason);
    warnings.accept(
        "the games of rejected worker %s count: points %s; katachi-farm purge LOG takes them out"
            .formatted(worker, points));
    broker.publish(Messages.rejection(worker), reason.getBytes(UTF_8));
    broker.disconnect(worker);
  }

  /** Makes the next {@link #take} fail, or the present one. From any thread. */
  public void stop() {
    taking.close();
  }

  /**
   * Ends the broker, by which all workers hear that the coordinator has ended. Nothing is taken any
   * more.
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
