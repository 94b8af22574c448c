package org.katachi.app.play;

import java.io.PrintStream;
import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.apache.commons.lang3.StringUtils;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;

/**
 * The line of a terminal that tells a waiting person how long the player has thought and how far it
 * has come. It is written over itself, and gone when the player has moved. Safe for use by two
 * threads: the search's and the clock's.
 */
final class ThinkingLine implements SearchListener, AutoCloseable {

  private final PrintStream out;
  private final String player;
  private final long turnMillis;
  private final LongSupplier nanoTime;
  private final long started;
  private String progress = "";
  private int shownLength;
  private boolean isClosed;

  /**
   * A line of which nothing is shown yet.
   *
   * @param turnMillis how long the player may think
   */
  ThinkingLine(PrintStream out, String player, long turnMillis, LongSupplier nanoTime) {
    this.out = out;
    this.player = player;
    this.turnMillis = turnMillis;
    this.nanoTime = nanoTime;
    started = nanoTime.getAsLong();
  }

  /** The search has come farther, which the next {@link #show} tells. */
  @Override
  public synchronized void linesFound(List<SearchReport> lines) {
    SearchReport best = lines.get(0);
    progress = ": depth " + best.depth() + ", evaluation " + best.score();
  }

  /** Writes the line; after its end nothing. */
  synchronized void show() {
    if (!isClosed) {
      long seconds = TimeUnit.NANOSECONDS.toSeconds(nanoTime.getAsLong() - started);
      write(player + " thinks, " + seconds + " of " + limit() + " s" + progress);
    }
  }

  private String limit() {
    return BigDecimal.valueOf(turnMillis, 3).stripTrailingZeros().toPlainString();
  }

  private void write(String text) {
    out.print("\r" + StringUtils.rightPad(text, shownLength));
    out.flush();
    shownLength = text.length();
  }

  /** Takes the line off the terminal. */
  @Override
  public synchronized void close() {
    if (shownLength > 0) {
      write("");
      out.print("\r");
      out.flush();
    }
    isClosed = true;
  }
}
