package org.katachi.farm.worker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.katachi.farm.broker.BrokerSession;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.FarmMessage;
import org.katachi.farm.broker.NotAdmitted;
import org.katachi.farm.bundle.BundleCache;
import org.katachi.farm.bundle.UnpackedPrograms;
import org.katachi.farm.message.Joined;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Offer;

/** What a worker does on one connection: it serves one coordinator until the connection ends. */
final class WorkerSession {

  private final WorkerSettings settings;
  private final Connection connection;
  private final Consumer<String> out;

  /** Why the slots end; the first reason counts. */
  private final BlockingQueue<Throwable> ends = new LinkedBlockingQueue<>();

  private final List<TaskSlot> slots = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean stopped;

  WorkerSession(WorkerSettings settings, Connection connection, Consumer<String> out) {
    this.settings = settings;
    this.connection = connection;
    this.out = out;
  }

  /** Ends it. From any thread. */
  void stop() {
    stopped = true;
    ends.add(new InterruptedException("stopped"));
  }

  /**
   * Works.
   *
   * @throws IOException if the connection is lost, or the coordinator has ended
   * @throws InterruptedException if {@link #stop} was called
   * @throws MachineUnsuitable if nothing can be done on this machine; the coordinator knows it
   * @throws NotAdmitted if the coordinator lets this worker play no more
   */
  void work() throws IOException, InterruptedException {
    connection.onLoss(() -> ends.add(new IOException("the connection is lost")));
    try (BrokerSession session = connection.session()) {
      checkWelcome(session);
      Offer offer = Messages.offer(session.fetch(Offer.NAME));
      BundleCache cache = new BundleCache(settings.cache(), session::fetch, out);
      try (UnpackedPrograms programs = new UnpackedPrograms(cache);
          Work work = Work.of(offer, settings, programs)) {
        work.check();
        Joined joined = new Joined(settings.machine(), settings.concurrency());
        session.send(FarmMessage.of(FarmMessage.Kind.JOINED, Messages.write(joined)));
        out.accept("works for " + settings.endpoint());
        work(work);
      } catch (RuntimeException e) {
        throw reported(MachineUnsuitable.of(e), session);
      }
    }
  }

  /** Whoever is stopped can't start a program any more: that is no fault. */
  private MachineUnsuitable reported(MachineUnsuitable reason, BrokerSession session)
      throws IOException, InterruptedException {
    if (stopped) {
      throw new InterruptedException("stopped");
    }
    session.send(FarmMessage.of(FarmMessage.Kind.UNABLE, "works no more: " + reason.getMessage()));
    return reason;
  }

  private void checkWelcome(BrokerSession session) throws IOException {
    Optional<byte[]> rejection = session.find(Messages.rejection(settings.name()));
    if (rejection.isPresent()) {
      throw new NotAdmitted("rejected by the coordinator: " + new String(rejection.get(), UTF_8));
    }
  }

  private void work(Work work) throws IOException, InterruptedException {
    AtomicInteger failuresInRow = new AtomicInteger();
    try {
      for (int i = 0; i < settings.concurrency(); i++) {
        List<BrokerSession> sessions = List.of(connection.taskSession(), connection.taskSession());
        Queue<String> warnings = new ConcurrentLinkedQueue<>();
        TaskRunner runner = work.runner(i, connection, out.andThen(warnings::add));
        TaskSlot slot = new TaskSlot(sessions, runner, warnings, failuresInRow);
        slots.add(slot);
        threads.add(new Thread(() -> run(slot), "slot " + (i + 1)));
      }
      threads.forEach(Thread::start);
      throwEnd(ends.take());
    } finally {
      slots.forEach(TaskSlot::close);
      for (Thread thread : threads) {
        thread.join();
      }
    }
  }

  @SuppressWarnings("InterruptedExceptionSwallowed") // The end of this thread is what it asks for.
  private void run(TaskSlot slot) {
    try {
      slot.work();
    } catch (IOException | InterruptedException | RuntimeException | Error e) {
      ends.add(e);
    }
  }

  private static void throwEnd(Throwable end) throws IOException, InterruptedException {
    if (end instanceof IOException lost) {
      throw lost;
    }
    if (end instanceof InterruptedException interruption) {
      throw interruption;
    }
    throw MachineUnsuitable.of(end);
  }
}
