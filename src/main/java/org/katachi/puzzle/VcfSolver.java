package org.katachi.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.engine.Position;
import org.katachi.rules.Referee;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;
import org.katachi.threat.VcfSearch;

/** Solves a position by fours alone: a VCF, the shortest one, and other first moves. */
final class VcfSolver {

  /** The nodes of the first search; each further one has so many times as many. */
  private static final int FIRST_NODES = 10_000;

  private static final int NODES_GROWTH = 8;

  /** The most nodes for each other first move that may win by more fours. */
  private static final int LONGER_NODES = 100_000;

  private final Geometry geometry;
  private final ShapeBoard shapes;
  private final Defences defences;
  private final Fours fours;
  private final VcfSearch vcf;
  private SearchBudget budget;
  private double share;
  private int[] line = {};
  private int plies;

  /** Whether one of the last searches ran out of nodes or time. */
  private boolean ranOut;

  VcfSolver(Position position) {
    geometry = position.geometry();
    Referee referee = new Referee(position.rules());
    shapes = new ShapeBoard(position.toBoard(), position.rules().rule());
    defences = new Defences(shapes, referee);
    fours = new Fours(shapes, referee);
    vcf = new VcfSearch(defences, referee, () -> budget.isTimeOver(share));
  }

  /**
   * Searches a VCF deep at once, with more and more nodes.
   *
   * @param within pays the time and the nodes
   * @param part the share of them that may be spent
   * @return whether there is one; if not, {@link #failure} tells why
   */
  boolean find(SearchBudget within, double part) {
    budget = within;
    share = part;
    long nodes = FIRST_NODES;
    boolean goesOn = true;
    while (goesOn && !search(VcfSearch.MAX_FOURS, nodes)) {
      nodes *= NODES_GROWTH;
      goesOn = vcf.ranOutOfNodes() && !budget.isSpent(share);
    }
    return plies > 0;
  }

  /** Why the search found no win, or where it ended; for people. */
  String failure() {
    if (vcf.ranOutOfNodes()) {
      return "the search for fours ended at " + budget.limit(share);
    }
    return vcf.wasLimited()
        ? "there is no win by %d fours or fewer".formatted(VcfSearch.MAX_FOURS)
        : "there is no win by fours alone";
  }

  /**
   * Searches the shortest VCF, by one four more at a time.
   *
   * @return whether every shorter one is ruled out
   */
  boolean shorten() {
    share = 1;
    int found = plies;
    plies = 0;
    boolean goesOn = true;
    for (int count = 0; goesOn && 2 * count + 1 < found; count++) {
      goesOn = !search(count, Integer.MAX_VALUE) && !vcf.ranOutOfNodes();
    }
    boolean isShortest = goesOn || plies > 0;
    plies = plies > 0 ? plies : found;
    return isShortest;
  }

  /** Whether there is a VCF of so many fours at the most; its line is taken. */
  private boolean search(int maxFours, long maxNodes) {
    plies = searchPlies(maxFours, maxNodes);
    if (plies > 0) {
      line = new int[vcf.line().length()];
      for (int i = 0; i < line.length; i++) {
        line[i] = vcf.line().move(i);
      }
    }
    return plies > 0;
  }

  private int searchPlies(int maxFours, long maxNodes) {
    int found = vcf.search(maxFours, (int) Math.min(maxNodes, budget.nodesLeft(share)));
    budget.spend(vcf.nodes());
    ranOut |= vcf.ranOutOfNodes();
    return found;
  }

  /** The plies of the VCF that was found. */
  int plies() {
    return plies;
  }

  /** Its moves up to the five, or to the last four if that can't be answered. */
  int[] line() {
    return line.clone();
  }

  /**
   * Tries every other four as the first: with as many fours as the VCF has, then with more.
   *
   * @param within pays the time and the nodes
   * @param others takes those that win, the quickest first
   * @return where the search ended; nothing if it was complete
   */
  Optional<String> findOthers(SearchBudget within, List<Win.FirstMove> others) {
    budget = within;
    share = 1;
    int side = shapes.board().sideToMove();
    int[] cells = new int[geometry.pointCount()];
    if (plies == 1) {
      int count = shapes.collect(side, CellClass.FIVE, CellClass.FIVE, cells, 0);
      addFives(cells, count, others);
      return Optional.empty();
    }
    List<Integer> left = new ArrayList<>();
    int count = fours.collect(side, cells, 0);
    for (int i = 0; i < count; i++) {
      if (cells[i] != line[0]) {
        left.add(cells[i]);
      }
    }
    int most = (plies - 1) / 2 - 1;
    boolean asFast = findOthers(left, most, Integer.MAX_VALUE, others);
    boolean slower = findOthers(left, VcfSearch.MAX_FOURS - 1, LONGER_NODES, others);
    others.sort(Comparator.comparingInt(Win.FirstMove::plies));
    if (!asFast) {
      return Optional.of(budget.limit(share));
    }
    return slower
        ? Optional.empty()
        : Optional.of(
            budget.isSpent(share)
                ? budget.limit(share) + ", for longer wins"
                : LONGER_NODES + " nodes a move, for longer wins");
  }

  private void addFives(int[] cells, int count, List<Win.FirstMove> others) {
    for (int i = 0; i < count; i++) {
      if (cells[i] != line[0]) {
        others.add(new Win.FirstMove(geometry.toPoint(cells[i]), 1));
      }
    }
  }

  /**
   * Moves the first fours that win from one list to the other.
   *
   * @return whether the search was complete
   */
  private boolean findOthers(
      List<Integer> left, int maxFours, int maxNodes, List<Win.FirstMove> others) {
    boolean isComplete = true;
    for (int cell : List.copyOf(left)) {
      ranOut = false;
      int found = pliesAfter(cell, maxFours, maxNodes);
      if (found > 0) {
        left.remove(Integer.valueOf(cell));
        others.add(new Win.FirstMove(geometry.toPoint(cell), found));
      }
      isComplete &= found > 0 || !ranOut;
    }
    return isComplete;
  }

  /** The plies of a win that begins with a four, or 0. */
  private int pliesAfter(int four, int maxFours, int maxNodes) {
    int side = shapes.board().sideToMove();
    shapes.play(four);
    int longest = 0;
    if (shapes.has(side, CellClass.FIVE) && !shapes.has(Stone.opponent(side), CellClass.FIVE)) {
      int[] replies = new int[Defences.MAX_MOVES];
      int count = defences.againstFive(side, replies, 0);
      longest = count == 0 ? 1 : 0;
      boolean wins = true;
      for (int i = 0; wins && i < count; i++) {
        shapes.play(replies[i]);
        int rest = searchPlies(maxFours, maxNodes);
        shapes.undo();
        wins = rest > 0;
        longest = wins ? Math.max(longest, rest) : 0;
      }
    }
    shapes.undo();
    return longest == 0 ? 0 : 2 + longest;
  }
}
