package org.katachi.gamefile;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Reads a game as Piskvork saves it:
 *
 * <pre>
 * Piskvorky 15x15, 11:11, 0    the board, the levels of the players, which of them began
 * 8,8,0                        column and row from 1, milliseconds, which may be missing
 * 9,9,1003
 * a.exe                        the players, if they were programs of a tournament
 * b.exe
 * 0                            how it ended
 * 1,Renju                      the rule, from some managers
 * </pre>
 *
 * <p>Its older form, of Gomotur ({@code .rec}), begins with the two players in place of the board,
 * which then has 20×20 points, and counts from 0.
 *
 * <p>Source: {@code openPsq} and {@code savePsq} in Piskvork's game.cpp.
 */
final class PsqReader {

  private static final Pattern SIZE =
      Pattern.compile("Piskvorky\\s+([0-9]{1,3})x([0-9]{1,3})\\b(.*)", Pattern.CASE_INSENSITIVE);
  private static final Pattern MOVE =
      Pattern.compile("([0-9]{1,3})\\s*,\\s*([0-9]{1,3})\\s*(?:,\\s*(-?[0-9]{1,9})\\s*)?");

  /** The second player began. */
  private static final Pattern CHANGED = Pattern.compile("\\s*,[^,]*,\\s*1\\s*");

  private static final Pattern BROKEN_MOVE =
      Pattern.compile(".*[0-9]\\s*[,;:]\\s*-?[0-9].*|[0-9]+\\s*[,;:].*");
  private static final Pattern CODE = Pattern.compile("-?[0-9]{1,9}");
  private static final Pattern RULE = Pattern.compile("-?[0-9]{1,9}\\s*,\\s*(\\p{L}[^,]*)");

  private static final Geometry GOMOTUR = new Geometry(20, 20);

  private final List<String> lines;
  private final boolean hasLastEnd;
  private GameTree tree;
  private int at;

  private PsqReader(String text) {
    lines = GameText.lines(text).stream().map(String::strip).toList();
    hasLastEnd = text.endsWith("\n") || text.endsWith("\r");
  }

  /**
   * Reads a game.
   *
   * @throws IllegalArgumentException if they are no such game; the message tells the line
   */
  static GameFile read(String text) {
    return new PsqReader(text).saved();
  }

  /** Whether the lines are of the older form. */
  static boolean isGomotur(List<String> lines) {
    return lines.size() > 2
        && lines.subList(0, 2).stream().noneMatch(line -> line.isBlank() || isMove(line))
        && isMove(lines.get(2));
  }

  /** Reads a game of the older form, as {@link #read} does. */
  static GameFile readGomotur(String text) {
    PsqReader reader = new PsqReader(text);
    reader.tree = new GameTree(GOMOTUR);
    reader.tree.warn("a file of Gomotur tells no board; it is read on " + GOMOTUR);
    reader.players(0, false);
    reader.at = 2;
    reader.moves(0);
    reader.footer();
    return GameFile.of(reader.tree);
  }

  private static boolean isMove(String line) {
    return MOVE.matcher(line.strip()).matches();
  }

  private GameFile saved() {
    Matcher size = SIZE.matcher(lines.get(0));
    if (!size.matches()) {
      throw fault(0, "expected a board like Piskvorky 20x20: " + lines.get(0));
    }
    int width = Integer.parseInt(size.group(1));
    int height = Integer.parseInt(size.group(2));
    if (!Geometry.isPlayable(width, height)) {
      throw fault(0, "no board of " + width + "x" + height + " is supported");
    }
    tree = new GameTree(new Geometry(width, height));
    at = 1;
    moves(1);
    boolean hasPlayers = lines.size() - at >= 2 && isName(at) && isName(at + 1);
    if (hasPlayers) {
      players(at, CHANGED.matcher(size.group(3)).matches());
      at += 2;
    }
    footer();
    return GameFile.of(tree);
  }

  private boolean isName(int line) {
    String text = lines.get(line);
    return !text.isEmpty() && !CODE.matcher(text).matches() && !RULE.matcher(text).matches();
  }

  private void players(int line, boolean secondBegan) {
    tree.root().add(secondBegan ? "PW" : "PB", lines.get(line));
    tree.root().add(secondBegan ? "PB" : "PW", lines.get(line + 1));
  }

  private void moves(int origin) {
    Colour side = Colour.BLACK;
    GameNode node = tree.root();
    for (; at < lines.size(); at++) {
      Matcher move = MOVE.matcher(lines.get(at));
      if (!move.matches()) {
        break;
      }
      int x = Integer.parseInt(move.group(1)) - origin;
      int y = Integer.parseInt(move.group(2)) - origin;
      if (x < 0 || y < 0) {
        throw fault(at, "columns and rows count from 1: " + lines.get(at));
      }
      try {
        node = node.play(Move.stone(side, new Point(x, y)));
      } catch (IllegalArgumentException e) {
        throw fault(at, e.getMessage());
      }
      if (move.group(3) != null) {
        node.add("MILLIS", move.group(3));
      }
      side = side.opponent();
    }
    for (int i = at; i < lines.size(); i++) {
      String line = lines.get(i);
      if (isMove(line)) {
        throw noMove(at);
      }
      if (BROKEN_MOVE.matcher(line).matches() && !RULE.matcher(line).matches()) {
        throw noMove(i);
      }
    }
  }

  private IllegalArgumentException noMove(int line) {
    return fault(line, "not a move like 8,8,0: " + lines.get(line));
  }

  /** What comes after the moves and the players. */
  private void footer() {
    boolean hasCode = false;
    boolean endsInCode = false;
    for (; at < lines.size(); at++) {
      String line = lines.get(at);
      Matcher rule = RULE.matcher(line);
      if (rule.matches()) {
        RuleNames.read(rule.group(1), tree);
        tree.root().add("PSQEND", line);
      } else if (CODE.matcher(line).matches() && !hasCode) {
        hasCode = true;
        endsInCode = at == lines.size() - 1;
        tree.root().add("PSQCODE", line);
      } else if (!line.isEmpty()) {
        tree.warn("line %d is left out: %s".formatted(at + 1, line));
      }
    }
    // A number may be the beginning of a move.
    if (!hasCode || (endsInCode && !hasLastEnd)) {
      tree.warn("the file lacks its end, so it may be cut short");
    }
  }

  private static IllegalArgumentException fault(int line, String what) {
    return new IllegalArgumentException("line %d: %s".formatted(line + 1, what));
  }
}
