package org.katachi.gamefile;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Colour;
import org.katachi.board.Point;

/**
 * Reads a collection of ShowRenju and RenLib ({@code .bdt}), a game on each line:
 *
 * <pre>
 * tournament=[black,white,result,moves,fifth move offered,swap,comment]
 * </pre>
 *
 * <p>The result is {@code +} for black, {@code -} for white or {@code =}. A move is two hexadecimal
 * digits, the column from 1 and the row from 1 at the bottom of a board of 15×15; {@code 00} is a
 * pass.
 *
 * <p>Source: RenLib's Bdt.cpp.
 */
final class BdtReader {

  /** The properties of the fields; the moves have none. */
  static final List<String> FIELDS = List.of("PB", "PW", "RE", "", "5A", "REVERSE", "GC");

  static final int RESULT = 2;
  static final int MOVES = 3;

  private static final Pattern GAME = Pattern.compile("([^=\\[]*)=\\[(.*)\\]");
  private static final Pattern MOVE = Pattern.compile("[0-9A-Fa-f]{2}");
  private static final int HEXADECIMAL = 16;

  private BdtReader() {}

  /** Whether a line is a game. */
  static boolean isCollection(List<String> lines) {
    return lines.stream().anyMatch(line -> GAME.matcher(line.strip()).matches());
  }

  /** Reads the games; a line that is none is left out and told. */
  static GameFile read(List<String> lines) {
    List<GameTree> games = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        try {
          games.add(game(lines.get(i).strip()));
        } catch (IllegalArgumentException e) {
          warnings.add("line %d is left out: %s".formatted(i + 1, e.getMessage()));
        }
      }
    }
    if (games.isEmpty()) {
      throw new IllegalArgumentException(warnings.get(0));
    }
    return new GameFile(games, warnings);
  }

  private static GameTree game(String line) {
    Matcher matcher = GAME.matcher(line);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not a game like =[black,white,+,8898,,,]: " + line);
    }
    String[] fields = matcher.group(2).split(",", FIELDS.size());
    if (fields.length <= MOVES) {
      throw new IllegalArgumentException("not a game like =[black,white,+,8898,,,]: " + line);
    }
    GameTree tree = new GameTree(RenLibReader.BOARD);
    add(tree.root(), "EV", matcher.group(1).replaceFirst(",\\s*$", ""));
    for (int i = 0; i < fields.length; i++) {
      if (i != MOVES) {
        add(tree.root(), FIELDS.get(i), i == RESULT ? result(fields[i]) : fields[i]);
      }
    }
    play(tree.root(), fields[MOVES].strip());
    return tree;
  }

  private static void add(GameNode root, String name, String value) {
    if (!value.isBlank()) {
      root.add(name, value.strip());
    }
  }

  private static String result(String field) {
    return switch (field.strip()) {
      case "+" -> "B+";
      case "-" -> "W+";
      case "=" -> "Draw";
      default -> field;
    };
  }

  private static void play(GameNode root, String moves) {
    GameNode node = root;
    Colour side = Colour.BLACK;
    for (int i = 0; i < moves.length(); i += 2) {
      String move = moves.substring(i, Math.min(i + 2, moves.length()));
      if (!MOVE.matcher(move).matches()) {
        throw new IllegalArgumentException(
            "move %d: not two digits: %s".formatted(i / 2 + 1, move));
      }
      int column = Character.digit(move.charAt(0), HEXADECIMAL);
      int row = Character.digit(move.charAt(1), HEXADECIMAL);
      try {
        node = node.play(move(side, column, row));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("move %d: %s".formatted(i / 2 + 1, e.getMessage()), e);
      }
      side = side.opponent();
    }
  }

  private static Move move(Colour side, int column, int row) {
    if (column == 0 && row == 0) {
      return Move.pass(side);
    }
    if (column == 0 || row == 0) {
      throw new IllegalArgumentException("columns and rows count from 1");
    }
    return Move.stone(side, new Point(column - 1, RenLibReader.BOARD.height() - row));
  }
}
