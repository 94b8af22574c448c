package org.katachi.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Analyser;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.rules.Referee;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;
import org.katachi.threat.VcfDefences;
import org.katachi.threat.VcfSearch;

/**
 * Follows a forced win to its end, against every reply that may prevent it. Which replies those are
 * the threat tells: the moves that stop a five, or those that may stop a VCF. Where the rules don't
 * let them be told, or where nothing is threatened, they are all legal moves. The others have one
 * answer, which is that to a pass.
 */
final class WinTreeBuilder {

  private static final int MAX_MOVES = 20_000;

  /** The most nodes of a VCF search at one position. */
  private static final int VCF_NODES = 10_000;

  /** The most nodes of the engine at one position: it mostly knows the win. */
  private static final int ENGINE_NODES = 50_000;

  private final Analyser engine;
  private final SearchBudget budget;
  private final ShapeBoard shapes;
  private final Board board;
  private final Geometry geometry;
  private final Referee referee;
  private final Defences defences;
  private final Fours fours;
  private final VcfSearch vcf;
  private final VcfDefences vcfDefences;
  private int moves;
  private Optional<String> limit = Optional.empty();
  private boolean hasQuietMove;

  /**
   * A builder at the root of a win.
   *
   * @param engine what has found the win
   * @param budget the time and the nodes for the tree
   */
  WinTreeBuilder(Analyser engine, SearchBudget budget, Position root) {
    this.engine = engine;
    this.budget = budget;
    board = root.toBoard();
    geometry = board.geometry();
    referee = new Referee(root.rules());
    shapes = new ShapeBoard(board, root.rules().rule());
    defences = new Defences(shapes, referee);
    fours = new Fours(shapes, referee);
    vcf = new VcfSearch(defences, referee, () -> false);
    vcfDefences = new VcfDefences(board);
  }

  /** Where the search ended; nothing if the tree is complete. */
  Optional<String> limit() {
    return limit;
  }

  /** Whether after some move of the winner nothing is threatened. */
  boolean hasQuietMove() {
    return hasQuietMove;
  }

  /** The tree of a VCF of the position on the board, whose line is given. */
  WinTree ofVcf(int... line) {
    return ofVcf(line, 0);
  }

  private WinTree ofVcf(int[] line, int start) {
    moves++;
    int side = board.sideToMove();
    int move = line[start];
    Point point = geometry.toPoint(move);
    if (shapes.cellClass(move, side) == CellClass.FIVE) {
      return WinTree.five(point);
    }
    shapes.play(move);
    List<WinTree.Reply> replies = new ArrayList<>();
    int[] blocks = new int[Defences.MAX_MOVES];
    int count = defences.againstFive(side, blocks, 0);
    for (int i = 0; i < count; i++) {
      shapes.play(blocks[i]);
      boolean isOnLine = start + 2 < line.length && line[start + 1] == blocks[i];
      Optional<WinTree> answer =
          isOnLine
              ? Optional.of(ofVcf(line, start + 2))
              : vcf((line.length - start) / 2 - 1).map(this::ofVcf);
      shapes.undo();
      replies.add(reply(blocks[i], answer));
    }
    if (count == 0) {
      addFives(side, replies);
    }
    shapes.undo();
    return WinTree.of(point, replies);
  }

  /** Nothing stops a five: it is shown where the first of its points is taken, and else there. */
  private void addFives(int side, List<WinTree.Reply> replies) {
    int five = shapes.first(side, CellClass.FIVE);
    if (!referee.isForbidden(board, five, board.sideToMove())) {
      shapes.play(five);
      int other = shapes.first(side, CellClass.FIVE);
      shapes.undo();
      replies.add(reply(five, Optional.of(WinTree.five(geometry.toPoint(other)))));
    }
    WinTree atOnce = WinTree.five(geometry.toPoint(five));
    replies.add(new WinTree.Reply(Optional.empty(), Optional.of(atOnce)));
  }

  /** The line of the shortest VCF of at most so many fours that few nodes find. */
  private Optional<int[]> vcf(int maxFours) {
    int plies = 0;
    boolean goesOn = true;
    for (int count = 0; goesOn && count <= maxFours; count++) {
      plies = search(count);
      goesOn = plies == 0 && vcf.wasLimited() && !vcf.ranOutOfNodes();
    }
    if (plies == 0 && vcf.wasLimited()) {
      plies = search(maxFours);
    }
    return plies == 0 ? Optional.empty() : Optional.of(line());
  }

  private int search(int maxFours) {
    int plies = vcf.search(maxFours, VCF_NODES);
    budget.spend(vcf.nodes());
    return plies;
  }

  private int[] line() {
    int[] line = new int[vcf.line().length()];
    for (int i = 0; i < line.length; i++) {
      line[i] = vcf.line().move(i);
    }
    return line;
  }

  /**
   * The tree of a move that wins.
   *
   * @param position the position on the board
   */
  WinTree of(Position position, Point move) {
    moves++;
    int side = board.sideToMove();
    int cell = geometry.cell(move);
    if (shapes.cellClass(cell, side) == CellClass.FIVE) {
      return WinTree.five(move);
    }
    shapes.play(cell);
    List<WinTree.Reply> replies = replies(position.play(move), side);
    shapes.undo();
    return WinTree.of(move, replies);
  }

  /** The loser is to move. */
  private List<WinTree.Reply> replies(Position position, int winner) {
    List<WinTree.Reply> replies = new ArrayList<>();
    int[] cells = new int[geometry.pointCount() + Defences.MAX_MOVES];
    if (shapes.has(winner, CellClass.FIVE)) {
      int count = defences.againstFive(winner, cells, 0);
      if (count == 0) {
        addFives(winner, replies);
      }
      addAll(position, cells, count, Optional.empty(), replies);
      return replies;
    }
    board.passTurn();
    Optional<int[]> threat = vcf(VcfSearch.MAX_FOURS);
    board.passTurn();
    int count = threat.isPresent() ? collect(cells) : allMoves(cells);
    hasQuietMove |= threat.isEmpty();
    board.passTurn();
    Optional<WinTree> other = threat.map(this::ofVcf);
    board.passTurn();
    addAll(position, cells, count, other, replies);
    other.ifPresent(tree -> replies.add(new WinTree.Reply(Optional.empty(), other)));
    return replies;
  }

  /** The moves after which the VCF found last, which the winner threatens, may not go on. */
  private int collect(int... cells) {
    if (!VcfDefences.areComplete(referee)) {
      return allMoves(cells);
    }
    int count = vcfDefences.collect(vcf.line(), cells, 0);
    return fours.addTo(cells, 0, count, board.sideToMove());
  }

  private int allMoves(int... cells) {
    int count = 0;
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell) && !referee.isForbidden(board, cell, board.sideToMove())) {
        cells[count++] = cell;
      }
    }
    return count;
  }

  private void addAll(
      Position position,
      int[] cells,
      int count,
      Optional<WinTree> other,
      List<WinTree.Reply> replies) {
    for (int i = 0; i < count; i++) {
      int before = moves;
      shapes.play(cells[i]);
      Optional<WinTree> answer = answer(position.play(geometry.toPoint(cells[i])));
      shapes.undo();
      if (answer.isPresent() && answer.equals(other)) {
        moves = before;
      } else {
        replies.add(reply(cells[i], answer));
      }
    }
  }

  /** The winner is to move. */
  private Optional<WinTree> answer(Position position) {
    if (moves >= MAX_MOVES || budget.isSpent(1)) {
      limit = Optional.of(moves >= MAX_MOVES ? MAX_MOVES + " moves" : budget.limit(1));
      return Optional.empty();
    }
    Optional<int[]> line = vcf(VcfSearch.MAX_FOURS);
    if (line.isPresent()) {
      return line.map(this::ofVcf);
    }
    SearchControl control = new SearchControl(budget.rest(ENGINE_NODES));
    SearchReport report = engine.analyse(position, control, SearchListener.SILENT).get(0);
    budget.spend(report.nodes());
    if (report.score().isProved() && report.score().value() > 0) {
      return Optional.of(of(position, report.move()));
    }
    limit =
        Optional.of(budget.isSpent(1) ? budget.limit(1) : ENGINE_NODES + " nodes for an answer");
    return Optional.empty();
  }

  private WinTree.Reply reply(int cell, Optional<WinTree> answer) {
    return new WinTree.Reply(Optional.of(geometry.toPoint(cell)), answer);
  }
}
