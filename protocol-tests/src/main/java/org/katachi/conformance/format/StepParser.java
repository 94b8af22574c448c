package org.katachi.conformance.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.conformance.conversation.Expect;
import org.katachi.conformance.conversation.Expect.Move.Demand;
import org.katachi.conformance.conversation.LineEnding;
import org.katachi.conformance.conversation.Say;
import org.katachi.conformance.conversation.Step;
import org.katachi.conformance.conversation.Timing;

/** Reads the verb of one line and what follows it. */
final class StepParser {

  private static final Pattern RUN = Pattern.compile("([0-9a-fA-F]{2})(?:\\*([0-9]{1,8}))?");
  private static final Pattern POINT = Pattern.compile("([0-9]{1,3}),([0-9]{1,3})");
  private static final Pattern VARIABLE = Pattern.compile("\\$([a-z][a-z0-9]*)");

  private StepParser() {}

  /**
   * The step that a verb means.
   *
   * @param rest what follows the verb and a blank
   */
  static Step parse(String verb, String rest) throws FormatException {
    return switch (verb) {
      case ">" -> new Say.Text(rest);
      case "<" -> new Expect.Exactly(rest);
      case "~" -> new Expect.Matching(pattern(rest));
      case "move" -> move(words(rest));
      case "swap2" -> new Expect.Opening(variables(words(rest)));
      case "bytes" -> bytes(words(rest));
      case "board" -> new Say.Board(moves(rest));
      case "turn" -> turn(words(rest));
      case "line-ending" -> new Say.Ending(lineEnding(rest));
      case "silence" -> new Expect.Silence(number(rest), false);
      case "refusals" -> new Expect.Silence(number(rest), true);
      case "pause" -> new Timing.Pause(number(rest));
      case "exit" ->
          new Expect.Exit(rest.equals("any") ? OptionalInt.empty() : OptionalInt.of(number(rest)));
      case "memory" -> memory(words(rest));
      default -> alone(verb, rest);
    };
  }

  private static Step alone(String verb, String rest) throws FormatException {
    Step step =
        switch (verb) {
          case "suspend" -> new Timing.Suspend();
          case "resume" -> new Timing.Resume();
          case "close" -> new Say.Close();
          case "no-children" -> new Expect.NoChildren();
          default -> throw new FormatException("no such verb: " + verb);
        };
    if (!rest.isEmpty()) {
      throw new FormatException("nothing can follow '" + verb + "': " + rest);
    }
    return step;
  }

  static List<String> words(String text) {
    return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("\\s+", -1));
  }

  static int number(String text) throws FormatException {
    try {
      int number = Integer.parseInt(text.strip());
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below.
    }
    throw new FormatException("expected a number from 0, not '" + text + "'");
  }

  private static Pattern pattern(String text) throws FormatException {
    try {
      return Pattern.compile(text);
    } catch (PatternSyntaxException e) {
      throw new FormatException("no pattern: " + e.getDescription());
    }
  }

  private static Expect.Move move(List<String> words) throws FormatException {
    boolean named = !words.isEmpty() && words.get(0).startsWith("$");
    Optional<String> variable = named ? Optional.of(variable(words.get(0))) : Optional.empty();
    List<String> demand = words.subList(named ? 1 : 0, words.size());
    if (demand.isEmpty()) {
      return new Expect.Move(variable, Demand.NOTHING, List.of());
    }
    List<Point> points = new ArrayList<>();
    for (String word : demand.subList(1, demand.size())) {
      points.add(point(word));
    }
    Demand kind =
        switch (demand.get(0)) {
          case "one-of" -> Demand.ONE_OF;
          case "not" -> Demand.NONE_OF;
          case "wins" -> Demand.WINS;
          default ->
              throw new FormatException(
                  "expected $name, one-of, not or wins, not '" + demand.get(0) + "'");
        };
    if (points.isEmpty() != (kind == Demand.WINS)) {
      throw new FormatException("'one-of' and 'not' take points, 'wins' takes none");
    }
    return new Expect.Move(variable, kind, points);
  }

  private static Step turn(List<String> words) throws FormatException {
    if (words.isEmpty() || words.size() > 2) {
      throw new FormatException("expected a point or 'any', and a name if you like");
    }
    boolean any = words.get(0).equals("any");
    return new Say.Turn(
        any ? Optional.empty() : Optional.of(point(words.get(0))),
        words.size() == 1 ? Optional.empty() : Optional.of(variable(words.get(1))));
  }

  private static List<String> variables(List<String> words) throws FormatException {
    List<String> names = new ArrayList<>();
    for (String word : words) {
      names.add(variable(word));
    }
    return names;
  }

  private static String variable(String word) throws FormatException {
    Matcher matcher = VARIABLE.matcher(word);
    if (!matcher.matches()) {
      throw new FormatException("no name like $a: " + word);
    }
    return matcher.group(1);
  }

  private static Say.Bytes bytes(List<String> words) throws FormatException {
    List<Say.Bytes.Run> runs = new ArrayList<>();
    for (String word : words) {
      Matcher matcher = RUN.matcher(word);
      if (!matcher.matches()) {
        throw new FormatException("no byte like 0d or 41*100: " + word);
      }
      int count = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
      runs.add(new Say.Bytes.Run(Integer.parseInt(matcher.group(1), 16), count));
    }
    if (runs.isEmpty()) {
      throw new FormatException("expected bytes like 0d or 41*100");
    }
    return new Say.Bytes(runs);
  }

  private static List<Point> moves(String text) throws FormatException {
    try {
      return Notation.parsePos(text);
    } catch (IllegalArgumentException e) {
      throw new FormatException(e.getMessage());
    }
  }

  private static Point point(String text) throws FormatException {
    Matcher matcher = POINT.matcher(text);
    if (matcher.matches()) {
      return new Point(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }
    try {
      return Notation.parseLetterNumber(text);
    } catch (IllegalArgumentException e) {
      throw new FormatException("no point like 7,7 or h8: " + text);
    }
  }

  private static LineEnding lineEnding(String text) throws FormatException {
    for (LineEnding ending : LineEnding.values()) {
      if (ending.name().equals(text.toUpperCase(Locale.ROOT))) {
        return ending;
      }
    }
    throw new FormatException("expected CRLF, LF or CR, not '" + text + "'");
  }

  private static Expect.Memory memory(List<String> words) throws FormatException {
    String what = words.isEmpty() ? "" : words.get(0);
    if (what.equals("mark") && words.size() == 1) {
      return new Expect.Memory(Expect.Memory.Look.MARK, 0);
    }
    if (words.size() == 2 && what.equals("growth")) {
      return new Expect.Memory(Expect.Memory.Look.GROWTH, number(words.get(1)));
    }
    if (words.size() == 2 && what.equals("below")) {
      return new Expect.Memory(Expect.Memory.Look.BELOW, number(words.get(1)));
    }
    throw new FormatException("expected 'mark', 'growth MB' or 'below MB'");
  }
}
