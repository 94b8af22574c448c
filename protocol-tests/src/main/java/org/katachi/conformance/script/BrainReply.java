package org.katachi.conformance.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Point;

/**
 * A line of the brain that is neither MESSAGE nor DEBUG.
 *
 * @param nanos the time from the request to the line
 */
public record BrainReply(String text, long nanos) {

  private static final Pattern POINT = Pattern.compile("([0-9]{1,3}),([0-9]{1,3})");
  private static final Pattern SUGGESTION = Pattern.compile("SUGGEST (.*)");
  private static final Pattern UNKNOWN = Pattern.compile("UNKNOWN\\b.*");
  private static final Pattern TWO_NUMBERS = Pattern.compile("\\s*-?[0-9]+\\s*,\\s*-?[0-9]+.*");

  /** What both read: the judge splits at the comma, Piskvork allows no blank before it. */
  private static final Pattern MOVE_OF_MANAGERS = Pattern.compile("\\s*([0-9]+,)\\s*([0-9]+)\\s*");

  private static final Pattern REFUSAL = Pattern.compile("(UNKNOWN|ERROR)\\b.*");

  /** Whether the brain does not know the command. */
  public boolean isUnknown() {
    return UNKNOWN.matcher(text).matches();
  }

  /** Whether the brain refuses the command, with UNKNOWN or ERROR. */
  public boolean isRefusal() {
    return REFUSAL.matcher(text).matches();
  }

  /** Whether the line answers no request for a move. */
  boolean isStray() {
    return !TWO_NUMBERS.matcher(text).matches() && suggestion().isEmpty() && !isRefusal();
  }

  /** The points of a line that consists of points with single blanks between them. */
  public Optional<List<Point>> points() {
    return points(text);
  }

  /** The point of a move; nothing if the line is anything but one point. */
  public Optional<Point> move() {
    return move(text);
  }

  /** The point of a move as the official judge and Piskvork read it: with blanks about. */
  Optional<Point> moveForManagers() {
    Matcher matcher = MOVE_OF_MANAGERS.matcher(text);
    return matcher.matches() ? move(matcher.group(1) + matcher.group(2)) : Optional.empty();
  }

  /** The point of a SUGGEST line. */
  public Optional<Point> suggestion() {
    Matcher matcher = SUGGESTION.matcher(text);
    return matcher.matches() ? move(matcher.group(1)) : Optional.empty();
  }

  private static Optional<Point> move(String line) {
    return points(line).filter(points -> points.size() == 1).map(points -> points.get(0));
  }

  private static Optional<List<Point>> points(String line) {
    List<Point> points = new ArrayList<>();
    for (String word : line.split(" ", -1)) {
      Matcher matcher = POINT.matcher(word);
      if (!matcher.matches()) {
        return Optional.empty();
      }
      points.add(new Point(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))));
    }
    return Optional.of(points);
  }

  /** The text in quotes, with control characters made visible. */
  public String quoted() {
    return Transcript.quoted(text);
  }
}
