package org.katachi.tournament.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Referee;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.RecordedMove;

/** A game as the page's script reads it: short keys, as there may be thousands. */
public final class GameJson {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private GameJson() {}

  static String of(GameRecord game) {
    return escaped(tree(game));
  }

  /** The same as a tree. */
  public static ObjectNode tree(GameRecord game) {
    ObjectNode node = MAPPER.createObjectNode();
    node.put("number", game.number());
    node.put("black", game.black());
    node.put("white", game.white());
    node.put("width", game.geometry().width());
    node.put("height", game.geometry().height());
    node.put("rule", game.rules().toString());
    node.put("stones", Notation.pos(game.points()));
    node.put("opening", Notation.pos(game.opening()));
    if (!game.swap2().isEmpty()) {
      node.put("swap2", game.swap2InWords());
    }
    if (!game.result().equals(GameResult.ONGOING)) {
      node.put("winner", game.winner().map(side -> side.name().charAt(0) + "").orElse(""));
      node.put("ending", game.ending().toString());
      node.put("reason", game.reason());
    }
    if (game.ending().isFault()) {
      node.put("fault", true);
    }
    addMoves(node, game.moves());
    addLine(node, game);
    return node;
  }

  /** What no move tells is left out. */
  private static void addMoves(ObjectNode node, List<RecordedMove> moves) {
    add(node, "millis", moves, move -> Math.round(move.millis()));
    add(node, "clocks", moves, move -> move.clock() == null ? null : Math.round(move.clock()));
    add(node, "evaluations", moves, move -> move.hasEvaluation() ? move.evaluation() : null);
    add(node, "depths", moves, RecordedMove::depth);
    add(node, "nodes", moves, RecordedMove::nodes);
    add(node, "messages", moves, GameJson::messages);
  }

  private static void add(
      ObjectNode node, String key, List<RecordedMove> moves, Function<RecordedMove, Object> value) {
    List<Object> values = Arrays.asList(moves.stream().map(value).toArray());
    if (values.stream().anyMatch(Objects::nonNull)) {
      node.set(key, MAPPER.valueToTree(values));
    }
  }

  /** Both earlier messages and the last one, null if there are none. */
  private static String messages(RecordedMove move) {
    if (move.message().isEmpty()) {
      return null;
    }
    return move.messages().isEmpty()
        ? move.message()
        : String.join("\n", move.messages()) + "\n" + move.message();
  }

  /** The stones of the winning line, by their places on the board. */
  private static void addLine(ObjectNode node, GameRecord game) {
    Geometry geometry = game.geometry();
    List<Point> points = game.points();
    if (points.isEmpty()) {
      return;
    }
    Board board = new Board(geometry);
    points.forEach(point -> board.play(geometry.cell(point)));
    int[] cells = new int[geometry.pointCount()];
    int last = geometry.cell(points.get(points.size() - 1));
    int count = new Referee(game.rules()).winningLine(board, last, cells);
    if (count > 0) {
      ArrayNode line = node.putArray("line");
      Arrays.stream(cells, 0, count)
          .forEach(cell -> line.add(geometry.y(cell) * geometry.width() + geometry.x(cell)));
    }
  }

  /**
   * Safe in a script element: there a string ends only by a quote, and the element by {@code <}.
   */
  private static String escaped(ObjectNode node) {
    try {
      return MAPPER.writeValueAsString(node).replace("<", "\\u003c");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree in memory can always be written", e);
    }
  }
}
