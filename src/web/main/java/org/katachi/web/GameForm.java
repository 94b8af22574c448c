package org.katachi.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;
import org.katachi.app.analyse.GameAnalysis;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.ForbiddenPoints;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

/**
 * A game as the page sends it.
 *
 * @param game the stones that the page shows
 * @param rule the rule of the game
 * @param verdict the verdict on the last stone
 */
record GameForm(RecordedGame game, Rule rule, Verdict verdict) {

  /** A pass among moves as {@code h8}. */
  private static final String PASS = "--";

  /**
   * Reads the fields {@code rule}, {@code width}, {@code height}, {@code moves} and {@code setup}.
   *
   * @throws IllegalArgumentException if they are no game
   */
  static GameForm read(FormData form) {
    Rule rule = Rule.parse(form.text("rule"));
    Geometry geometry =
        new Geometry(
            form.number("width", Geometry.MIN_SIZE, Geometry.MAX_SIZE),
            form.number("height", Geometry.MIN_SIZE, Geometry.MAX_SIZE));
    List<Optional<Point>> moves = parse(form.text("moves"));
    int setup = form.text("setup").isEmpty() ? 0 : form.number("setup", 0, moves.size());
    RecordedGame game = RecordedGame.inTurn(geometry, Optional.of(rule), moves, setup);
    return new GameForm(game, rule, game.verdict(rule));
  }

  /** Points without blanks; the moves alternate. */
  private static List<Optional<Point>> parse(String moves) {
    List<Optional<Point>> points = new ArrayList<>();
    for (String part : StringUtils.splitByWholeSeparatorPreserveAllTokens(moves, PASS)) {
      Notation.parsePos(part).forEach(point -> points.add(Optional.of(point)));
      points.add(Optional.empty());
    }
    // There is a pass between two parts, and none behind the last.
    return points.isEmpty() ? points : points.subList(0, points.size() - 1);
  }

  /** The moves as the page has them: they alternate, black's first. */
  static String format(RecordedGame game) {
    return game.inTurn().moves().stream()
        .map(move -> move.isPass() ? PASS : move.toString())
        .collect(Collectors.joining());
  }

  boolean isOver() {
    return verdict != Verdict.ONGOING;
  }

  Position position() {
    return GameAnalysis.position(game, rule, game.moves().size());
  }

  /** What the page shows of the position besides its stones. */
  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("stones", game.moves().size());
    json.put("over", isOver() ? verdict.name().toLowerCase(Locale.ROOT) : null);
    json.put("winner", winner());
    json.put("line", winningLine());
    List<Point> forbidden = forbidden();
    json.put("forbidden", forbidden.stream().map(Notation::letterNumber).toList());
    json.put("fouls", fouls(forbidden));
    return json;
  }

  private String winner() {
    return switch (verdict) {
      case WIN -> game.lastMover().word();
      case FOUL -> "white";
      case DRAW, ONGOING -> null;
    };
  }

  private List<String> winningLine() {
    List<String> names = new ArrayList<>();
    if (verdict == Verdict.WIN) {
      Board board = game.toBoard();
      int[] cells = new int[game.geometry().pointCount()];
      int winner = game.geometry().cell(game.winner(rule).orElseThrow());
      int count = referee().winningLine(board, winner, cells);
      for (int i = 0; i < count; i++) {
        names.add(Notation.letterNumber(game.geometry().toPoint(cells[i])));
      }
    }
    return names;
  }

  /** The points that are forbidden to the side to move. */
  private List<Point> forbidden() {
    Board board = game.toBoard();
    Colour side = Colour.of(board.sideToMove());
    return isOver() || !referee().forbids(side.stone())
        ? List.of()
        : referee().forbiddenPoints(board);
  }

  /** Why each of these points is forbidden. */
  private List<String> fouls(List<Point> forbidden) {
    Board board = game.toBoard();
    return forbidden.stream()
        .map(point -> ForbiddenPoints.foulAt(board, game.geometry().cell(point)).name())
        .toList();
  }

  private Referee referee() {
    return new Referee(new RuleSet(rule, false));
  }
}
