package org.katachi.farm.worker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.katachi.farm.broker.Link;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.PairOrder;
import org.katachi.farm.message.Report;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.game.Termination;
import org.katachi.tournament.run.LocalPool;
import org.katachi.tournament.run.PlayedGame;
import org.katachi.tournament.run.PlayerFactory;

/** Plays one pair after the other, as a worker of the local manager does. */
final class Slot implements WorkSlot {

  private final String worker;
  private final Link link;
  private final LocalPool pool;
  private volatile PairOrder current;

  /**
   * A slot that has not begun.
   *
   * @param number which of the worker's slots it is, from zero
   */
  Slot(String worker, int number, Link link, PlayerFactory factory, LiveReporter live) {
    this.worker = worker;
    this.link = link;
    pool = new LocalPool(1, 0, factory);
    pool.watch(
        game -> {
          if (current.isWatched()) {
            live.seen(current.tournament(), number, game);
          }
        });
  }

  /** A program does not run on this machine; that is nothing to score. */
  static final class Unfit extends RuntimeException {

    private static final long serialVersionUID = 1;

    Unfit(String reason) {
      super(reason);
    }
  }

  @Override
  public void work() throws InterruptedException, IOException {
    pool.start();
    while (true) {
      PairOrder order = Messages.order(link.receive());
      List<GameRecord> games = play(order);
      link.send(Messages.write(new Report.Played(worker, order.tournament(), order.pair(), games)));
      link.commit();
    }
  }

  private List<GameRecord> play(PairOrder order) throws InterruptedException {
    current = order;
    pool.offer(order.games());
    List<GameRecord> games = new ArrayList<>();
    while (games.size() < order.games().size()) {
      PlayedGame played = pool.take();
      if (played.record().result().ending() == Termination.DID_NOT_START) {
        throw new Unfit(played.record().result().words());
      }
      games.add(played.record());
    }
    return games;
  }

  @Override
  public void stop() {
    pool.stop();
  }

  @Override
  public void close() {
    pool.close();
    link.close();
  }
}
