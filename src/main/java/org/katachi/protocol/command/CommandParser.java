package org.katachi.protocol.command;

import java.util.List;
import java.util.Locale;
import org.katachi.protocol.command.Command.Kind;
import org.katachi.protocol.io.ReceivedLine;

/**
 * Parses a line into a command. Letter case does not matter, nor do blanks at the ends and around
 * commas. What follows a command without parameters is ignored.
 */
public final class CommandParser {

  private CommandParser() {}

  /** The command of a line; every text is one. */
  public static Command parse(ReceivedLine line) {
    int blank = firstBlank(line.text());
    String word = line.text().substring(0, blank).toUpperCase(Locale.ROOT);
    String parameters = line.text().substring(blank).trim();
    return switch (word) {
      case "INFO" -> info(parameters);
      // A word of Yixin's that other managers send, too.
      case "YXSTOP" -> new Command.Stop();
      case "END" -> new Command.End();
      case "START" -> start(parameters, line);
      case "RECTSTART" -> rectStart(parameters, line);
      case "RESTART" -> request(Kind.RESTART, line);
      case "BEGIN" -> request(Kind.BEGIN, line);
      case "TURN" -> point(Kind.TURN, parameters, line);
      case "PLAY" -> point(Kind.PLAY, parameters, line);
      case "TAKEBACK" -> point(Kind.TAKEBACK, parameters, line);
      case "BOARD" -> request(Kind.BOARD, line);
      case "SWAP2BOARD" -> request(Kind.SWAP2BOARD, line);
      case "DONE" -> request(Kind.DONE, line);
      case "ABOUT" -> request(Kind.ABOUT, line);
      default -> word.startsWith("YX") ? request(Kind.YIXIN, line) : stone(line);
    };
  }

  private static Command info(String parameters) {
    int blank = firstBlank(parameters);
    return new Command.Info(parameters.substring(0, blank), parameters.substring(blank).trim());
  }

  /** Yixin-Board sends width and height, as {@code START 15 15}. */
  private static Command start(String parameters, ReceivedLine line) {
    int blank = firstBlank(parameters);
    List<Integer> width = ProtocolNumbers.parseList(parameters.substring(0, blank));
    String second = parameters.substring(blank).trim();
    List<Integer> height = second.isEmpty() ? width : ProtocolNumbers.parseList(second);
    return width.size() == 1 && height.size() == 1
        ? request(Kind.START, List.of(width.get(0), height.get(0)), line)
        : malformed(Kind.START, parameters, "the size, as START 20", line);
  }

  private static Command rectStart(String parameters, ReceivedLine line) {
    List<Integer> sides = ProtocolNumbers.parseList(parameters);
    return sides.size() == 2
        ? request(Kind.RECTSTART, sides, line)
        : malformed(Kind.RECTSTART, parameters, "width,height, as RECTSTART 30,20", line);
  }

  private static Command point(Kind kind, String parameters, ReceivedLine line) {
    List<Integer> numbers = ProtocolNumbers.parseList(parameters);
    return numbers.size() == 2
        ? request(kind, numbers, line)
        : malformed(kind, parameters, "column,row, as " + kind + " 7,7", line);
  }

  private static Command stone(ReceivedLine line) {
    List<Integer> numbers = ProtocolNumbers.parseList(line.text());
    return numbers.size() == 2 || numbers.size() == 3
        ? request(Kind.STONE, numbers, line)
        : request(Kind.UNKNOWN, line);
  }

  private static Command request(Kind kind, ReceivedLine line) {
    return request(kind, List.of(), line);
  }

  private static Command request(Kind kind, List<Integer> numbers, ReceivedLine line) {
    return new Command.Request(kind, numbers, line.text(), line);
  }

  private static Command malformed(
      Kind kind, String parameters, String expected, ReceivedLine line) {
    String error = kind + " with '" + parameters + "' can't be read; expected " + expected;
    return new Command.Request(Kind.MALFORMED, List.of(), error, line);
  }

  /** The index of the first blank of a text, or its length. */
  public static int firstBlank(String text) {
    int i = 0;
    while (i < text.length() && text.charAt(i) > ' ') {
      i++;
    }
    return i;
  }
}
