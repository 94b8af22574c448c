package org.katachi.tournament.game;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;

/**
 * Reads games as Piskvork saves them, in files that end in {@code psq}: the board's size on the
 * first line, then a move on each line, its column and row from 1 and its time in milliseconds,
 * then the players, which don't matter here.
 */
final class SavedGame {

  private static final Pattern SIZE =
      Pattern.compile("Piskvorky\\s+([0-9]{1,3})x([0-9]{1,3})\\b.*", Pattern.CASE_INSENSITIVE);
  private static final Pattern MOVE =
      Pattern.compile("([0-9]{1,3})\\s*,\\s*([0-9]{1,3})\\s*(,\\s*-?[0-9]{1,9})?");

  private SavedGame() {}

  /**
   * The moves of a game as an opening.
   *
   * @param lines the file's
   * @throws IllegalArgumentException if they are no game of this board, or no game can go on there;
   *     the message tells the line where there is one to tell
   */
  static Opening parse(Geometry geometry, RuleSet rules, List<String> lines) {
    checkSize(geometry, lines.isEmpty() ? "" : lines.get(0).strip());
    List<Point> moves = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      Matcher matcher = MOVE.matcher(lines.get(i).strip());
      if (!matcher.matches()) {
        break;
      }
      moves.add(
          new Point(
              Integer.parseInt(matcher.group(1)) - 1, Integer.parseInt(matcher.group(2)) - 1));
    }
    Opening opening = new Opening(geometry, moves);
    opening.check(rules);
    return opening;
  }

  private static void checkSize(Geometry geometry, String line) {
    Matcher matcher = SIZE.matcher(line);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "no game that Piskvork has saved: the first line does not begin like Piskvorky 20x20");
    }
    String size = matcher.group(1) + "x" + matcher.group(2);
    if (!size.equals(geometry.toString())) {
      throw new IllegalArgumentException("a game on a board of " + size + ", not " + geometry);
    }
  }
}
