package org.katachi.farm.worker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.commons.lang3.function.FailableConsumer;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.PairTask;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.LocalPool;
import org.katachi.tournament.play.PlayerFactory;
import org.katachi.tournament.play.PlayingTime;
import org.katachi.tournament.play.RunningGame;
import org.katachi.tournament.player.Termination;

/** Plays pairs of games, as a worker of the local manager does. */
final class PairRunner implements TaskRunner {

  private final FailableConsumer<String, InterruptedException> check;
  private final LocalPool pool;
  private volatile boolean isWatched;

  /**
   * A runner that has not begun.
   *
   * @param warnings hears of games that are played again
   * @param check tries whether a brain that failed to start once runs here at all, and else throws
   *     {@link MachineUnsuitable}
   * @param watcher sees games that somebody watches
   */
  PairRunner(
      PlayerFactory players,
      Consumer<String> warnings,
      FailableConsumer<String, InterruptedException> check,
      Consumer<RunningGame> watcher) {
    this.check = check;
    pool = new LocalPool(1, 0, players, warnings, new PlayingTime(System::nanoTime));
    pool.watch(
        game -> {
          if (isWatched) {
            watcher.accept(game);
          }
        });
    pool.start();
  }

  @Override
  public String run(int number, String content, Runnable endIsNear)
      throws Failure, InterruptedException {
    PairTask pair = pair(content);
    isWatched = pair.isWatched();
    pool.offer(pair.games());
    List<GameRecord> games = new ArrayList<>();
    while (games.size() < pair.games().size()) {
      if (games.size() == pair.games().size() - 1) {
        endIsNear.run();
      }
      games.add(play());
    }
    return Messages.write(new PairTask.Result(games));
  }

  private static PairTask pair(String content) throws Failure {
    try {
      return Messages.read(content, PairTask.class);
    } catch (IOException e) {
      throw new Failure("it can't read the pair: " + e.getMessage());
    }
  }

  private GameRecord play() throws InterruptedException {
    GameRecord record = pool.take();
    if (record.ending() == Termination.DID_NOT_START) {
      check.accept(record.loser().orElseThrow());
    }
    return record;
  }

  @Override
  public void close() {
    pool.stop();
    pool.close();
  }
}
