package org.katachi.app.play;

import java.io.PrintStream;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;

/** The player that the person plays against, and asks for hints. */
final class Opponent {

  private final Engine engine;
  private final String name;
  private final long turnMillis;
  private final PrintStream out;
  private final boolean isOnTerminal;
  private final Ticker ticker;

  /**
   * A player.
   *
   * @param turnMillis how long it may think about a move
   * @param out takes what it tells of a long think
   * @param isOnTerminal whether it tells that, for a person who waits
   * @param ticker says when it tells that
   */
  Opponent(
      Engine engine,
      String name,
      long turnMillis,
      PrintStream out,
      boolean isOnTerminal,
      Ticker ticker) {
    this.engine = engine;
    this.name = name;
    this.turnMillis = turnMillis;
    this.out = out;
    this.isOnTerminal = isOnTerminal;
    this.ticker = ticker;
  }

  void newGame() {
    engine.newGame();
  }

  /** The best move for the side to move. */
  SearchReport choose(Position position) {
    return isOnTerminal ? chooseInSight(position) : choose(position, SearchListener.SILENT);
  }

  private SearchReport choose(Position position, SearchListener listener) {
    SearchControl control =
        new SearchControl(SearchLimits.builder().turnMillis(turnMillis).build());
    return engine.choose(position, control, listener);
  }

  /** A clock of its own shows the line: the search speaks only when it has come farther. */
  private SearchReport chooseInSight(Position position) {
    try (ThinkingLine line = new ThinkingLine(out, name, turnMillis, System::nanoTime)) {
      Runnable endOfTicks = ticker.begin(line::show);
      try {
        return choose(position, line);
      } finally {
        endOfTicks.run();
      }
    }
  }
}
