package org.katachi.lab.openings;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.katachi.board.Board;
import org.katachi.board.CanonicalForm;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.Verdict;

/**
 * Draws random openings: some stones close together, somewhere near the centre. No two have the
 * same {@linkplain CanonicalForm form}, every move is legal, and none ends the game. The seed
 * decides them all, on every machine and JVM.
 *
 * <p>In renju the first three stones obey the rules of its opening: the first on the centre, the
 * second next to it, the third at most two lines away from it.
 */
public final class OpeningSource {

  /** The first stone leaves free a fourth of the board's side at either end. */
  private static final int FREE_SHARE = 4;

  /** No stone of an opening is nearer to the edge than the third line, if the board has room. */
  private static final int FREE_LINES = 2;

  /**
   * The greatest distance of a stone from an earlier one, in lines; most often it is one or two.
   */
  private static final int REACH = 3;

  /** The number of stones near the centre in renju. */
  private static final int RENJU_STONES = 3;

  /** After this many drawings in a row without a new opening there is no other. */
  private static final int MAX_DRAWINGS = 100_000;

  private final OpeningsOptions options;
  private final Geometry geometry;
  private final Referee referee;
  private final Random random;
  private final Set<CanonicalForm> drawn = new HashSet<>();

  public OpeningSource(OpeningsOptions options) {
    this.options = options;
    geometry = options.geometry();
    referee = new Referee(options.rules());
    random = new Random(options.seed());
  }

  /**
   * Draws the next opening.
   *
   * @return the moves in the order of play
   * @throws IllegalStateException if there seems to be no further one
   */
  List<Point> next() {
    for (int i = 0; i < MAX_DRAWINGS; i++) {
      List<Point> moves = draw();
      if (isPlayable(moves) && drawn.add(CanonicalForm.of(geometry, moves))) {
        return moves;
      }
    }
    throw new IllegalStateException("there are no more openings of this size");
  }

  private List<Point> draw() {
    int plies =
        options.leastPlies() + random.nextInt(options.mostPlies() - options.leastPlies() + 1);
    List<Point> moves = new ArrayList<>();
    while (moves.size() < plies) {
      moves.add(drawMove(moves));
    }
    return moves;
  }

  private Point drawMove(List<Point> moves) {
    if (options.rules().rule() == Rule.RENJU && moves.size() < RENJU_STONES) {
      Point centre = geometry.toPoint(geometry.centre());
      return new Point(around(centre.x(), moves.size()), around(centre.y(), moves.size()));
    }
    if (moves.isEmpty()) {
      return new Point(drawMiddle(geometry.width()), drawMiddle(geometry.height()));
    }
    Point near = moves.get(random.nextInt(moves.size()));
    return new Point(drawNear(near.x()), drawNear(near.y()));
  }

  private int around(int place, int distance) {
    return place + random.nextInt(2 * distance + 1) - distance;
  }

  private int drawMiddle(int side) {
    int free = side / FREE_SHARE;
    return free + random.nextInt(side - 2 * free);
  }

  /** The difference of two random numbers: small distances are more frequent than great ones. */
  private int drawNear(int place) {
    return place + random.nextInt(REACH + 1) - random.nextInt(REACH + 1);
  }

  private boolean isPlayable(List<Point> moves) {
    Board board = new Board(geometry);
    for (Point move : moves) {
      if (!isInside(move) || !board.isEmpty(geometry.cell(move))) {
        return false;
      }
      board.play(geometry.cell(move));
      if (referee.verdict(board, board.lastMove()) != Verdict.ONGOING) {
        return false;
      }
    }
    return true;
  }

  private boolean isInside(Point point) {
    return isInside(point.x(), geometry.width()) && isInside(point.y(), geometry.height());
  }

  private static boolean isInside(int place, int side) {
    int free = side > Geometry.MIN_SIZE + 2 * FREE_LINES ? FREE_LINES : 0;
    return place >= free && place < side - free;
  }
}
