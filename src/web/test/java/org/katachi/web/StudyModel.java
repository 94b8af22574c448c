package org.katachi.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.gamefile.GameNode;
import org.katachi.gamefile.GameReader;
import org.katachi.gamefile.GameTree;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.Rule;
import org.katachi.rules.Verdict;

/** What the page must keep, written down by a test as it acts: all games, and the shown one. */
final class StudyModel {

  /** The games by their ids. */
  final Map<String, Game> games = new LinkedHashMap<>();

  Game shown;

  /** A game as a tree, and the node that is shown. */
  static final class Game {

    final String id;
    final Node root = new Node(null, "");
    Node node = root;

    Game(String id) {
      this.id = id;
    }

    /** Lines as the page must have written them, each with its comment. */
    Map<String, String> lines() {
      Map<String, String> lines = new TreeMap<>();
      root.addTo(lines);
      return lines;
    }

    boolean isUntouched() {
      return root.children.isEmpty() && root.comment.isEmpty();
    }

    void play(String name) {
      Node next =
          node.children.stream()
              .filter(child -> child.name.equals(name))
              .findFirst()
              .orElseGet(() -> node.add(name));
      goTo(next);
    }

    void goTo(Node next) {
      node = next;
      for (Node step = next; step.parent != null; step = step.parent) {
        step.parent.preferred = step;
      }
    }

    /** Goes so many moves forward, or back. */
    void step(int count) {
      Node next = node;
      for (int i = 0; i < count && !next.children.isEmpty(); i++) {
        next = next.next();
      }
      for (int i = 0; i > count && next.parent != null; i--) {
        next = next.parent;
      }
      goTo(next);
    }

    void changeLine(int count) {
      Node branch = node;
      while (branch.parent != null && branch.parent.children.size() == 1) {
        branch = branch.parent;
      }
      if (branch.parent != null) {
        List<Node> all = branch.parent.children;
        goTo(all.get(Math.floorMod(all.indexOf(branch) + count, all.size())));
      }
    }

    /** Takes the shown node out; what brings it back. */
    Runnable remove() {
      Node removed = node;
      Node parent = removed.parent;
      int place = parent.children.indexOf(removed);
      parent.children.remove(removed);
      goTo(parent);
      return () -> {
        parent.children.add(place, removed);
        goTo(removed);
      };
    }

    void promote() {
      for (Node step = node; step.parent != null; step = step.parent) {
        step.parent.children.remove(step);
        step.parent.children.add(0, step);
      }
    }

    /** The page reads the game again: it knows the last way through it, and no other. */
    void readAgain() {
      List<Node> line = new ArrayList<>();
      for (Node step = root; !step.children.isEmpty(); step = line.get(line.size() - 1)) {
        line.add(step.next());
      }
      root.forgetPreferred();
      line.forEach(step -> step.parent.preferred = step);
    }

    /** Where this line has ended, no stone is taken. */
    boolean isOver() {
      List<Point> points = node.path().stream().map(Notation::parseLetterNumber).toList();
      RecordedGame game = RecordedGame.of(new Geometry(15, 15), Optional.empty(), points);
      return game.verdict(Rule.FREESTYLE) != Verdict.ONGOING;
    }

    /** The nodes in the order of the list of moves. */
    List<Node> inListOrder() {
      List<Node> nodes = new ArrayList<>();
      root.addInListOrder(nodes);
      return nodes;
    }
  }

  /** A move. */
  static final class Node {

    final Node parent;
    final String name;
    final List<Node> children = new ArrayList<>();
    String comment = "";
    private Node preferred;

    Node(Node parent, String name) {
      this.parent = parent;
      this.name = name;
    }

    Node add(String move) {
      Node child = new Node(this, move);
      children.add(child);
      return child;
    }

    Node next() {
      return children.contains(preferred) ? preferred : children.get(0);
    }

    private void forgetPreferred() {
      preferred = null;
      children.forEach(Node::forgetPreferred);
    }

    List<String> path() {
      List<String> path = new ArrayList<>(parent == null ? List.of() : parent.path());
      if (parent != null) {
        path.add(name);
      }
      return path;
    }

    private void addTo(Map<String, String> lines) {
      lines.put(String.join(" ", path()), comment);
      children.forEach(child -> child.addTo(lines));
    }

    private void addInListOrder(List<Node> nodes) {
      for (Node node = this; !node.children.isEmpty(); node = node.children.get(0)) {
        nodes.add(node.children.get(0));
        for (Node other : node.children.subList(1, node.children.size())) {
          nodes.add(other);
          other.addInListOrder(nodes);
        }
      }
    }
  }

  /** Begins a game; an untouched one that was shown goes. */
  Game begin(String id) {
    show(id);
    games.put(id, shown);
    return shown;
  }

  /** Shows a game. */
  void show(String id) {
    if (shown != null && shown.isUntouched()) {
      games.remove(shown.id);
    }
    shown = games.getOrDefault(id, new Game(id));
    shown.readAgain();
  }

  /** The lines of a tree that the page has written. */
  static Map<String, String> lines(String sgf) {
    GameTree tree = GameReader.read(sgf, GameReader.DEFAULT_BOARD).games().get(0);
    Map<String, String> lines = new TreeMap<>();
    addTo(lines, tree.root(), "");
    return lines;
  }

  private static void addTo(Map<String, String> lines, GameNode node, String before) {
    String path = StringUtils.strip(before + " " + node.move().map(Object::toString).orElse(""));
    lines.put(path, node.comment());
    node.children().forEach(child -> addTo(lines, child, path));
  }
}
