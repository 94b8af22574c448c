package org.katachi.gamefile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;

/**
 * A game with its variations and comments, whatever file it came from. Every move is on the board
 * and on an empty point.
 */
public final class GameTree {

  private final List<String> warnings = new ArrayList<>();
  private final GameNode root = new GameNode(this, null);
  private Geometry geometry;
  private Optional<Rule> rule = Optional.empty();

  /** A tree with a root and nothing else. */
  public GameTree(Geometry geometry) {
    this.geometry = geometry;
  }

  /** The tree of a game without variations. */
  public static GameTree of(RecordedGame game) {
    GameTree tree = new GameTree(game.geometry());
    tree.rule = game.rule();
    List<Move> moves = game.moves();
    for (Move stone : moves.subList(0, game.setup())) {
      stone.point().ifPresent(point -> tree.root.setUp(point, Optional.of(stone.side())));
    }
    if (game.setup() > 0) {
      tree.root.setToMove(game.sideToMove(game.setup()));
    }
    GameNode node = tree.root;
    for (Move move : moves.subList(game.setup(), moves.size())) {
      node = node.play(move);
    }
    if (node.next().isPresent() && node.next().get() != game.toMove()) {
      node.setToMove(game.toMove());
    }
    return tree;
  }

  public Geometry geometry() {
    return geometry;
  }

  /**
   * Checks the size of the board.
   *
   * @param wanted the size that it must have; nothing for any
   * @throws IllegalArgumentException if it has another
   */
  public void checkBoard(Optional<Geometry> wanted) {
    if (wanted.isPresent() && !wanted.get().equals(geometry)) {
      throw new IllegalArgumentException(
          "a game on a board of " + geometry + ", not " + wanted.get());
    }
  }

  /** Sets the size of the board, before anything stands on it. */
  void setGeometry(Geometry geometry) {
    this.geometry = geometry;
  }

  /** The rule, if the file names one that is known. */
  public Optional<Rule> rule() {
    return rule;
  }

  void setRule(Rule rule) {
    this.rule = Optional.of(rule);
  }

  public GameNode root() {
    return root;
  }

  /** The names of the players, as {@code A - B}; empty if the file tells neither. */
  public String players() {
    String black = root.text("PB");
    String white = root.text("PW");
    return black.isEmpty() && white.isEmpty() ? "" : black + " - " + white;
  }

  /** Notes what the file has that this tree does not hold, or holds as something else. */
  void warn(String warning) {
    warnings.add(warning);
  }

  /** The main line: the first child of each node. */
  public RecordedGame mainLine() {
    return new LineWalk(this, mainPath()).game();
  }

  /** The line from the root to a node of this tree. */
  public RecordedGame lineTo(GameNode node) {
    Deque<GameNode> path = new ArrayDeque<>();
    for (Optional<GameNode> next = Optional.of(node); next.isPresent(); ) {
      path.push(next.get());
      next = next.get().parent();
    }
    return new LineWalk(this, List.copyOf(path)).game();
  }

  /** Says who is to move after the main line, whatever the file says. */
  public void setToMove(Colour side) {
    List<GameNode> path = mainPath();
    path.get(path.size() - 1).setToMove(side);
  }

  private List<GameNode> mainPath() {
    List<GameNode> path = new ArrayList<>(List.of(root));
    while (!path.get(path.size() - 1).children().isEmpty()) {
      path.add(path.get(path.size() - 1).children().get(0));
    }
    return path;
  }

  /**
   * What the file has that is not in the main line as it stands there: for people, without a full
   * stop, with the place in the file where it has one.
   */
  public List<String> warnings() {
    List<String> all = treeWarnings();
    int lines = lines();
    if (lines > 1) {
      all.add("the main line is taken; other lines: " + (lines - 1));
    }
    return all;
  }

  /** The same for who takes the other lines, too. */
  public List<String> treeWarnings() {
    List<String> all = new ArrayList<>(warnings);
    all.addAll(new LineWalk(this, mainPath()).warnings());
    return all;
  }

  /** The number of lines, from the root to each end. */
  private int lines() {
    int ends = 0;
    Deque<GameNode> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      GameNode node = open.pop();
      ends += node.children().isEmpty() ? 1 : 0;
      node.children().forEach(open::push);
    }
    return ends;
  }
}
