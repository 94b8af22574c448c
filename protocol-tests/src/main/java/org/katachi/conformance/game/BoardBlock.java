package org.katachi.conformance.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Stone;

/** The lines from BOARD to DONE, or those of another block. */
final class BoardBlock {

  private static final int OWN = 1;
  private static final int DEAD = 3;

  private final String word;
  private final List<Entry> entries = new ArrayList<>();
  private boolean spoiled;

  private record Entry(Point point, int field) {}

  /** A stone of a colour of {@link Stone}. */
  record Placed(Point point, int stone) {}

  /** The stones that a block puts on the board, no two on one point. */
  record Stones(List<Placed> placed) {

    static final Stones NONE = new Stones(List.of());

    Stones without(Point point) {
      return new Stones(placed.stream().filter(stone -> !stone.point().equals(point)).toList());
    }

    /** Puts them on an empty board; black is to move if their number is even. */
    void putOn(Board board) {
      for (Placed stone : placed) {
        board.set(board.geometry().cell(stone.point()), stone.stone());
      }
      if (placed.size() % 2 != 0) {
        board.passTurn();
      }
    }
  }

  BoardBlock(String word) {
    this.word = word;
  }

  boolean isOpening() {
    return word.equals("SWAP2BOARD");
  }

  /** Takes the numbers of a line. */
  void add(List<Integer> numbers) {
    boolean complete = numbers.size() == (isOpening() ? 2 : 3);
    spoiled |= !complete;
    if (complete) {
      entries.add(
          new Entry(new Point(numbers.get(0), numbers.get(1)), isOpening() ? 0 : numbers.get(2)));
    }
  }

  List<Point> points() {
    return entries.stream().map(Entry::point).toList();
  }

  /**
   * The stones of BOARD.
   *
   * @param deadAreMarks whether field 3 marks an empty point that is forbidden
   * @return nothing if no game leads to them, or they leave no point for a move
   */
  Optional<Stones> stones(Geometry geometry, boolean deadAreMarks) {
    List<Entry> stones = new ArrayList<>(entries);
    if (deadAreMarks) {
      stones.removeIf(entry -> entry.field() == DEAD);
    }
    int own = stones.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
    List<Placed> placed = new ArrayList<>();
    for (Entry entry : stones) {
      placed.add(new Placed(entry.point(), colour(entry.field(), own)));
    }
    boolean legal =
        !spoiled
            && areDistinctPointsOf(geometry)
            && canBeReached(placed)
            && placed.size() < geometry.pointCount();
    return legal ? Optional.of(new Stones(List.copyOf(placed))) : Optional.empty();
  }

  private static int colour(int field, int own) {
    return field == DEAD ? Stone.BLOCKED : field == OWN ? own : Stone.opponent(own);
  }

  private boolean areDistinctPointsOf(Geometry geometry) {
    Set<Point> seen = new HashSet<>();
    return entries.stream()
        .allMatch(
            entry ->
                entry.field() >= OWN
                    && entry.field() <= DEAD
                    && geometry.contains(entry.point())
                    && seen.add(entry.point()));
  }

  /** Of n stones black has placed half, rounded up; some of both may have died since. */
  private static boolean canBeReached(List<Placed> placed) {
    long black = placed.stream().filter(stone -> stone.stone() == Stone.BLACK).count();
    long white = placed.stream().filter(stone -> stone.stone() == Stone.WHITE).count();
    return black <= (placed.size() + 1) / 2 && white <= placed.size() / 2;
  }
}
