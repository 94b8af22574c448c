package org.katachi.gamefile;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Colour;
import org.katachi.board.Point;

/**
 * Writes a tree as a library of RenLib; the form is that of {@link RenLibReader}. RenLib knows no
 * stones that are set up: they become moves, and wherever a side moves out of turn the other
 * passes.
 */
final class RenLibWriter {

  /** Fills up the header. */
  private static final byte FILLER = (byte) 0xFF;

  private static final int NO_POINT = 0;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private RenLibWriter() {}

  /** A node of the library. */
  private static final class Node {
    final int point;
    final int depth;
    final List<Node> children = new ArrayList<>();
    int flags;
    final List<String> labels = new ArrayList<>();
    String comment = "";
    String text = "";

    Node(int point, int depth) {
      this.point = point;
      this.depth = depth;
    }

    Node child(int childPoint) {
      Node child = new Node(childPoint, depth + 1);
      children.add(child);
      return child;
    }

    /** The side that moves next. */
    Colour side() {
      return depth % 2 == 0 ? Colour.BLACK : Colour.WHITE;
    }

    /** This node, or a new one after a pass, so that a side is to move. */
    Node turnTo(Colour side) {
      return side == side() ? this : child(NO_POINT);
    }

    Node play(Move move) {
      return turnTo(move.side()).child(point(move));
    }
  }

  /** A node of the game that is still to be written, and the library's node before it. */
  private record Step(GameNode from, Node parent) {}

  /**
   * Writes a game.
   *
   * @return the file
   * @throws IllegalArgumentException if the board is not of 15 by 15, stones are set up after
   *     moves, or a label is on no point
   */
  static byte[] write(GameTree game) {
    if (!game.geometry().equals(RenLibReader.BOARD)) {
      throw new IllegalArgumentException(
          "RenLib has boards of 15x15 only, and this one is " + game.geometry());
    }
    RenLibWriter writer = new RenLibWriter();
    writer.header();
    writer.nodes(library(game));
    return writer.bytes.toByteArray();
  }

  private static Node library(GameTree game) {
    Node root = new Node(NO_POINT, 0);
    Deque<Step> left = new ArrayDeque<>(List.of(new Step(game.root(), root)));
    while (!left.isEmpty()) {
      Step step = left.pop();
      GameNode from = step.from();
      Node node = step.parent();
      if (!from.setup().isEmpty()) {
        if (node != root) {
          throw new IllegalArgumentException(
              "RenLib holds no stones that are set up after moves; SGF does");
        }
        RecordedGame line = game.lineTo(from);
        for (Move stone : line.first(line.setup()).inTurn().moves()) {
          node = node.play(stone);
        }
      }
      if (from.move().isPresent()) {
        node = node.play(from.move().get());
      }
      content(from, node);
      if (from.children().isEmpty() && from.toMove().isPresent()) {
        node.turnTo(from.toMove().get());
      }
      // The first child is written first.
      for (int i = from.children().size() - 1; i >= 0; i--) {
        left.push(new Step(from.children().get(i), node));
      }
    }
    return root;
  }

  private static void content(GameNode from, Node node) {
    node.comment += node.comment.isEmpty() ? from.comment() : "\n" + from.comment();
    node.flags |= from.properties().containsKey("HO") ? RenLibReader.MARK : 0;
    node.flags |= from.properties().containsKey("START") ? RenLibReader.START_NODE : 0;
    node.labels.addAll(from.properties().getOrDefault("LB", List.of()));
  }

  private void header() {
    byte[] header = new byte[RenLibReader.HEADER_BYTES];
    Arrays.fill(header, FILLER);
    System.arraycopy(RenLibReader.MAGIC, 0, header, 0, RenLibReader.MAGIC.length);
    System.arraycopy(
        RenLibReader.VERSION, 0, header, RenLibReader.MAGIC.length, RenLibReader.VERSION.length);
    bytes.write(header, 0, header.length);
  }

  private void nodes(Node root) {
    Deque<Node> left = new ArrayDeque<>(List.of(root));
    while (!left.isEmpty()) {
      Node node = left.pop();
      node.labels.forEach(label -> addLabel(node, label));
      write(node);
      for (int i = node.children.size() - 1; i >= 0; i--) {
        Node child = node.children.get(i);
        child.flags |= i < node.children.size() - 1 ? RenLibReader.SIBLING : 0;
        left.push(child);
      }
    }
  }

  /** A label is the text of the move on its point, or of a node without a move. */
  private static void addLabel(Node node, String label) {
    Point place = SgfPoints.parse(StringUtils.substringBefore(label, ":"));
    if (!RenLibReader.BOARD.contains(place)) {
      throw new IllegalArgumentException("a label is on no point of the board: " + label);
    }
    int point = point(Move.stone(node.side(), place));
    Node labelled =
        node.children.stream()
            .filter(child -> child.point == point && child.text.isEmpty())
            .findFirst()
            .orElseGet(
                () -> {
                  Node child = node.child(point);
                  child.flags = RenLibReader.NO_MOVE;
                  return child;
                });
    labelled.text = StringUtils.substringAfter(label, ":");
  }

  private void write(Node node) {
    int flags = node.flags;
    flags |= node.children.isEmpty() ? RenLibReader.NO_CHILD : 0;
    flags |= node.comment.isEmpty() ? 0 : RenLibReader.COMMENT;
    flags |= node.text.isEmpty() ? 0 : RenLibReader.EXTENSION;
    bytes.write(node.point);
    bytes.write(flags);
    if (!node.text.isEmpty()) {
      bytes.write(0);
      bytes.write(RenLibReader.BOARD_TEXT);
    }
    if (!node.comment.isEmpty()) {
      text(
          node.comment
              .replaceFirst("\n", String.valueOf(RenLibReader.LINE_SEPARATOR))
              .replace("\n", "\r\n"));
    }
    if (!node.text.isEmpty()) {
      text(node.text);
    }
  }

  /** Ends with a zero, and with another so that the number of bytes is even. */
  private void text(String text) {
    byte[] encoded = text.replace('\0', ' ').getBytes(StandardCharsets.UTF_8);
    bytes.write(encoded, 0, encoded.length);
    bytes.write(new byte[2], 0, 2 - encoded.length % 2);
  }

  private static int point(Move move) {
    return move.point().map(point -> point.y() << 4 | (point.x() + 1)).orElse(NO_POINT);
  }
}
