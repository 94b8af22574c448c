package org.katachi.conformance.runner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.conformance.conversation.Expect;
import org.katachi.conformance.conversation.Expect.Move.Demand;
import org.katachi.conformance.game.GameTracker;

/** Judges replies that name points. */
final class Replies {

  private static final Pattern POINT = Pattern.compile("([0-9]{1,3}),([0-9]{1,3})");
  private static final Pattern SUGGESTION = Pattern.compile("SUGGEST (.*)");
  private static final Pattern UNKNOWN = Pattern.compile("UNKNOWN\\b.*");
  private static final Pattern REFUSAL = Pattern.compile("(UNKNOWN|ERROR)\\b.*");

  private Replies() {}

  /** Tells whether a reply says that the brain does not know what was asked. */
  static boolean isUnknown(String reply) {
    return UNKNOWN.matcher(reply).matches();
  }

  /** Tells whether a reply says that the brain can't do what was asked. */
  static boolean isRefusal(String reply) {
    return REFUSAL.matcher(reply).matches();
  }

  /** The points of a line that holds nothing but points with single blanks between them. */
  static Optional<List<Point>> points(String line) {
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

  /** The point of a move; nothing if the line is anything but one point. */
  static Optional<Point> move(String line) {
    return points(line).filter(points -> points.size() == 1).map(points -> points.get(0));
  }

  /** The point that a brain proposes in place of a move; nothing if the line is no proposal. */
  static Optional<Point> suggestion(String line) {
    Matcher matcher = SUGGESTION.matcher(line);
    return matcher.matches() ? move(matcher.group(1)) : Optional.empty();
  }

  /** What a move must be, in words. */
  static String expectation(Expect.Move step) {
    return switch (step.demand()) {
      case NOTHING -> "a legal move x,y";
      case ONE_OF -> "one of the moves " + list(step.points());
      case NONE_OF -> "a legal move x,y, but not " + list(step.points());
      case WINS -> "a move that wins";
    };
  }

  /** What is to be heard while nobody is asked, in words. */
  static String expectation(Expect.Silence step) {
    String millis = Ear.millis(TimeUnit.MILLISECONDS.toNanos(step.millis()));
    return "no line" + (step.mayRefuse() ? " but refusals" : "") + " for " + millis + " ms";
  }

  private static String list(List<Point> points) {
    return points.stream().map(Replies::named).collect(Collectors.joining(" or "));
  }

  static String named(Point point) {
    return point + " (" + Notation.letterNumber(point) + ")";
  }

  /** Says what is wrong with a move; nothing if it is as expected. */
  static Optional<String> objection(Expect.Move step, Point move, GameTracker game) {
    Optional<String> illegal = game.objection(move);
    if (illegal.isPresent()) {
      return Optional.of("the illegal move " + named(move) + ": " + illegal.get());
    }
    boolean listed = step.points().contains(move);
    boolean fits =
        step.demand() == Demand.NOTHING
            || (step.demand() == Demand.ONE_OF && listed)
            || (step.demand() == Demand.NONE_OF && !listed)
            || (step.demand() == Demand.WINS && game.wins(move));
    return fits ? Optional.empty() : Optional.of("the move " + named(move));
  }

  /** What answers there are to SWAP2BOARD with so many stones, in words. */
  static String openingExpectation(int stones) {
    return switch (stones) {
      case 0 -> "three points x,y x,y x,y";
      case 3 -> "SWAP, or one point x,y, or two points x,y x,y";
      default -> "SWAP, or one point x,y";
    };
  }

  /** Tells whether so many points answer SWAP2BOARD with so many stones. */
  static boolean answersOpening(int stones, int points) {
    return switch (stones) {
      case 0 -> points == 3;
      case 3 -> points == 1 || points == 2;
      default -> points == 1;
    };
  }
}
