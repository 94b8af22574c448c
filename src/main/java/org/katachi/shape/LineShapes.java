package org.katachi.shape;

import java.util.Arrays;
import org.katachi.rules.LineRule;

/**
 * For every line through a stone of one colour, seen up to five cells away: its shape. Immutable.
 *
 * <p>A line is two {@linkplain LineSide sides}. Everything follows from two counts: how many stones
 * the line lacks to a five (from its five windows), and how many to an open four. That is a four
 * which no stone of the opponent stops. A line with one more stone has a greater number, so one
 * pass from the greatest number down computes the second.
 *
 * <p>Places are masks of eleven bits, one for each cell from five before the stone to five after
 * it.
 */
final class LineShapes {

  /** The bit of the stone itself in a mask of places. */
  static final int CENTRE = LineSide.MAX_REACH;

  private static final int LINES = LineSide.LIMIT << LineSide.BITS;
  private static final int FIVE = LineRule.FIVE;
  private static final int WINDOW = (1 << FIVE) - 1;
  private static final int NEVER = 9;

  private final FiveKind kind;

  /** By side, seen as the one after the stone: the places of own stones. */
  private final int[] ownPlaces = new int[LineSide.LIMIT];

  /** By side: the places that are own or empty. */
  private final int[] freePlaces = new int[LineSide.LIMIT];

  /** By side: the place of the opponent's stone that ends it, if one does. */
  private final int[] stopPlaces = new int[LineSide.LIMIT];

  private final byte[] lacking = new byte[LINES];
  private final byte[] toOpenFour = new byte[LINES];
  private final byte[] shapes = new byte[LINES];

  LineShapes(FiveKind kind) {
    this.kind = kind;
    int[] sides = new int[LineSide.LIMIT];
    int count = 0;
    for (int side = LineSide.LIMIT - 1; side > 0; side--) {
      if (LineSide.exists(side, kind)) {
        readSide(side);
        sides[count++] = side;
      }
    }
    sides = Arrays.copyOf(sides, count);
    for (int before : sides) {
      for (int after : sides) {
        countLacking(line(before, after));
      }
    }
    for (int before : sides) {
      for (int after : sides) {
        classify(line(before, after));
      }
    }
  }

  /** The number of the line with these sides. */
  static int line(int before, int after) {
    return before << LineSide.BITS | after;
  }

  /** The {@link Shape} of the stone in the middle, by line; not to be written to. */
  byte[] shapes() {
    return shapes;
  }

  private void readSide(int side) {
    int length = LineSide.length(side);
    ownPlaces[side] = LineSide.own(side) << (CENTRE + 1);
    freePlaces[side] = ((1 << length) - 1) << (CENTRE + 1);
    stopPlaces[side] = LineSide.endsAtOpponent(side, kind) ? 1 << (CENTRE + 1 + length) : 0;
  }

  /** Both sides' places in one mask. */
  private static int join(int[] places, int line) {
    return mirror(places[before(line)]) | places[after(line)];
  }

  private static int before(int line) {
    return line >> LineSide.BITS;
  }

  private static int after(int line) {
    return line & (LineSide.LIMIT - 1);
  }

  private static int mirror(int mask) {
    return Integer.reverse(mask) >>> (Integer.SIZE - 1 - 2 * CENTRE);
  }

  private int own(int line) {
    return join(ownPlaces, line) | 1 << CENTRE;
  }

  private int empty(int line, int own) {
    return join(freePlaces, line) & ~own;
  }

  private void countLacking(int line) {
    int own = own(line);
    int free = join(freePlaces, line) | 1 << CENTRE;
    int stop = join(stopPlaces, line);
    int maxStones = -NEVER;
    for (int first = CENTRE - FIVE + 1; first <= CENTRE; first++) {
      int window = WINDOW << first;
      if ((window & ~free) == 0 && canWin(1 << (first - 1) | 1 << (first + FIVE), own, stop)) {
        maxStones = Math.max(maxStones, Integer.bitCount(own & window));
      }
    }
    lacking[line] = (byte) Math.min(NEVER, FIVE - maxStones);
  }

  private boolean canWin(int ends, int own, int stop) {
    return (!kind.exact() || (ends & own) == 0) && (!kind.endsMatter() || (ends & stop) != ends);
  }

  private void classify(int line) {
    int own = own(line);
    int empty = empty(line, own);
    boolean open = lacking[line] == 1 && isOpen(line, empty);
    boolean straight = isStraight(own);
    boolean aim = open && (straight || kind != FiveKind.EXACT_WITH_FOULS);
    toOpenFour[line] = (byte) (aim ? 0 : 1 + leastToOpenFour(line, empty));
    int shape = shape(line, own);
    if (open) {
      shape = straight ? Shape.OPEN_FOUR : Shape.DOUBLE_FOUR;
    } else if (lacking[line] > 1) {
      shape = widen(shape, improvements(line, empty, isOpenShape(shape)));
    }
    shapes[line] = (byte) shape;
  }

  /** Whether a four stays one whatever the opponent does. */
  private boolean isOpen(int line, int empty) {
    for (int left = empty; left != 0; left &= left - 1) {
      if (lacking[withOpponent(line, place(left))] > 1) {
        return false;
      }
    }
    return true;
  }

  /** Four in a row and nothing less, which for a four that no stone stops means both its ends. */
  private static boolean isStraight(int own) {
    int row = own & runMask(own);
    return Integer.bitCount(row) == FIVE - 1;
  }

  /** The places of the row of own stones through the middle. */
  private static int runMask(int own) {
    int mask = 1 << CENTRE;
    for (int grown = mask; ; mask = grown) {
      grown = (mask | mask << 1 | mask >> 1) & own;
      if (grown == mask) {
        return mask;
      }
    }
  }

  private int leastToOpenFour(int line, int empty) {
    int min = NEVER;
    for (int left = empty; left != 0; left &= left - 1) {
      int next = withOwn(line, place(left));
      if (lacking[next] > 0) {
        min = Math.min(min, toOpenFour[next]);
      }
    }
    return min;
  }

  private int shape(int line, int own) {
    int toFive = lacking[line];
    int toOpen = toOpenFour[line];
    if (toFive == 0) {
      return Shape.FIVE;
    }
    if (toFive == 1) {
      return Shape.FOUR;
    }
    if (toOpen == 1) {
      return Shape.OPEN_THREE;
    }
    if (toFive == 2) {
      return Shape.THREE;
    }
    if (toOpen == 2) {
      return Shape.OPEN_TWO;
    }
    if (toFive == 3) {
      return Shape.TWO;
    }
    if (toOpen == 3) {
      return Shape.OPEN_ONE;
    }
    if (toFive == 4) {
      return Shape.ONE;
    }
    return kind.exact() && Integer.bitCount(runMask(own)) > FIVE ? Shape.OVERLINE : Shape.DEAD;
  }

  private static boolean isOpenShape(int shape) {
    return shape == Shape.OPEN_THREE || shape == Shape.OPEN_TWO || shape == Shape.OPEN_ONE;
  }

  private static int widen(int shape, int pointCount) {
    if (shape == Shape.OPEN_THREE && pointCount > 1) {
      return Shape.OPEN_THREE_WIDE;
    }
    if (shape == Shape.OPEN_TWO && pointCount > 2) {
      return pointCount == 3 ? Shape.OPEN_TWO_WIDE : Shape.OPEN_TWO_FULL;
    }
    return shape;
  }

  /** How many points bring the shape one stone nearer. */
  private int improvements(int line, int empty, boolean openShape) {
    byte[] distance = openShape ? toOpenFour : lacking;
    int found = 0;
    for (int left = empty; left != 0; left &= left - 1) {
      if (distance[withOwn(line, place(left))] < distance[line]) {
        found++;
      }
    }
    return found;
  }

  private static int place(int mask) {
    return Integer.numberOfTrailingZeros(mask);
  }

  private static int withOwn(int line, int place) {
    return place > CENTRE
        ? line | 1 << (place - CENTRE - 1)
        : line | 1 << (LineSide.BITS + CENTRE - 1 - place);
  }

  private static int withOpponent(int line, int place) {
    return place > CENTRE
        ? line(before(line), LineSide.cut(after(line), place - CENTRE - 1))
        : line(LineSide.cut(before(line), CENTRE - 1 - place), after(line));
  }
}
