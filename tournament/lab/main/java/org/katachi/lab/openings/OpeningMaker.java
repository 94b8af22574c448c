package org.katachi.lab.openings;

import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.MoveBudget;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.tune.GamePairPlayer;
import org.katachi.lab.tune.SearchSide;

/** Draws openings at random and writes the balanced ones to a book until it is full. */
public final class OpeningMaker {

  /** After this many in a row without a balanced one no other is expected. */
  private static final int MAX_DRAWINGS = 100_000;

  private final OpeningsOptions options;
  private final OpeningSource source;
  private final BalanceJudge judge;
  private final ColourTrial trial;
  private final ProgressOutput output;
  private int drawn;

  /**
   * A maker.
   *
   * @param engine judges openings; nobody else uses it meanwhile
   */
  public OpeningMaker(OpeningsOptions options, Engine engine, ProgressOutput output) {
    this.options = options;
    this.output = output;
    source = new OpeningSource(options);
    judge = new BalanceJudge(engine, options.nodes(), options.level(), options.balance());
    SearchSide side =
        new SearchSide(
            ShapeEvaluation.of(options.rules().rule(), options.geometry()),
            new MoveBudget.Nodes(options.gameNodes()));
    GamePairPlayer player = new GamePairPlayer(options.rules(), side, side);
    trial = new ColourTrial(player, options.games(), options.seed());
  }

  /**
   * Fills a book.
   *
   * @throws IllegalStateException if there seem to be no more openings, or if the book holds one
   *     that its options do not make
   */
  public void fill(OpeningFile book) throws IOException {
    skip(book);
    try (ProgressLine progress = output.begin("openings", book.size(), options.count())) {
      while (book.size() < options.count()) {
        book.add(
            drawUntil(opening -> isBalanced(opening, progress), "no further opening is balanced"));
        progress.step(note());
      }
    }
  }

  /**
   * Draws again all that was drawn for the openings that a book holds already, without a search: so
   * a resumed book gets the openings that it would have got without an interruption.
   */
  private void skip(OpeningFile book) {
    for (int i = 0; i < book.size(); i++) {
      List<Point> opening = book.opening(i);
      drawUntil(
          opening::equals,
          "the book holds " + Notation.pos(opening) + ", which its options don't make");
    }
  }

  private List<Point> drawUntil(Predicate<List<Point>> isWanted, String failure) {
    for (int i = 0; i < MAX_DRAWINGS; i++) {
      List<Point> moves = source.next();
      drawn++;
      if (isWanted.test(moves)) {
        return moves;
      }
    }
    throw new IllegalStateException(failure);
  }

  private boolean isBalanced(List<Point> moves, ProgressLine progress) {
    progress.update(note());
    Position position = Position.of(options.geometry(), options.rules(), moves);
    return judge.isBalanced(position) && trial.isOpen(position);
  }

  private String note() {
    return drawn + " drawn";
  }
}
