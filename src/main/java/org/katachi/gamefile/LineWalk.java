package org.katachi.gamefile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.board.Point;

/**
 * Walks down a line of a tree. Where stones are set up after moves the game begins anew: the stones
 * before become a setup, too.
 */
final class LineWalk {

  private final GameTree tree;
  private final Map<Point, Colour> setup = new LinkedHashMap<>();
  private final List<Move> moves = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private final GameNode end;

  /**
   * Walks to a node.
   *
   * @param path from the root to the node
   */
  LineWalk(GameTree tree, List<GameNode> path) {
    this.tree = tree;
    path.forEach(this::enter);
    end = path.get(path.size() - 1);
    if (!isSideKnown() && isUneven()) {
      warnings.add(
          "%d black and %d white stones, and nothing says who is to move: %s is taken"
              .formatted(count(Colour.BLACK), count(Colour.WHITE), toMove().word()));
    }
  }

  private void enter(GameNode node) {
    if (!node.setup().isEmpty()) {
      if (!moves.isEmpty()) {
        warnings.add(
            "stones are set up after move %d; the game begins there".formatted(moves.size()));
        moves.forEach(move -> move.point().ifPresent(point -> setup.put(point, move.side())));
        moves.clear();
      }
      node.setup().forEach(this::setUp);
    }
    node.move().ifPresent(moves::add);
  }

  private void setUp(Point point, Optional<Colour> stone) {
    setup.remove(point);
    stone.ifPresent(colour -> setup.put(point, colour));
  }

  private boolean isSideKnown() {
    return !moves.isEmpty() || end.next().isPresent();
  }

  private boolean isUneven() {
    int more = count(Colour.BLACK) - count(Colour.WHITE);
    return more < 0 || more > 1;
  }

  private int count(Colour side) {
    return (int) setup.values().stream().filter(stone -> stone == side).count();
  }

  private Colour toMove() {
    return end.next()
        .orElse(count(Colour.BLACK) > count(Colour.WHITE) ? Colour.WHITE : Colour.BLACK);
  }

  List<String> warnings() {
    return warnings;
  }

  RecordedGame game() {
    List<Move> all = new ArrayList<>(inTurn());
    all.addAll(moves);
    return new RecordedGame(tree.geometry(), tree.rule(), all, setup.size(), toMove());
  }

  /** The stones that are set up, in an order in which they could have been placed, if any. */
  private List<Move> inTurn() {
    List<Move> black = stones(Colour.BLACK);
    List<Move> white = stones(Colour.WHITE);
    List<Move> stones = new ArrayList<>();
    for (int i = 0; i < Math.max(black.size(), white.size()); i++) {
      stones.addAll(black.subList(Math.min(i, black.size()), Math.min(i + 1, black.size())));
      stones.addAll(white.subList(Math.min(i, white.size()), Math.min(i + 1, white.size())));
    }
    return stones;
  }

  private List<Move> stones(Colour side) {
    return setup.entrySet().stream()
        .filter(stone -> stone.getValue() == side)
        .map(stone -> Move.stone(side, stone.getKey()))
        .toList();
  }
}
