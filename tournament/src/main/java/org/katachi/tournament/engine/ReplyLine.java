package org.katachi.tournament.engine;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.katachi.board.Point;

/**
 * A line that a brain has written.
 *
 * @param text without blanks at either end
 */
record ReplyLine(String text) {

  private static final Pattern MOVE = Pattern.compile("(-?[0-9]{1,9})\\s*,\\s*(-?[0-9]{1,9})");
  private static final Pattern REQUEST =
      Pattern.compile("\\b(BEGIN|TURN|BOARD)\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern UNPRINTABLE = Pattern.compile("\\p{C}");
  private static final int LONGEST_QUOTE = 80;

  ReplyLine {
    text = text.strip();
  }

  /** The point that the line names, on the board or off it. */
  Optional<Point> move() {
    return point(text);
  }

  /** The point that the brain suggests instead of a move. */
  Optional<Point> suggestion() {
    return textAfter("SUGGEST").flatMap(ReplyLine::point);
  }

  /** What the line says in the swap2 opening: points, or none for SWAP. */
  Optional<List<Point>> swap2() {
    if (text.equalsIgnoreCase("SWAP")) {
      return Optional.of(List.of());
    }
    List<Optional<Point>> points = BLANKS.splitAsStream(text).map(ReplyLine::point).toList();
    return points.stream().allMatch(Optional::isPresent)
        ? Optional.of(points.stream().flatMap(Optional::stream).toList())
        : Optional.empty();
  }

  private static Optional<Point> point(String text) {
    Matcher matcher = MOVE.matcher(text);
    return matcher.matches()
        ? Optional.of(
            new Point(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
        : Optional.empty();
  }

  /** The text that follows this first word, if the line begins with it. */
  Optional<String> textAfter(String word) {
    return beginsWith(word) ? Optional.of(text.substring(word.length()).strip()) : Optional.empty();
  }

  /**
   * Whether the line is no answer to anything. UNKNOWN is one of these: brains send it for INFO
   * keys that they do not know; and INFO is what some tell after {@code INFO show_detail 1}.
   */
  boolean isAside() {
    return text.isEmpty()
        || Stream.of("MESSAGE", "DEBUG", "INFO", "UNKNOWN").anyMatch(this::beginsWith);
  }

  /** Whether the brain does not know a command; not knowing a key of INFO is no matter. */
  boolean refusesCommand() {
    return beginsWith("ERROR")
        || (beginsWith("UNKNOWN") && !text.toUpperCase(Locale.ROOT).contains("INFO"));
  }

  /**
   * Whether it says that the brain does not know a request for a move. A bare UNKNOWN does not: it
   * may be about the INFO before the request.
   */
  boolean refusesRequest() {
    return refusesCommand() && REQUEST.matcher(text).find();
  }

  /** Whether the first word is this one, in any case of letters. */
  boolean beginsWith(String word) {
    String upper = text.toUpperCase(Locale.ROOT);
    return upper.equals(word)
        || (upper.startsWith(word) && !Character.isLetterOrDigit(upper.charAt(word.length())));
  }

  /** The line for people: in quotes, cut, and with what would disturb a terminal in hexadecimal. */
  String quoted() {
    boolean isLong = text.length() > LONGEST_QUOTE;
    String shown = isLong ? text.substring(0, LONGEST_QUOTE) : text;
    return "'"
        + UNPRINTABLE
            .matcher(shown)
            .replaceAll(
                match -> String.format(Locale.ROOT, "\\\\x%02x", (int) match.group().charAt(0)))
        + (isLong ? "...'" : "'");
  }
}
