package org.katachi.farm.worker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.message.Dismissal;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.Report;

/** What a worker does on one connection: it serves one coordinator until the connection ends. */
final class WorkerSession {

  private final WorkerSettings settings;
  private final Connection connection;
  private final Consumer<String> out;

  /** Why the slots end; the first reason counts. */
  private final BlockingQueue<Throwable> ends = new LinkedBlockingQueue<>();

  private final List<WorkSlot> slots = new ArrayList<>();
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
   * Plays.
   *
   * @throws IOException if the connection is lost, or the coordinator has ended
   * @throws InterruptedException if {@link #stop} was called
   * @throws MachineUnsuitable if nothing can be done on this machine; the coordinator knows it
   * @throws WorkerRejected if the coordinator lets this worker play no more
   */
  void play() throws IOException, InterruptedException, WorkerRejected {
    try (TransactedSession link = connection.link()) {
      link.onLoss(() -> ends.add(new IOException("the connection is lost")));
      link.introduce(settings.name());
      checkWelcome(link);
      Offer offer = Messages.offer(link.fetch(Offer.NAME));
      try (Work work = Work.of(offer, settings, link, out)) {
        work.check();
        tell(link, new Report.Joined(settings.name(), settings.machine(), settings.concurrency()));
        out.accept("works for " + settings.site());
        play(work);
      } catch (RuntimeException e) {
        throw reported(MachineUnsuitable.of(e), link);
      }
    }
  }

  /** Whoever is stopped can't start a program any more: that is no fault. */
  private MachineUnsuitable reported(MachineUnsuitable reason, TransactedSession link)
      throws IOException, InterruptedException {
    if (stopped) {
      throw new InterruptedException("stopped");
    }
    tell(link, new Report.Unable(settings.name(), "works no more: " + reason.getMessage()));
    return reason;
  }

  private void checkWelcome(TransactedSession link) throws IOException, WorkerRejected {
    Optional<byte[]> dismissal = link.find(Dismissal.name(settings.name()));
    if (dismissal.isPresent()) {
      throw new WorkerRejected(Dismissal.read(dismissal.get()));
    }
  }

  private static void tell(TransactedSession link, Report report) throws IOException {
    link.send(Messages.write(report));
    link.commit();
  }

  private void play(Work work) throws IOException, InterruptedException {
    try {
      for (int i = 0; i < settings.concurrency(); i++) {
        WorkSlot slot = work.slot(connection);
        slots.add(slot);
        threads.add(new Thread(() -> run(slot), "slot " + (i + 1)));
      }
      threads.forEach(Thread::start);
      throwEnd(ends.take());
    } finally {
      slots.forEach(WorkSlot::stop);
      slots.forEach(WorkSlot::close);
      for (Thread thread : threads) {
        thread.join();
      }
    }
  }

  @SuppressWarnings("InterruptedExceptionSwallowed") // The end of this thread is what it asks for.
  private void run(WorkSlot slot) {
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
