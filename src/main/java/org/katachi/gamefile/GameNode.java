package org.katachi.gamefile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.board.Point;

/**
 * A node of a {@link GameTree}: stones that are set up, then at most one move, with a comment and
 * whatever else the file says there. Its children are what may come next, the main line first.
 *
 * <p>Properties have the names of SGF, whatever the file was: {@code LB} is a label on a point,
 * {@code HO} a marked node, {@code PB} and {@code PW} at the root are the players.
 */
public final class GameNode {

  private final GameTree tree;
  private final GameNode parent;
  private final List<GameNode> children = new ArrayList<>(1);
  private Map<Point, Optional<Colour>> setup = Map.of();
  private Map<String, List<String>> properties = Map.of();
  private Optional<Colour> toMove = Optional.empty();
  private Optional<Move> move = Optional.empty();
  private String comment = "";

  /** The root has no parent. */
  GameNode(GameTree tree, GameNode parent) {
    this.tree = tree;
    this.parent = parent;
  }

  /** Adds a child behind the others. */
  public GameNode addChild() {
    GameNode child = new GameNode(tree, this);
    children.add(child);
    return child;
  }

  /**
   * Adds a child with a move.
   *
   * @throws IllegalArgumentException if its point is outside the board or taken
   */
  public GameNode play(Move next) {
    next.point().ifPresent(this::checkEmpty);
    GameNode child = addChild();
    child.move = Optional.of(next);
    return child;
  }

  /**
   * Makes a move of a node that has none.
   *
   * @throws IllegalArgumentException if its point is outside the board or taken
   */
  void setMove(Move move) {
    move.point().ifPresent(this::checkEmpty);
    this.move = Optional.of(move);
    if (toMove.equals(Optional.of(move.side()))) {
      // It was said of the side that has moved now.
      toMove = Optional.empty();
    }
  }

  /**
   * Sets a point up: a stone of a colour in place of what is there, or none.
   *
   * @throws IllegalArgumentException if it is outside the board
   */
  void setUp(Point point, Optional<Colour> stone) {
    checkOnBoard(point);
    if (setup.isEmpty()) {
      setup = new LinkedHashMap<>();
    }
    // A point that is set up twice stands where it was set last.
    setup.remove(point);
    setup.put(point, stone);
  }

  private void checkOnBoard(Point point) {
    if (!tree.geometry().contains(point)) {
      throw new IllegalArgumentException(
          "%s is outside the board of %s".formatted(Notation.letterNumber(point), tree.geometry()));
    }
  }

  private void checkEmpty(Point point) {
    checkOnBoard(point);
    if (stone(point).isPresent()) {
      throw new IllegalArgumentException(Notation.letterNumber(point) + " is taken");
    }
  }

  /** The stone on a point after this node. */
  public Optional<Colour> stone(Point point) {
    Optional<Point> wanted = Optional.of(point);
    for (GameNode node = this; node != null; node = node.parent) {
      if (node.move.isPresent() && node.move.get().point().equals(wanted)) {
        return Optional.of(node.move.get().side());
      }
      if (node.setup.containsKey(point)) {
        return node.setup.get(point);
      }
    }
    return Optional.empty();
  }

  /** The side that moves next, as far as this node and those before it say. */
  Optional<Colour> next() {
    for (GameNode node = this; node != null; node = node.parent) {
      if (node.toMove.isPresent()) {
        return node.toMove;
      }
      if (node.move.isPresent()) {
        return Optional.of(node.move.get().side().opponent());
      }
      if (!node.setup.isEmpty()) {
        return Optional.empty();
      }
    }
    return Optional.of(Colour.BLACK);
  }

  void setToMove(Colour side) {
    toMove = Optional.of(side);
  }

  /** Adds a value to a property. */
  void add(String name, String value) {
    if (properties.isEmpty()) {
      properties = new LinkedHashMap<>();
    }
    properties.computeIfAbsent(name, unused -> new ArrayList<>(1)).add(value);
  }

  /** Replaces the comment. */
  public void setComment(String comment) {
    this.comment = comment;
  }

  /** The node before this one; nothing for the root. */
  Optional<GameNode> parent() {
    return Optional.ofNullable(parent);
  }

  /** What may come next, the main line first. */
  public List<GameNode> children() {
    return Collections.unmodifiableList(children);
  }

  /** The move of this node. */
  public Optional<Move> move() {
    return move;
  }

  /** The points that are set up before the move, each with its stone or none. */
  public Map<Point, Optional<Colour>> setup() {
    return Collections.unmodifiableMap(setup);
  }

  /** The side that this node says is to move after it. */
  public Optional<Colour> toMove() {
    return toMove;
  }

  /** The comment, with line feeds; empty if there is none. */
  public String comment() {
    return comment;
  }

  /** All other properties with their values, in the order of the file. */
  public Map<String, List<String>> properties() {
    return Collections.unmodifiableMap(properties);
  }

  /** The first value of a property; empty if it has none. */
  public String text(String name) {
    return properties.getOrDefault(name, List.of("")).get(0);
  }
}
