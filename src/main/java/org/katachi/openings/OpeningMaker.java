package org.katachi.openings;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.Position;

/** Draws openings and writes down the balanced ones until a book is full. */
final class OpeningMaker {

  private static final int OPENINGS_BETWEEN_LINES = 10;

  /** So many in a row without a balanced one mean that none will come. */
  private static final int MOST_DRAWINGS = 100_000;

  private final OpeningsOptions options;
  private final OpeningSource source;
  private final BalanceJudge judge;
  private final PrintStream progress;
  private int drawn;

  OpeningMaker(
      OpeningsOptions options, OpeningSource source, BalanceJudge judge, PrintStream progress) {
    this.options = options;
    this.source = source;
    this.judge = judge;
    this.progress = progress;
  }

  /**
   * Fills a book.
   *
   * @throws IllegalStateException if there seem to be no more openings, or if the book holds one
   *     that these options do not make
   */
  void fill(OpeningFile book) throws IOException {
    skip(book);
    long started = System.nanoTime();
    while (book.size() < options.count()) {
      book.add(drawUntil(this::isBalanced, "no further opening is balanced"));
      if (book.size() % OPENINGS_BETWEEN_LINES == 0) {
        tell(book.size(), System.nanoTime() - started);
      }
    }
  }

  /**
   * Draws what was drawn for the openings that a book holds already, without judging it again: what
   * follows is what would have followed.
   */
  private void skip(OpeningFile book) {
    for (int i = 0; i < book.size(); i++) {
      List<Point> opening = book.opening(i);
      drawUntil(
          opening::equals,
          "the book holds " + Notation.pos(opening) + ", which its options do not make");
    }
  }

  private List<Point> drawUntil(Predicate<List<Point>> isWanted, String otherwise) {
    for (int i = 0; i < MOST_DRAWINGS; i++) {
      List<Point> moves = source.next();
      drawn++;
      if (isWanted.test(moves)) {
        return moves;
      }
    }
    throw new IllegalStateException(otherwise);
  }

  private boolean isBalanced(List<Point> moves) {
    return judge.isBalanced(Position.of(options.geometry(), options.rules(), moves));
  }

  private void tell(int found, long nanos) {
    progress.printf(
        Locale.ROOT,
        "%d of %d openings, %d drawn, %d s%n",
        found,
        options.count(),
        drawn,
        TimeUnit.NANOSECONDS.toSeconds(nanos));
  }
}
