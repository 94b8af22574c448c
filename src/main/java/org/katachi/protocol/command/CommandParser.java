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
  public static Command parse(String line, ReceivedLine arrival) {
    String text = line.trim();
    int blank = firstBlank(text);
    String word = text.substring(0, blank).toUpperCase(Locale.ROOT);
    String parameters = text.substring(blank).trim();
    return switch (word) {
      case "INFO" -> info(parameters);
      case "YXSTOP" -> new Command.Stop();
      case "END" -> new Command.End();
      case "START" -> start(parameters, arrival);
      case "RECTSTART" -> rectStart(parameters, arrival);
      case "RESTART" -> request(Kind.RESTART, List.of(), arrival);
      case "BEGIN" -> request(Kind.BEGIN, List.of(), arrival);
      case "TURN" -> point(Kind.TURN, parameters, arrival);
      case "PLAY" -> point(Kind.PLAY, parameters, arrival);
      case "TAKEBACK" -> point(Kind.TAKEBACK, parameters, arrival);
      case "BOARD" -> request(Kind.BOARD, List.of(), arrival);
      case "SWAP2BOARD" -> request(Kind.SWAP2BOARD, List.of(), arrival);
      case "DONE" -> request(Kind.DONE, List.of(), arrival);
      case "ABOUT" -> request(Kind.ABOUT, List.of(), arrival);
      default ->
          word.startsWith("YX") ? yixin(word, parameters, text, arrival) : stone(text, arrival);
    };
  }

  /** The commands of the Yixin extension, of which there are more than are known here. */
  private static Command yixin(String word, String parameters, String text, ReceivedLine arrival) {
    return switch (word) {
      case "YXBOARD" -> request(Kind.YXBOARD, List.of(), arrival);
      case "YXSHOWFORBID" -> request(Kind.YXSHOWFORBID, List.of(), arrival);
      case "YXSHOWINFO" -> request(Kind.YXSHOWINFO, List.of(), arrival);
      case "YXHASHCLEAR" -> request(Kind.YXHASHCLEAR, List.of(), arrival);
      case "YXHASHDUMP" -> new Command.Request(Kind.YXHASHDUMP, List.of(), parameters, arrival);
      case "YXHASHLOAD" -> new Command.Request(Kind.YXHASHLOAD, List.of(), parameters, arrival);
      case "YXSHOWHASHUSAGE" -> request(Kind.YXSHOWHASHUSAGE, List.of(), arrival);
      case "YXBLOCK" -> request(Kind.YXBLOCK, List.of(), arrival);
      case "YXBLOCKUNDO" -> request(Kind.YXBLOCKUNDO, List.of(), arrival);
      case "YXBLOCKRESET" -> request(Kind.YXBLOCKRESET, List.of(), arrival);
      case "YXNBEST" -> number(Kind.YXNBEST, parameters, "the number of lines", arrival);
      case "YXBALANCEONE" -> balance(Kind.YXBALANCEONE, parameters, arrival);
      case "YXBALANCETWO" -> balance(Kind.YXBALANCETWO, parameters, arrival);
      case "YXSEARCHDEFEND" -> request(Kind.YXSEARCHDEFEND, List.of(), arrival);
      case "YXSWAP2STEP1" -> request(Kind.YXSWAP2STEP1, List.of(), arrival);
      case "YXSWAP2STEP2" -> request(Kind.YXSWAP2STEP2, List.of(), arrival);
      case "YXSWAP2STEP3" -> request(Kind.YXSWAP2STEP3, List.of(), arrival);
      default -> new Command.Request(Kind.YX, List.of(), text, arrival);
    };
  }

  private static Command info(String parameters) {
    int blank = firstBlank(parameters);
    return new Command.Info(parameters.substring(0, blank), parameters.substring(blank).trim());
  }

  /** Yixin-Board sends width and height, as {@code START 15 15}. */
  private static Command start(String parameters, ReceivedLine arrival) {
    int blank = firstBlank(parameters);
    List<Integer> width = ProtocolNumbers.parseList(parameters.substring(0, blank));
    String second = parameters.substring(blank).trim();
    List<Integer> height = second.isEmpty() ? width : ProtocolNumbers.parseList(second);
    return width.size() == 1 && height.size() == 1
        ? request(Kind.START, List.of(width.get(0), height.get(0)), arrival)
        : malformed(Kind.START, parameters, "the size, as START 20", arrival);
  }

  private static Command rectStart(String parameters, ReceivedLine arrival) {
    List<Integer> sides = ProtocolNumbers.parseList(parameters);
    return sides.size() == 2
        ? request(Kind.RECTSTART, sides, arrival)
        : malformed(Kind.RECTSTART, parameters, "width,height, as RECTSTART 30,20", arrival);
  }

  private static Command point(Kind kind, String parameters, ReceivedLine arrival) {
    List<Integer> numbers = ProtocolNumbers.parseList(parameters);
    return numbers.size() == 2
        ? request(kind, numbers, arrival)
        : malformed(kind, parameters, "column,row, as " + kind + " 7,7", arrival);
  }

  private static Command number(
      Kind kind, String parameters, String meaning, ReceivedLine arrival) {
    List<Integer> numbers = ProtocolNumbers.parseList(parameters);
    return numbers.size() == 1
        ? request(kind, numbers, arrival)
        : malformed(kind, parameters, meaning + ", as " + kind + " 3", arrival);
  }

  private static Command balance(Kind kind, String parameters, ReceivedLine arrival) {
    String value = parameters.isEmpty() ? "0" : parameters;
    return number(kind, value, "the value that is wanted", arrival);
  }

  private static Command stone(String text, ReceivedLine arrival) {
    List<Integer> numbers = ProtocolNumbers.parseList(text);
    return numbers.size() == 2 || numbers.size() == 3
        ? request(Kind.STONE, numbers, arrival)
        : new Command.Request(Kind.UNKNOWN, List.of(), text, arrival);
  }

  private static Command request(Kind kind, List<Integer> numbers, ReceivedLine arrival) {
    return new Command.Request(kind, numbers, "", arrival);
  }

  private static Command malformed(
      Kind kind, String parameters, String expected, ReceivedLine arrival) {
    String error = kind + " with '" + parameters + "' can't be read; expected " + expected;
    return new Command.Request(Kind.MALFORMED, List.of(), error, arrival);
  }

  private static int firstBlank(String text) {
    int i = 0;
    while (i < text.length() && text.charAt(i) > ' ') {
      i++;
    }
    return i;
  }
}
