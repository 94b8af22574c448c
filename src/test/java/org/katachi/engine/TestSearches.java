package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/** Short searches for tests. */
final class TestSearches {

  private TestSearches() {}

  /** A position of a square board after moves in pos notation. */
  static Position position(Rule rule, int size, String pos) {
    return Position.of(new Geometry(size, size), new RuleSet(rule, false), Notation.parsePos(pos));
  }

  /** The best move of a new engine with a limit on nodes. */
  static SearchReport choose(Position position, long nodes) {
    SearchEngine engine = new SearchEngine(EngineOptions.defaults());
    return choose(
        engine, position, SearchLimits.builder().maxNodes(nodes).build(), new ArrayList<>());
  }

  /** The best move of an engine; the list collects its reports. */
  static SearchReport choose(
      Engine engine, Position position, SearchLimits limits, List<SearchReport> reports) {
    return engine.choose(position, new SearchControl(limits), lines -> reports.add(lines.get(0)));
  }

  /** The best move of a new engine with a limit on nodes, as {@code h8}. */
  static String move(Position position, long nodes) {
    return Notation.letterNumber(choose(position, nodes).move());
  }

  /** Points in letter-number form. */
  static List<String> names(List<Point> points) {
    return points.stream().map(Notation::letterNumber).toList();
  }
}
