package org.katachi.shape;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;

/**
 * The slow twin of the shape tables: plays stones on one line, written as text, and counts how many
 * it takes.
 *
 * <p>{@code x} is a stone of the colour, {@code o} one of the opponent, {@code #} the edge, {@code
 * .} empty. The stone in question is the {@code x} in the middle.
 */
final class SlowLine {

  private static final int NEVER = 99;

  private final Rule rule;
  private final boolean fouls;
  private final boolean overlinesWin;
  private final Map<String, Integer> toFive = new HashMap<>();
  private final Map<String, Integer> toOpenFour = new HashMap<>();

  SlowLine(Rule rule, int colour) {
    this.rule = rule;
    fouls = rule == Rule.RENJU && colour == Stone.BLACK;
    overlinesWin = rule == Rule.FREESTYLE || rule == Rule.CARO || (rule == Rule.RENJU && !fouls);
  }

  /** What the stone makes, see {@link Shape}. */
  int shape(String line) {
    if (wins(line)) {
      return Shape.FIVE;
    }
    if (isUnstoppable(line)) {
      return isStraight(line) ? Shape.OPEN_FOUR : Shape.DOUBLE_FOUR;
    }
    int five = toFive(line);
    int open = toOpenFour(line);
    if (five == 1) {
      return Shape.FOUR;
    }
    if (open == 1) {
      return points(line).size() == 1 ? Shape.OPEN_THREE : Shape.OPEN_THREE_WIDE;
    }
    if (five == 2) {
      return Shape.THREE;
    }
    if (open == 2) {
      int points = points(line).size();
      return points <= 2 ? Shape.OPEN_TWO : points == 3 ? Shape.OPEN_TWO_WIDE : Shape.OPEN_TWO_FULL;
    }
    if (five == 3) {
      return Shape.TWO;
    }
    if (open == 3) {
      return Shape.OPEN_ONE;
    }
    if (five == 4) {
      return Shape.ONE;
    }
    return !overlinesWin && run(line) > 5 ? Shape.OVERLINE : Shape.DEAD;
  }

  /** The places where one stone more brings the goal of the shape nearer. */
  private List<Integer> points(String line) {
    List<Integer> found = new ArrayList<>();
    int five = toFive(line);
    int open = toOpenFour(line);
    boolean openShape = five > 1 && open < five;
    for (int i : emptyPlaces(line)) {
      String next = with(line, i, 'x');
      if (five > 0 && (openShape ? toOpenFour(next) < open : toFive(next) < five)) {
        found.add(i);
      }
    }
    return found;
  }

  /** Whether the stones in a row through the middle win. */
  private boolean wins(String line) {
    int run = run(line);
    if (run != 5) {
      return run > 5 && overlinesWin;
    }
    boolean caro = rule == Rule.CARO || rule == Rule.CARO_EXACT;
    return !caro || at(line, first(line) - 1) != 'o' || at(line, last(line) + 1) != 'o';
  }

  /** Whether one stone more wins, whatever the opponent does first. */
  private boolean isUnstoppable(String line) {
    return !wins(line)
        && toFive(line) == 1
        && emptyPlaces(line).stream().allMatch(i -> toFive(with(line, i, 'o')) == 1);
  }

  /** Whether all five-points are the ends of one four in a row. */
  private static boolean isStraight(String line) {
    return run(line) == 4;
  }

  private int toFive(String line) {
    Integer known = toFive.get(line);
    if (known != null) {
      return known;
    }
    int least = wins(line) ? 0 : NEVER;
    if (least > 0) {
      for (int i : emptyPlaces(line)) {
        least = Math.min(least, 1 + toFive(with(line, i, 'x')));
      }
    }
    toFive.put(line, least);
    return least;
  }

  /** How many stones more make an open four; with fouls it has to be a straight one. */
  private int toOpenFour(String line) {
    Integer known = toOpenFour.get(line);
    if (known != null) {
      return known;
    }
    int least = isUnstoppable(line) && (!fouls || isStraight(line)) ? 0 : NEVER;
    if (least > 0) {
      for (int i : emptyPlaces(line)) {
        String next = with(line, i, 'x');
        least = Math.min(least, wins(next) ? NEVER : 1 + toOpenFour(next));
      }
    }
    toOpenFour.put(line, least);
    return least;
  }

  private static List<Integer> emptyPlaces(String line) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) == '.') {
        places.add(i);
      }
    }
    return places;
  }

  private static String with(String line, int i, char stone) {
    return line.substring(0, i) + stone + line.substring(i + 1);
  }

  private static int run(String line) {
    return last(line) - first(line) + 1;
  }

  private static int first(String line) {
    int i = line.length() / 2;
    while (at(line, i - 1) == 'x') {
      i--;
    }
    return i;
  }

  private static int last(String line) {
    int i = line.length() / 2;
    while (at(line, i + 1) == 'x') {
      i++;
    }
    return i;
  }

  private static char at(String line, int i) {
    return i < 0 || i >= line.length() ? ' ' : line.charAt(i);
  }
}
