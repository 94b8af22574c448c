package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/** Short ways to ask an engine for a move, for tests. */
final class Choices {

  private Choices() {}

  /** A position of a square board after moves in pos notation. */
  static Position position(Rule rule, int size, String pos) {
    return Position.of(new Geometry(size, size), new RuleSet(rule, false), Notation.parsePos(pos));
  }

  /** The answer of a fresh engine that may visit so many nodes. */
  static Answer choose(Position position, long nodes) {
    SearchEngine engine = new SearchEngine(EngineOptions.usual());
    return choose(engine, position, Limits.none().withMaxNodes(nodes), new ArrayList<>());
  }

  /** The answer of an engine; what it reports on the way is added to a list. */
  static Answer choose(Engine engine, Position position, Limits limits, List<Report> reports) {
    return engine.choose(position, new Control(limits), reports::add);
  }

  /** The move of a fresh engine that may visit so many nodes, as {@code h8}. */
  static String move(Position position, long nodes) {
    return Notation.letterNumber(choose(position, nodes).move());
  }

  /** Points in letter-number form. */
  static List<String> names(List<Point> points) {
    return points.stream().map(Notation::letterNumber).toList();
  }
}
