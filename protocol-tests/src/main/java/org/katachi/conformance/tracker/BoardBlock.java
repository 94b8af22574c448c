package org.katachi.conformance.tracker;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Stone;

/** The lines from BOARD, YXBOARD or SWAP2BOARD to DONE. */
final class BoardBlock {

  private static final int OWN = 1;
  private static final int DEAD = 3;

  private final String word;
  private final Map<Point, Integer> fields = new LinkedHashMap<>();

  /** Whether a line has another number of numbers, or a point comes twice. */
  private boolean malformed;

  BoardBlock(String word) {
    this.word = word;
  }

  boolean isOpening() {
    return word.equals("SWAP2BOARD");
  }

  /** Adds the numbers of a line. */
  void add(List<Integer> numbers) {
    if (numbers.size() == (isOpening() ? 2 : 3)) {
      Point point = new Point(numbers.get(0), numbers.get(1));
      malformed |= fields.put(point, isOpening() ? OWN : numbers.get(2)) != null;
    } else {
      malformed = true;
    }
  }

  List<Point> points() {
    return List.copyOf(fields.keySet());
  }

  /**
   * The stones of the block with their colours, of {@link Stone}.
   *
   * @param deadAreMarks whether field 3 marks an empty point that is forbidden
   * @return nothing if no game leads to them, or they leave no point for a move
   */
  Optional<Map<Point, Integer>> stones(Geometry geometry, boolean deadAreMarks) {
    Map<Point, Integer> stones = new LinkedHashMap<>(fields);
    if (deadAreMarks) {
      stones.values().removeIf(field -> field == DEAD);
    }
    int own = stones.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
    stones.replaceAll((point, field) -> colour(field, own));
    boolean legal =
        !malformed
            && fields.keySet().stream().allMatch(geometry::contains)
            && fields.values().stream().allMatch(field -> field >= OWN && field <= DEAD)
            && canBeReached(stones)
            && stones.size() < geometry.pointCount();
    return legal ? Optional.of(stones) : Optional.empty();
  }

  private static int colour(int field, int own) {
    return field == DEAD ? Stone.BLOCKED : field == OWN ? own : Stone.opponent(own);
  }

  /** Black has placed half of the stones, rounded up; stones of both may have died since. */
  private static boolean canBeReached(Map<Point, Integer> stones) {
    long black = stones.values().stream().filter(stone -> stone == Stone.BLACK).count();
    long white = stones.values().stream().filter(stone -> stone == Stone.WHITE).count();
    return black <= (stones.size() + 1) / 2 && white <= stones.size() / 2;
  }
}
