package org.katachi.tournament.console;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.katachi.tournament.config.OutputConfig;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.standings.Scoreboard;

/**
 * Shows a tournament in a terminal: a line for each game, which stays, and below them a table of
 * the standing with the time to go, which is kept up to date.
 */
final class LiveTable implements Display {

  private static final Size DEFAULT_SIZE = new Size(80, 24);

  /**
   * The system property by which the launcher tells that stdout is a terminal; Java 17 has no way
   * to ask for that alone.
   */
  private static final String TERMINAL = "katachi.terminal";

  private static final long REFRESH_NANOS = 200_000_000;

  private final OutputConfig config;
  private final KatachiLines format;
  private final Terminal terminal;
  private final org.jline.utils.Display screen;
  private final Timer timer = new Timer("live table", true);

  /** Lines of games that are not settled, and so may not be on the disk yet. */
  private final List<String> pending = new ArrayList<>();

  /** Lines that the next drawing shows. */
  private final List<String> newLines = new ArrayList<>();

  private List<String> standing = List.of();

  /** Whether the timer is to draw. */
  private boolean isDue;

  private long shownNanos = System.nanoTime() - REFRESH_NANOS;

  LiveTable(TournamentState tournament, OutputConfig config, Terminal terminal) {
    this.config = config;
    this.terminal = terminal;
    format = new KatachiLines(tournament);
    screen = new org.jline.utils.Display(terminal, false);
  }

  /** Takes hold of the terminal; nothing if this program does not write to one. */
  static Optional<Display> open(TournamentState tournament, OutputConfig config) {
    if (!Boolean.getBoolean(TERMINAL)) {
      return Optional.empty();
    }
    try {
      // Ctrl-C stays what it is for all programs: it ends this one.
      Terminal terminal =
          TerminalBuilder.builder().system(true).dumb(true).nativeSignals(false).build();
      if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
        terminal.close();
        return Optional.empty();
      }
      return Optional.of(new LiveTable(tournament, config, terminal));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public synchronized void ended(GameRecord game, Scoreboard scoreboard) {
    if (config.showsOutcome(scoreboard.games())) {
      pending.add(format.game(game));
    }
  }

  /** Draws, but not more often than people can read: what comes too soon is drawn in a moment. */
  @Override
  public synchronized void flush() {
    takeLines();
    standing = format.standing(size().getColumns() - 1);
    long waitNanos = shownNanos + REFRESH_NANOS - System.nanoTime();
    if (waitNanos <= 0) {
      draw();
    } else if (!isDue) {
      isDue = true;
      timer.schedule(drawTask(), TimeUnit.NANOSECONDS.toMillis(waitNanos));
    }
  }

  private void takeLines() {
    newLines.addAll(pending);
    pending.clear();
  }

  private TimerTask drawTask() {
    return new TimerTask() {
      @Override
      public void run() {
        drawIfDue();
      }
    };
  }

  private synchronized void drawIfDue() {
    if (isDue) {
      draw();
    }
  }

  private void draw() {
    shownNanos = System.nanoTime();
    printNewLines();
    show(standing);
  }

  /** Writes over the table, of which the next drawing begins below. */
  private void printNewLines() {
    isDue = false;
    screen.update(List.of(AttributedString.EMPTY), 0);
    newLines.forEach(terminal.writer()::println);
    newLines.clear();
    screen.reset();
  }

  @Override
  public synchronized void warn(String warning) {
    boolean waits = !pending.isEmpty();
    pending.add(KatachiLines.warning(warning));
    if (!waits) {
      flush();
    }
  }

  /**
   * What does not fit is cut, but not the last line. One that wraps would spoil the next drawing.
   */
  private void show(List<String> lines) {
    Size size = size();
    int last = lines.size() - 1;
    int room = Math.max(0, size.getRows() - 2); // A terminal may have a single row.
    screen.resize(size.getRows(), size.getColumns());
    screen.update(
        Stream.concat(lines.stream().limit(Math.min(last, room)), Stream.of(lines.get(last)))
            .map(line -> new AttributedString(line).columnSubSequence(0, size.getColumns() - 1))
            .toList(),
        -1);
  }

  /** A terminal that does not know its size, as one of a script, has the size of the oldest. */
  private Size size() {
    Size size = terminal.getSize();
    return size.getRows() > 0 && size.getColumns() > 0 ? size : DEFAULT_SIZE;
  }

  @Override
  public synchronized void showEnd() {
    takeLines();
    printNewLines();
    format.end(size().getColumns() - 1).forEach(terminal.writer()::println);
    terminal.flush();
  }

  @Override
  public synchronized void close() {
    timer.cancel();
    isDue = false;
    try {
      terminal.close();
    } catch (IOException e) {
      // All has been shown.
    }
  }
}
