package org.katachi.protocol.task;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.katachi.board.Point;
import org.katachi.engine.Analyser;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.Swap2Player;
import org.katachi.protocol.command.Refusal;
import org.katachi.protocol.game.Game;
import org.katachi.protocol.io.FailureLog;
import org.katachi.protocol.io.ReceivedLine;
import org.katachi.protocol.io.StartupClock;

/** Makes the search tasks of a game, with the limits that hold when they are made. */
public final class SearchTasks {

  private final Engine engine;
  private final Swap2Player swap2;
  private final Game game;
  private final StartupClock clock;
  private final FailureLog log;
  private final Set<Point> excluded = new HashSet<>();

  /**
   * Makes the tasks of an engine.
   *
   * @param log receives the failures of the engine
   */
  public SearchTasks(
      Engine engine, Swap2Player swap2, Game game, StartupClock clock, FailureLog log) {
    this.engine = engine;
    this.swap2 = swap2;
    this.game = game;
    this.clock = clock;
    this.log = log;
  }

  public Engine engine() {
    return engine;
  }

  public Swap2Player swap2() {
    return swap2;
  }

  /**
   * The engine's analysis, which the players without search do not have.
   *
   * @param command the command that needs it
   */
  public Analyser analyser(String command) {
    if (engine instanceof Analyser analyser) {
      return analyser;
    }
    throw new Refusal("%s needs a player that searches; this one does not", command);
  }

  /** The points that the searches leave out, to be changed by the caller. */
  public Set<Point> excluded() {
    return excluded;
  }

  /**
   * Lets the engine forget the last game.
   *
   * @return the reply, after a line about a failure if there was one
   */
  public Reply forgetGames(Reply reply) {
    try {
      engine.newGame();
      return reply;
    } catch (RuntimeException | Error e) {
      // The game can be played all the same, if need be without the memory that was not there.
      List<String> lines = new ArrayList<>(List.of("DEBUG new game: " + log.add(e)));
      lines.addAll(reply.lines());
      return Reply.of(lines, List.of());
    }
  }

  /**
   * The search for a move in the game's position.
   *
   * @param line the line of the command, with which the clock starts
   */
  public SearchTask move(ReceivedLine line, ReportFormat format) {
    return new MoveTask(engine, game.position(), searchLimits(line).build(), format);
  }

  /**
   * The search for the reply to a swap2 opening.
   *
   * @param opening a position with no, three or five stones
   */
  public SearchTask swap2(Position opening, ReceivedLine line) {
    return new Swap2Task(swap2, opening, limits(line));
  }

  /** The limits of a search. */
  public SearchLimits limits(ReceivedLine line) {
    return game.limits(clock.clockStart(line));
  }

  /** The limits of a search that leaves points out. */
  public SearchLimits.Builder searchLimits(ReceivedLine line) {
    return limits(line).toBuilder().excluded(excluded);
  }
}
