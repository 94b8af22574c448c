package org.katachi.gamefile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;

/**
 * Writes games in forms that {@link GameReader} and other programs read. SGF and RenLib hold the
 * whole tree, the others its main line. Texts are in UTF-8.
 */
public final class GameWriter {

  private static final int HEXADECIMAL = 16;

  private GameWriter() {}

  /**
   * Writes a game.
   *
   * @return the file
   * @throws IllegalArgumentException if the form can't hold the game; the message tells why
   */
  public static byte[] write(GameTree game, GameFormat format) {
    return switch (format) {
      case SGF -> utf8(SgfWriter.write(game));
      case LIB -> RenLibWriter.write(game);
      case PSQ -> utf8(psq(game));
      case POS -> pos(game);
      case SAV -> utf8(sav(game));
      case BDT -> utf8(bdt(game));
    };
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** The file that Piskvork would save; the stones of a setup take no time. Lines end in CR LF. */
  private static String psq(GameTree game) {
    StringBuilder text = new StringBuilder("Piskvorky ");
    text.append(game.geometry()).append(", 11:11, 0\r\n");
    List<Point> points = points(game, "psq");
    List<String> times = times(game);
    int untimed = points.size() - times.size();
    for (int i = 0; i < points.size(); i++) {
      text.append(points.get(i).x() + 1).append(',').append(points.get(i).y() + 1).append(',');
      text.append(i < untimed ? "0" : times.get(i - untimed)).append("\r\n");
    }
    GameNode root = game.root();
    text.append(name(root.text("PB"), "black")).append("\r\n");
    text.append(name(root.text("PW"), "white")).append("\r\n");
    text.append(or(root.text("PSQCODE"), "0")).append("\r\n");
    root.properties()
        .getOrDefault("PSQEND", List.of())
        .forEach(line -> text.append(oneLine(line)).append("\r\n"));
    return text.toString();
  }

  /** The milliseconds of each move of the main line. */
  private static List<String> times(GameTree game) {
    List<String> times = new ArrayList<>();
    Optional<GameNode> next = Optional.of(game.root());
    while (next.isPresent()) {
      GameNode node = next.get();
      node.move().ifPresent(move -> times.add(or(node.text("MILLIS"), "0")));
      next = node.children().stream().findFirst();
    }
    return times;
  }

  private static String or(String text, String replacement) {
    return text.isBlank() ? replacement : text;
  }

  /** A name that is no move and no number. */
  private static String name(String player, String replacement) {
    String name = oneLine(player).replaceAll("[,;:]", " ");
    return name.matches("-?[0-9]*") ? (replacement + " " + name).strip() : name;
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }

  private static byte[] pos(GameTree game) {
    checkBoard(game, ".pos");
    List<Point> points = points(game, ".pos");
    byte[] file = new byte[points.size() + 1];
    file[0] = (byte) points.size();
    for (int i = 0; i < points.size(); i++) {
      file[i + 1] = (byte) (points.get(i).y() * PosReader.BOARD.width() + points.get(i).x());
    }
    return file;
  }

  private static String sav(GameTree game) {
    List<Point> points = points(game, ".sav");
    StringBuilder text = new StringBuilder();
    text.append(game.geometry().height()).append('\n').append(game.geometry().width()).append('\n');
    text.append(points.size()).append('\n');
    points.forEach(point -> text.append(point.y()).append(' ').append(point.x()).append('\n'));
    return text.toString();
  }

  private static String bdt(GameTree game) {
    checkBoard(game, ".bdt");
    GameNode root = game.root();
    List<String> fields = new ArrayList<>();
    for (String name : BdtReader.FIELDS) {
      // A comma would end the field.
      fields.add(name.isEmpty() ? "" : oneLine(root.text(name)).replace(',', ';'));
    }
    fields.set(BdtReader.RESULT, bdtResult(root.text("RE")));
    StringBuilder moves = new StringBuilder();
    for (Move move : game.mainLine().inTurn().moves()) {
      moves.append(digit(move.point().map(point -> point.x() + 1).orElse(0)));
      moves.append(
          digit(move.point().map(point -> PosReader.BOARD.height() - point.y()).orElse(0)));
    }
    fields.set(BdtReader.MOVES, moves.toString());
    return oneLine(root.text("EV")).replaceAll("[=\\[]", " ")
        + "=["
        + String.join(",", fields)
        + "]\r\n";
  }

  private static char digit(int number) {
    return Character.toUpperCase(Character.forDigit(number, HEXADECIMAL));
  }

  private static String bdtResult(String result) {
    return result.startsWith("B+")
        ? "+"
        : result.startsWith("W+") ? "-" : result.isEmpty() ? "" : "=";
  }

  private static void checkBoard(GameTree game, String form) {
    if (!game.geometry().equals(RenLibReader.BOARD)) {
      throw new IllegalArgumentException(
          "%s has boards of 15x15 only, and this one is %s".formatted(form, game.geometry()));
    }
  }

  /** The stones of the main line, if the sides took turns. */
  private static List<Point> points(GameTree game, String form) {
    RecordedGame line = game.mainLine();
    if (!line.isInTurn()) {
      throw new IllegalArgumentException(
          form + " holds stones in turn only, without passes; SGF holds them all");
    }
    return line.moves().stream().flatMap(move -> move.point().stream()).toList();
  }
}
