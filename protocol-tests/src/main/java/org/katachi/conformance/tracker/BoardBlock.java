package org.katachi.conformance.tracker;

import java.util.Collection;
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
   * The stones of a position with their colours, of {@link Stone}.
   *
   * @param sideToMove the brain's colour
   */
  record SetPosition(Map<Point, Integer> stones, int sideToMove) {}

  /**
   * The position of the block.
   *
   * @param deadAreMarks whether field 3 marks an empty point that is forbidden
   * @return nothing if a stone is impossible, or they leave no point for a move
   */
  Optional<SetPosition> position(Geometry geometry, boolean deadAreMarks) {
    Map<Point, Integer> stones = new LinkedHashMap<>(fields);
    if (deadAreMarks) {
      stones.values().removeIf(field -> field == DEAD);
    }
    int own = ownColour(stones.values());
    stones.replaceAll((point, field) -> colour(field, own));
    boolean legal =
        !malformed
            && fields.keySet().stream().allMatch(geometry::contains)
            && fields.values().stream().allMatch(field -> field >= OWN && field <= DEAD)
            && stones.size() < geometry.pointCount();
    return legal ? Optional.of(new SetPosition(stones, own)) : Optional.empty();
  }

  /** By the number of all stones; if no game leads to their counts, the first stone is black's. */
  private static int ownColour(Collection<Integer> fields) {
    int byCount = fields.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
    if (canBeReached(fields, byCount)) {
      return byCount;
    }
    int first = fields.stream().filter(field -> field != DEAD).findFirst().orElse(OWN);
    return first == OWN ? Stone.BLACK : Stone.WHITE;
  }

  private static int colour(int field, int own) {
    return field == DEAD ? Stone.BLOCKED : field == OWN ? own : Stone.opponent(own);
  }

  /** Black has placed half of the stones, rounded up; stones of both may have died since. */
  private static boolean canBeReached(Collection<Integer> fields, int own) {
    long black = fields.stream().filter(field -> colour(field, own) == Stone.BLACK).count();
    long white = fields.stream().filter(field -> colour(field, own) == Stone.WHITE).count();
    return black <= (fields.size() + 1) / 2 && white <= fields.size() / 2;
  }
}
