package org.katachi.protocol.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.katachi.protocol.command.Command.Kind;
import org.katachi.protocol.io.ReceivedLine;

/**
 * Parses a line into a command. Letter case does not matter, nor do blanks at the ends and around
 * commas.
 */
public final class CommandParser {

  /** The commands whose stones may stand in their own line. */
  private static final Set<String> BLOCKS =
      Set.of("BOARD", "SWAP2BOARD", "YXBOARD", "YXBLOCK", "YXBLOCKUNDO");

  private CommandParser() {}

  /**
   * The commands of a line. It is one, unless the stones of a block stand in one line, as in {@code
   * BOARD 7,7,1 8,8,2 DONE}: each of them, and {@code DONE}, is a command as in a line of its own.
   */
  public static List<Command> parseAll(ReceivedLine line) {
    List<ReceivedLine> parts = parts(line);
    boolean opens = BLOCKS.contains(parts.get(0).text().toUpperCase(Locale.ROOT));
    if (parts.size() == 1 || (!opens && !isStone(parts.get(0)))) {
      return List.of(parse(line));
    }
    List<Command> commands = new ArrayList<>();
    for (ReceivedLine part : parts) {
      boolean isWord = opens && commands.isEmpty();
      boolean isEnd = part.text().equalsIgnoreCase(Kind.DONE.name());
      commands.add(isWord || isEnd ? parse(part) : stone(part));
    }
    return commands;
  }

  /** The words of a line; blanks around commas separate none. */
  private static List<ReceivedLine> parts(ReceivedLine line) {
    String text = line.text();
    List<ReceivedLine> parts = new ArrayList<>();
    int start = 0;
    int end = 0;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character > ' ') {
        if (i > end && character != ',' && text.charAt(end - 1) != ',') {
          parts.add(part(line, start, end));
          start = i;
        }
        end = i + 1;
      }
    }
    parts.add(part(line, start, end));
    return parts;
  }

  private static ReceivedLine part(ReceivedLine line, int start, int end) {
    return new ReceivedLine(line.text().substring(start, end), line.nanoTime(), line.awaited());
  }

  /** The command of a line; every text is one. */
  public static Command parse(ReceivedLine line) {
    int blank = firstBlank(line.text());
    String word = line.text().substring(0, blank).toUpperCase(Locale.ROOT);
    String parameters = line.text().substring(blank).trim();
    return switch (word) {
      case "INFO" -> info(parameters);
      // YXSTOP is a word of Yixin's that other managers send, too.
      case "STOP", "YXSTOP" -> alone(word, new Command.Stop(), parameters, line);
      case "END" -> new Command.End();
      case "START" -> start(parameters, line);
      case "RECTSTART" -> rectStart(parameters, line);
      case "RESTART" -> alone(Kind.RESTART, parameters, line);
      case "BEGIN" -> alone(Kind.BEGIN, parameters, line);
      case "TURN" -> point(Kind.TURN, parameters, line);
      case "PLAY" -> point(Kind.PLAY, parameters, line);
      case "TAKEBACK" -> point(Kind.TAKEBACK, parameters, line);
      case "BOARD" -> request(Kind.BOARD, line);
      case "SWAP2BOARD" -> request(Kind.SWAP2BOARD, line);
      case "DONE" -> alone(Kind.DONE, parameters, line);
      case "ABOUT" -> alone(Kind.ABOUT, parameters, line);
      // Rapfi's clients send it, in the dialect of Yixin.
      case "RELOADCONFIG" -> request(Kind.YIXIN, line);
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
        : malformed("START", parameters, "the size, as START 20", line);
  }

  private static Command rectStart(String parameters, ReceivedLine line) {
    List<Integer> sides = ProtocolNumbers.parseList(parameters);
    return sides.size() == 2
        ? request(Kind.RECTSTART, sides, line)
        : malformed("RECTSTART", parameters, "width,height, as RECTSTART 30,20", line);
  }

  private static Command point(Kind kind, String parameters, ReceivedLine line) {
    List<Integer> numbers = ProtocolNumbers.parseList(parameters);
    return numbers.size() == 2
        ? request(kind, numbers, line)
        : malformed(kind.name(), parameters, "column,row, as " + kind + " 7,7", line);
  }

  private static Command stone(ReceivedLine line) {
    return isStone(line)
        ? request(Kind.STONE, ProtocolNumbers.parseList(line.text()), line)
        : request(Kind.UNKNOWN, line);
  }

  private static boolean isStone(ReceivedLine line) {
    int numbers = ProtocolNumbers.parseList(line.text()).size();
    return numbers == 2 || numbers == 3;
  }

  /** A request whose command takes no parameters. */
  private static Command alone(Kind kind, String parameters, ReceivedLine line) {
    return alone(kind.name(), request(kind, line), parameters, line);
  }

  private static Command alone(String word, Command command, String parameters, ReceivedLine line) {
    return parameters.isEmpty() ? command : malformed(word, parameters, word + " alone", line);
  }

  private static Command request(Kind kind, ReceivedLine line) {
    return request(kind, List.of(), line);
  }

  private static Command request(Kind kind, List<Integer> numbers, ReceivedLine line) {
    return new Command.Request(kind, numbers, line.text(), line);
  }

  private static Command malformed(
      String word, String parameters, String expected, ReceivedLine line) {
    String error = word + " with '" + parameters + "' can't be read; expected " + expected;
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
