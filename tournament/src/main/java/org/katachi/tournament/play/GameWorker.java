package org.katachi.tournament.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.katachi.tournament.match.Game;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.Prover;
import org.katachi.tournament.player.GameSpoiled;
import org.katachi.tournament.player.ManagerFault;
import org.katachi.tournament.player.Player;
import org.katachi.tournament.player.Termination;

/**
 * Plays one game after the other with players of its own: those of the last game are kept for the
 * next, as no more than two brains run for each worker. It ends when it is interrupted, and lets go
 * of all that it has started.
 */
final class GameWorker implements Runnable {

  /** How often a game is played again that the manager or its machine spoils. */
  private static final int MAX_REPLAYS = 3;

  /** What a worker tells. */
  sealed interface Report {

    /** A game has ended. */
    record Ended(GameRecord game) implements Report {}

    /** No more can be played, as this program is about to end or there is an error in it. */
    record Stopped(Throwable reason) implements Report {}
  }

  private final int number;
  private final int pauseMillis;
  private final PlayerFactory factory;
  private final Consumer<String> warnings;
  private final BlockingQueue<List<PlannedGame>> orders;
  private final BlockingQueue<Report> reports;
  private final Map<Participant, Player> players = new HashMap<>();
  private final AtomicLong played = new AtomicLong();
  private volatile Consumer<RunningGame> watcher = game -> {};

  GameWorker(
      int number,
      int pauseMillis,
      PlayerFactory factory,
      Consumer<String> warnings,
      BlockingQueue<List<PlannedGame>> orders,
      BlockingQueue<Report> reports) {
    this.number = number;
    this.pauseMillis = pauseMillis;
    this.factory = factory;
    this.warnings = warnings;
    this.orders = orders;
    this.reports = reports;
  }

  /** Says who sees the games. */
  void watch(Consumer<RunningGame> watching) {
    watcher = watching;
  }

  /** How many games it has played. From any thread. */
  long played() {
    return played.get();
  }

  @Override
  @SuppressWarnings("InterruptedExceptionSwallowed") // The end of this thread is what it asks for.
  public void run() {
    try (Prover prover = factory.openProver(number)) {
      while (true) {
        List<PlannedGame> pair = orders.take();
        for (PlannedGame game : pair) {
          GameRecord record = play(game, prover);
          played.incrementAndGet();
          reports.add(new Report.Ended(record));
          Thread.sleep(pauseMillis);
        }
      }
    } catch (InterruptedException | RuntimeException | Error e) {
      reports.add(new Report.Stopped(e));
    } finally {
      players.values().forEach(Player::close);
    }
  }

  private GameRecord play(PlannedGame game, Prover prover) throws InterruptedException {
    leaveAllBut(List.of(game.black(), game.white()));
    Player black = player(game.black());
    Player white = player(game.white());
    for (int replays = 0; ; replays++) {
      try {
        return play(game, black, white, prover);
      } catch (GameSpoiled e) {
        black.abandon();
        white.abandon();
        if (replays == MAX_REPLAYS) {
          throw new ManagerFault(
              game.title() + " was spoiled " + (replays + 1) + " times: " + e.getMessage(), e);
        }
        warnings.accept(game.title() + " is played again: " + e.getMessage());
      }
    }
  }

  private GameRecord play(PlannedGame game, Player black, Player white, Prover prover)
      throws InterruptedException {
    black.nextGame(game.title());
    white.nextGame(game.title());
    try {
      GameRecord record = new Game(game, black, white, this::tell, prover).play();
      if (mayBeOurEnd(record.ending())) {
        checkGoesOn(game);
      }
      return record;
    } catch (ManagerFault e) {
      checkGoesOn(game);
      throw e;
    }
  }

  private static void checkGoesOn(PlannedGame game) throws InterruptedException {
    if (Shutdown.comes()) {
      throw new InterruptedException("stopped in " + game.title());
    }
  }

  private void tell(GameRecord game) {
    watcher.accept(new RunningGame("", number, game));
  }

  private void leaveAllBut(List<Participant> needed) {
    for (Participant participant : new ArrayList<>(players.keySet())) {
      if (!needed.contains(participant)) {
        players.remove(participant).close();
      }
    }
  }

  private Player player(Participant participant) {
    return players.computeIfAbsent(participant, missing -> factory.open(missing, number));
  }

  private static boolean mayBeOurEnd(Termination ending) {
    return ending == Termination.CRASHED || ending == Termination.DID_NOT_START;
  }
}
