package org.katachi.gamefile;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;

/** Writes a tree as SGF, FF[4], GM[4], with all that it holds. */
final class SgfWriter {

  /** What the root begins with, whatever the file had there. */
  private static final Set<String> OWN = Set.of("FF", "GM", "CA", "AP", "SZ", "RU");

  private final StringBuilder text = new StringBuilder();

  private SgfWriter() {}

  static String write(GameTree game) {
    SgfWriter writer = new SgfWriter();
    writer.text.append("(;FF[4]GM[4]CA[UTF-8]AP[Katachi]SZ[").append(size(game.geometry()));
    writer.text.append(']');
    writer.rule(game);
    // Parts of the text, and nodes that stand for theirs.
    Deque<Object> left = new ArrayDeque<>();
    writer.properties(game.root(), OWN);
    writer.stones(game.root());
    writer.comment(game.root());
    push(game.root(), left);
    while (!left.isEmpty()) {
      Object next = left.pop();
      if (next instanceof GameNode node) {
        writer.text.append(writer.text.charAt(writer.text.length() - 1) == '(' ? ";" : "\n;");
        writer.stones(node);
        writer.properties(node, Set.of());
        writer.comment(node);
        push(node, left);
      } else {
        writer.text.append(next);
      }
    }
    return writer.text.append(")\n").toString();
  }

  /** Several children are variations, each in parentheses. */
  private static void push(GameNode node, Deque<Object> left) {
    List<GameNode> children = node.children();
    for (int i = children.size() - 1; i >= 0; i--) {
      if (children.size() > 1) {
        left.push(")");
      }
      left.push(children.get(i));
      if (children.size() > 1) {
        left.push("\n(");
      }
    }
  }

  /** The name that the file had for the rule, if that is still its rule. */
  private void rule(GameTree game) {
    String name = game.root().text("RU");
    Optional<Rule> rule = game.rule();
    if (rule.isPresent() && !rule.equals(RuleNames.find(name))) {
      name = rule.get().toString();
    }
    if (!name.isBlank()) {
      property("RU", List.of(name));
    }
  }

  private void properties(GameNode node, Set<String> leftOut) {
    for (Map.Entry<String, List<String>> property : node.properties().entrySet()) {
      if (!leftOut.contains(property.getKey())) {
        property(property.getKey(), property.getValue());
      }
    }
  }

  private void stones(GameNode node) {
    setup(node, "AB", Optional.of(Colour.BLACK));
    setup(node, "AW", Optional.of(Colour.WHITE));
    setup(node, "AE", Optional.empty());
    node.move()
        .ifPresent(
            move ->
                property(
                    letter(move.side()), List.of(move.point().map(SgfPoints::format).orElse(""))));
    node.toMove().ifPresent(side -> property("PL", List.of(letter(side))));
  }

  private void comment(GameNode node) {
    if (!node.comment().isEmpty()) {
      property("C", List.of(node.comment()));
    }
  }

  private void setup(GameNode node, String name, Optional<Colour> stone) {
    List<String> points =
        node.setup().entrySet().stream()
            .filter(point -> point.getValue().equals(stone))
            .map(Map.Entry::getKey)
            .map(SgfPoints::format)
            .toList();
    if (!points.isEmpty()) {
      property(name, points);
    }
  }

  private void property(String name, List<String> values) {
    text.append(name);
    for (String value : values) {
      text.append('[').append(value.replace("\\", "\\\\").replace("]", "\\]")).append(']');
    }
  }

  private static String letter(Colour side) {
    return side == Colour.BLACK ? "B" : "W";
  }

  private static String size(Geometry geometry) {
    return geometry.width() == geometry.height()
        ? Integer.toString(geometry.width())
        : geometry.width() + ":" + geometry.height();
  }
}
