package org.katachi.tournament.export;

import java.util.List;
import java.util.Objects;
import org.katachi.board.Colour;
import org.katachi.board.Point;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.RecordedMove;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.text.NumberText;

/**
 * A game as a tree of the Smart Game Format, FF[4], GM[4] (gomoku and renju).
 *
 * <p>Points are two letters, column and row from the top left, a to z and then A to Z. The
 * opening's stones are moves as all others. A position's value {@code V} is black's, whoever gave
 * it; the comment has it as the brain said it.
 *
 * <p>Source: red-bean.com/sgf, FF[4].
 */
final class SgfGame {

  private static final double MILLIS_PER_SECOND = 1e3;
  private static final int LETTERS = 26;

  /** Brains' messages can't be turned into the reader's names, as nobody knows what is a point. */
  static final String ROWS =
      "Texts count rows from the top, as brains do; many readers of SGF name them from the bottom.";

  private final StringBuilder text = new StringBuilder();

  private SgfGame() {}

  /** The whole tree, with an end of line. */
  static String of(GameRecord game, LogHeader header) {
    SgfGame sgf = new SgfGame();
    sgf.text.append("(;");
    sgf.root(game, header);
    List<Point> points = game.points();
    for (int i = 0; i < points.size(); i++) {
      sgf.move(game, i, points.get(i));
    }
    return sgf.text.append(")\n").toString();
  }

  private void root(GameRecord game, LogHeader header) {
    property("FF", "4");
    property("GM", "4");
    property("CA", "UTF-8");
    property("AP", "Katachi tournament");
    property("SZ", size(game));
    property("RU", game.rules().toString());
    header.event().ifPresent(event -> property("EV", simple(event)));
    header.site().ifPresent(site -> property("PC", simple(site)));
    header.date().ifPresent(date -> property("DT", simple(date)));
    property("RO", game.pair() + " (game " + game.number() + ")");
    property("PB", simple(game.black()));
    property("PW", simple(game.white()));
    property("RE", result(game));
    property("GC", escaped(game.reason()));
    property("C", swap2(game) + ROWS);
  }

  /** A line that tells who chose what. */
  private static String swap2(GameRecord game) {
    return game.swap2().isEmpty() ? "" : escaped("Swap2: " + game.swap2InWords()) + "\n";
  }

  /** A square board has one number. */
  private static String size(GameRecord game) {
    int width = game.geometry().width();
    int height = game.geometry().height();
    return width == height ? Integer.toString(width) : width + ":" + height;
  }

  private static String result(GameRecord game) {
    if (game.winner().isEmpty()) {
      return "Draw";
    }
    String winner = letter(game.winner().get()) + "+";
    if (game.ending() == Termination.LATE) {
      return winner + "T";
    }
    return game.ending().isFault() ? winner + "F" : winner;
  }

  private void move(GameRecord game, int i, Point point) {
    Colour side = GameRecord.colourOf(i);
    text.append("\n;");
    property(letter(side), point(point));
    if (i < game.opening().size()) {
      property("C", "opening");
      return;
    }
    RecordedMove move = game.moves().get(i - game.opening().size());
    if (move.clock() != null) {
      property(letter(side) + "L", decimal(move.clock() / MILLIS_PER_SECOND));
    }
    if (move.hasEvaluation()) {
      double value = side == Colour.BLACK ? move.evaluation() : -move.evaluation();
      property("V", NumberText.plain(value));
    }
    property("C", escaped(comment(move)));
  }

  private static String comment(RecordedMove move) {
    StringBuilder comment = new StringBuilder();
    comment.append("time ").append(decimal(move.millis() / MILLIS_PER_SECOND)).append(" s");
    said(comment, "evaluation", move.evaluationText());
    said(comment, "depth", Objects.toString(move.depth(), ""));
    said(comment, "nodes", Objects.toString(move.nodes(), ""));
    move.messages().forEach(message -> comment.append('\n').append(message));
    if (!move.message().isEmpty()) {
      comment.append('\n').append(move.message());
    }
    return comment.toString();
  }

  private static void said(StringBuilder comment, String name, String value) {
    if (!value.isEmpty()) {
      comment.append(", ").append(name).append(' ').append(value);
    }
  }

  private void property(String name, String value) {
    text.append(name).append('[').append(value).append(']');
  }

  private static String letter(Colour side) {
    return side == Colour.BLACK ? "B" : "W";
  }

  private static String point(Point point) {
    return "" + letter(point.x()) + letter(point.y());
  }

  private static char letter(int number) {
    return (char) (number < LETTERS ? 'a' + number : 'A' + number - LETTERS);
  }

  private static String decimal(double value) {
    return NumberText.of("%.3f", value);
  }

  /** The format's SimpleText: a line of its own. */
  private static String simple(String text) {
    return escaped(text.replaceAll("\\s+", " "));
  }

  /** The format's Text: what would end the value or escape its end is escaped itself. */
  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("]", "\\]");
  }
}
