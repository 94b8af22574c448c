package org.katachi.play;

import java.io.PrintStream;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchReport;

/** The player that the person plays against, and asks for hints. */
final class Opponent {

  private final Engine engine;
  private final String name;
  private final long turnMillis;
  private final PrintStream out;
  private final boolean isOnTerminal;

  /**
   * A player.
   *
   * @param turnMillis how long it may think about a move
   * @param out takes what it tells of a long think
   * @param isOnTerminal whether it tells that, for a person who waits
   */
  Opponent(Engine engine, String name, long turnMillis, PrintStream out, boolean isOnTerminal) {
    this.engine = engine;
    this.name = name;
    this.turnMillis = turnMillis;
    this.out = out;
    this.isOnTerminal = isOnTerminal;
  }

  void newGame() {
    engine.newGame();
  }

  /** The best move for the side to move. */
  BestMove choose(Position position) {
    return isOnTerminal ? chooseInSight(position) : choose(position, report -> {});
  }

  private BestMove choose(Position position, Consumer<SearchReport> listener) {
    SearchControl control = new SearchControl(MoveLimits.builder().turnMillis(turnMillis).build());
    return engine.choose(position, control, listener);
  }

  /** A clock of its own shows the line: the search speaks only when it has come farther. */
  private BestMove chooseInSight(Position position) {
    ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(Opponent::daemon);
    try (ThinkingLine line = new ThinkingLine(out, name, turnMillis, System::nanoTime)) {
      Future<?> ticks = clock.scheduleAtFixedRate(line::show, 1, 1, TimeUnit.SECONDS);
      BestMove best = choose(position, line);
      ticks.cancel(false);
      return best;
    } finally {
      clock.shutdownNow();
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "thinking");
    thread.setDaemon(true);
    return thread;
  }
}
