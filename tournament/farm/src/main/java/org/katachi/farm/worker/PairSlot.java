package org.katachi.farm.worker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.PairOrder;
import org.katachi.farm.message.Report;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.LocalPool;
import org.katachi.tournament.play.PlayingTime;
import org.katachi.tournament.player.Termination;

/**
 * Plays one pair after the other, as a worker of the local manager does. A pair and its report are
 * one transaction: what is not reported goes to another worker.
 *
 * <p>There are two links, by turns: while the last game of a pair that came by one of them is
 * played, the next pair is asked for by the other. So neither the way to the coordinator nor its
 * disk is waited for, and no pair waits here longer than a game.
 */
final class PairSlot implements WorkSlot {

  private final String worker;
  private final SlotPlayers players;
  private final BrainCheck check;
  private final LocalPool pool;
  private final ExecutorService receiver =
      Executors.newSingleThreadExecutor(
          BasicThreadFactory.builder().namingPattern("next pair").daemon().build());
  private final TransactedSession link;
  private final TransactedSession other;
  private volatile PairOrder current;

  /** Tries whether a brain starts on this machine. */
  interface BrainCheck {

    /**
     * Tries it.
     *
     * @throws MachineUnsuitable if it does not
     */
    void of(String brain) throws InterruptedException;
  }

  /**
   * A slot that has not begun.
   *
   * @param number which of the worker's slots it is, from zero
   * @param links two, which are used by turns
   * @param check tells a brain that failed to start once from one that does not run here
   */
  PairSlot(
      String worker,
      int number,
      List<TransactedSession> links,
      SlotPlayers players,
      BrainCheck check,
      LiveReporter live) {
    this.worker = worker;
    this.players = players;
    this.check = check;
    link = links.get(0);
    other = links.get(1);
    pool = new LocalPool(1, 0, players, players::tell, new PlayingTime(System::nanoTime));
    pool.watch(
        game -> {
          if (current.isWatched()) {
            live.seen(current.tournament(), number, game);
          }
        });
  }

  @Override
  public void work() throws InterruptedException, IOException {
    pool.start();
    TransactedSession present = link;
    TransactedSession following = other;
    Future<byte[]> next = receiver.submit(present::receive);
    while (true) {
      PairOrder order = Messages.read(received(next), PairOrder.class);
      current = order;
      pool.offer(order.games());
      List<GameRecord> games = new ArrayList<>();
      while (games.size() < order.games().size() - 1) {
        games.add(take());
      }
      next = receiver.submit(following::receive);
      games.add(take());
      tellRemarks(present);
      present.send(
          Messages.write(new Report.Played(worker, order.tournament(), order.pair(), games)));
      present.commitLater();
      TransactedSession kept = present;
      present = following;
      following = kept;
    }
  }

  private void tellRemarks(TransactedSession link) throws IOException {
    Optional<String> remark = players.nextRemark();
    while (remark.isPresent()) {
      link.send(Messages.write(new Report.Remarked(worker, remark.get())));
      remark = players.nextRemark();
    }
  }

  private static byte[] received(Future<byte[]> message) throws InterruptedException, IOException {
    try {
      return message.get();
    } catch (ExecutionException e) {
      throw new IOException(e.getCause().getMessage(), e);
    }
  }

  private GameRecord take() throws InterruptedException {
    GameRecord record = pool.take();
    if (record.ending() == Termination.DID_NOT_START) {
      check.of(record.loser().orElseThrow());
    }
    return record;
  }

  @Override
  public void stop() {
    pool.stop();
  }

  @Override
  public void close() {
    pool.close();
    link.close();
    other.close();
    receiver.shutdownNow();
  }
}
