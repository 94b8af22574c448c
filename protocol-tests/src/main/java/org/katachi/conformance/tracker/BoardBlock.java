package org.katachi.conformance.tracker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Stone;

/** The lines from BOARD, YXBOARD or SWAP2BOARD to DONE. */
final class BoardBlock {

  private static final int OWN = 1;
  private static final int DEAD = 3;

  private final String word;
  private final List<Entry> entries = new ArrayList<>();
  private boolean malformed;

  private record Entry(Point point, int field) {}

  /** A stone, with a colour of {@link Stone}. */
  record PlacedStone(Point point, int stone) {}

  /** The stones of a block, no two on one point. */
  record Placement(List<PlacedStone> stones) {

    static final Placement EMPTY = new Placement(List.of());

    Placement without(Point point) {
      return new Placement(stones.stream().filter(stone -> !stone.point().equals(point)).toList());
    }

    /** Puts them on an empty board; black is to move if their number is even. */
    void putOn(Board board) {
      for (PlacedStone stone : stones) {
        board.set(board.geometry().cell(stone.point()), stone.stone());
      }
      if (stones.size() % 2 != 0) {
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

  /** Adds the numbers of a line. */
  void add(List<Integer> numbers) {
    boolean complete = numbers.size() == (isOpening() ? 2 : 3);
    malformed |= !complete;
    if (complete) {
      entries.add(
          new Entry(new Point(numbers.get(0), numbers.get(1)), isOpening() ? 0 : numbers.get(2)));
    }
  }

  List<Point> points() {
    return entries.stream().map(Entry::point).toList();
  }

  /**
   * The placement of the block.
   *
   * @param deadAreMarks whether field 3 marks an empty point that is forbidden
   * @return nothing if no game leads to it, or it leaves no point for a move
   */
  Optional<Placement> placement(Geometry geometry, boolean deadAreMarks) {
    List<Entry> stones = new ArrayList<>(entries);
    if (deadAreMarks) {
      stones.removeIf(entry -> entry.field() == DEAD);
    }
    int own = stones.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
    List<PlacedStone> placed = new ArrayList<>();
    for (Entry entry : stones) {
      placed.add(new PlacedStone(entry.point(), colour(entry.field(), own)));
    }
    boolean legal =
        !malformed
            && areDistinctPointsOf(geometry)
            && canBeReached(placed)
            && placed.size() < geometry.pointCount();
    return legal ? Optional.of(new Placement(List.copyOf(placed))) : Optional.empty();
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

  /** Black has placed half of the stones, rounded up; stones of both may have died since. */
  private static boolean canBeReached(List<PlacedStone> placed) {
    long black = placed.stream().filter(stone -> stone.stone() == Stone.BLACK).count();
    long white = placed.stream().filter(stone -> stone.stone() == Stone.WHITE).count();
    return black <= (placed.size() + 1) / 2 && white <= placed.size() / 2;
  }
}
