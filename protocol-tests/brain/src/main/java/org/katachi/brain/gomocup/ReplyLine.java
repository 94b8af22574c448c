package org.katachi.brain.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.katachi.board.Point;

/**
 * A line that a brain has written, and what it says. The kit reads it as the protocol writes it, a
 * manager as leniently as it can: no game is lost by a blank or by letter case.
 *
 * @param text the line without its end
 */
public record ReplyLine(String text) {

  private static final String SUGGEST = "SUGGEST";
  private static final Pattern REFUSAL = Pattern.compile("(UNKNOWN|ERROR)\\b.*");
  private static final Pattern TWO_NUMBERS = Pattern.compile("\\s*-?[0-9]+\\s*,\\s*-?[0-9]+.*");
  private static final Pattern REQUEST =
      Pattern.compile("\\b(BEGIN|TURN|BOARD)\\b", Pattern.CASE_INSENSITIVE);

  /** How points are written. */
  public enum Syntax {
    /** As in the protocol, with single blanks between points. */
    STRICT("([0-9]{1,3}),([0-9]{1,3})"),
    /** As both read it: the judge splits at the comma, Piskvork allows no blank before it. */
    JUDGE_AND_PISKVORK("\\s*([0-9]{1,3}),\\s*([0-9]{1,3})\\s*"),
    /** With any blanks, also off the board. */
    LENIENT("\\s*(-?[0-9]{1,9})\\s*,\\s*(-?[0-9]{1,9})\\s*");

    private final Pattern point;

    Syntax(String point) {
      this.point = Pattern.compile(point);
    }
  }

  /** The point that the line names; nothing if it is anything but one point. */
  public Optional<Point> move(Syntax syntax) {
    return point(text, syntax);
  }

  /** The point that the brain suggests instead of a move. */
  public Optional<Point> suggestion(Syntax syntax) {
    if (syntax == Syntax.LENIENT) {
      return textAfter(SUGGEST).flatMap(rest -> point(rest, syntax));
    }
    return text.startsWith(SUGGEST + " ")
        ? point(text.substring(SUGGEST.length() + 1), syntax)
        : Optional.empty();
  }

  /** The points of a line that consists of points. */
  public Optional<List<Point>> points(Syntax syntax) {
    List<Point> points = new ArrayList<>();
    String line = syntax == Syntax.STRICT ? text : text.strip();
    for (String word : line.split(syntax == Syntax.STRICT ? " " : "\\s+", -1)) {
      Optional<Point> point = point(word, syntax);
      if (point.isEmpty()) {
        return Optional.empty();
      }
      points.add(point.get());
    }
    return Optional.of(points);
  }

  private static Optional<Point> point(String text, Syntax syntax) {
    Matcher matcher = syntax.point.matcher(text);
    return matcher.matches()
        ? Optional.of(
            new Point(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
        : Optional.empty();
  }

  /** What a manager takes it to say in the swap2 opening: points, or none for SWAP. */
  public Optional<List<Point>> swap2() {
    return text.strip().equalsIgnoreCase("SWAP") ? Optional.of(List.of()) : points(Syntax.LENIENT);
  }

  /** Whether it is text for people, as the protocol writes that. */
  public boolean isComment() {
    return isComment("MESSAGE") || isComment("DEBUG");
  }

  private boolean isComment(String word) {
    return text.equals(word) || text.startsWith(word + " ");
  }

  /** Whether it refuses a command, as the protocol writes that. */
  public boolean isRefusal() {
    return REFUSAL.matcher(text).matches();
  }

  /** Whether it says that the brain does not know a command, as the protocol writes that. */
  public boolean isUnknown() {
    return isRefusal() && beginsWith("UNKNOWN");
  }

  /** Whether the official judge skips it where it waits for a move. */
  public boolean isStray() {
    return !TWO_NUMBERS.matcher(text).matches()
        && suggestion(Syntax.STRICT).isEmpty()
        && !isRefusal();
  }

  /**
   * Whether the line is no answer to anything. UNKNOWN is one of these: brains send it for INFO
   * keys that they do not know; and INFO is what some tell after {@code INFO show_detail 1}.
   */
  public boolean isAside() {
    return text.isBlank()
        || Stream.of("MESSAGE", "DEBUG", "INFO", "UNKNOWN").anyMatch(this::beginsWith);
  }

  /** Whether the brain does not know a command; not knowing a key of INFO is no matter. */
  public boolean refusesCommand() {
    return beginsWith("ERROR")
        || (beginsWith("UNKNOWN") && !text.toUpperCase(Locale.ROOT).contains("INFO"));
  }

  /**
   * Whether it says that the brain does not know a request for a move. A bare UNKNOWN does not: it
   * may be about the INFO before the request.
   */
  public boolean refusesRequest() {
    return refusesCommand() && REQUEST.matcher(text).find();
  }

  /** The text that follows this first word, if the line begins with it. */
  public Optional<String> textAfter(String word) {
    return beginsWith(word)
        ? Optional.of(text.strip().substring(word.length()).strip())
        : Optional.empty();
  }

  /** Whether the first word is this one, in any case of letters. */
  public boolean beginsWith(String word) {
    String upper = text.strip().toUpperCase(Locale.ROOT);
    return upper.equals(word)
        || (upper.startsWith(word) && !Character.isLetterOrDigit(upper.charAt(word.length())));
  }
}
