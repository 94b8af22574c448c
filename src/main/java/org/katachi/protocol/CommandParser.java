package org.katachi.protocol;

import java.util.Locale;
import org.katachi.board.Point;

/**
 * Reads one line as a command: letter case and blanks at the ends and round commas mean nothing,
 * and what follows a command without parameters is ignored. A line of a block is told from a
 * command by its first character.
 */
final class CommandParser {

  private CommandParser() {}

  /** The command of a line; every text is one. */
  static Command parse(String line) {
    String text = line.trim();
    int blank = firstBlank(text);
    String word = text.substring(0, blank).toUpperCase(Locale.ROOT);
    String parameters = text.substring(blank).trim();
    return switch (word) {
      case "START" -> start(parameters);
      case "RECTSTART" -> rectStart(parameters);
      case "RESTART" -> new Command.Restart();
      case "BEGIN" -> new Command.Begin();
      case "TURN", "PLAY", "TAKEBACK" -> withPoint(word, parameters);
      case "BOARD", "YXBOARD", "SWAP2BOARD" -> new Command.BlockStart(BlockKind.valueOf(word));
      case "DONE" -> new Command.Done();
      case "INFO" -> info(parameters);
      case "ABOUT" -> new Command.About();
      case "END" -> new Command.End();
      case "YXSTOP" -> new Command.YxStop();
      case "YXSHOWFORBID" -> new Command.YxShowForbid();
      default -> stoneLine(text);
    };
  }

  private static Command start(String parameters) {
    int[] numbers = Numbers.parseList(parameters);
    return numbers.length == 1
        ? new Command.Start(numbers[0])
        : malformed("START", parameters, "the size, as START 20");
  }

  private static Command rectStart(String parameters) {
    int[] numbers = Numbers.parseList(parameters);
    return numbers.length == 2
        ? new Command.RectStart(numbers[0], numbers[1])
        : malformed("RECTSTART", parameters, "width,height, as RECTSTART 30,20");
  }

  private static Command withPoint(String word, String parameters) {
    int[] numbers = Numbers.parseList(parameters);
    if (numbers.length != 2) {
      return malformed(word, parameters, "column,row, as " + word + " 7,7");
    }
    Point point = new Point(numbers[0], numbers[1]);
    return switch (word) {
      case "TURN" -> new Command.Turn(point);
      case "PLAY" -> new Command.Play(point);
      default -> new Command.Takeback(point);
    };
  }

  private static Command info(String parameters) {
    int blank = firstBlank(parameters);
    return new Command.Info(parameters.substring(0, blank), parameters.substring(blank).trim());
  }

  private static Command stoneLine(String text) {
    int[] numbers = Numbers.parseList(text);
    return switch (numbers.length) {
      case 2 ->
          new Command.StoneLine(new Point(numbers[0], numbers[1]), Command.StoneLine.NO_FIELD);
      case 3 -> new Command.StoneLine(new Point(numbers[0], numbers[1]), numbers[2]);
      default -> new Command.Unknown(text);
    };
  }

  private static Command malformed(String word, String parameters, String expected) {
    return new Command.Malformed(
        word + " with '" + parameters + "' can't be read; expected " + expected);
  }

  private static int firstBlank(String text) {
    int i = 0;
    while (i < text.length() && text.charAt(i) > ' ') {
      i++;
    }
    return i;
  }
}
