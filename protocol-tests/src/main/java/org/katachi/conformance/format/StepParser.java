package org.katachi.conformance.format;

import java.io.ByteArrayOutputStream;
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
import org.katachi.conformance.script.LineEnding;
import org.katachi.conformance.script.ScriptContext;
import org.katachi.conformance.script.Step;
import org.katachi.conformance.step.AllowMove;
import org.katachi.conformance.step.CheckMemory;
import org.katachi.conformance.step.ExpectExit;
import org.katachi.conformance.step.ExpectLine;
import org.katachi.conformance.step.ExpectMove;
import org.katachi.conformance.step.ExpectMove.Condition;
import org.katachi.conformance.step.ExpectNoChildren;
import org.katachi.conformance.step.ExpectPattern;
import org.katachi.conformance.step.ExpectSilence;
import org.katachi.conformance.step.ExpectSwap2;
import org.katachi.conformance.step.Fuzz;
import org.katachi.conformance.step.SendBoard;
import org.katachi.conformance.step.SendLine;
import org.katachi.conformance.step.SendTurn;

/** Reads one line of a conversation: its verb and the arguments. */
final class StepParser {

  private static final Pattern RUN = Pattern.compile("([0-9a-fA-F]{2})(?:\\*([0-9]{1,8}))?");
  private static final Pattern POINT = Pattern.compile("([0-9]{1,3}),([0-9]{1,3})");
  private static final Pattern VARIABLE = Pattern.compile("\\$([a-z][a-z0-9]*)");

  private StepParser() {}

  /**
   * The step of a line.
   *
   * @param arguments the text after the verb and a blank
   */
  static Step parse(String verb, String arguments) throws ConversationSyntaxException {
    return switch (verb) {
      case ">" -> new SendLine(arguments);
      case "<" -> new ExpectLine(arguments);
      case "~" -> new ExpectPattern(pattern(arguments));
      case "move" -> move(words(arguments));
      case "may-move" -> new AllowMove(number(arguments));
      case "swap2" -> new ExpectSwap2(variables(words(arguments)));
      case "bytes" -> bytes(words(arguments));
      case "board" -> new SendBoard(moves(arguments));
      case "turn" -> turn(words(arguments));
      case "line-ending" -> lineEnding(arguments);
      case "silence" -> new ExpectSilence(number(arguments), false);
      case "refusals" -> new ExpectSilence(number(arguments), true);
      case "pause" -> pause(number(arguments));
      case "exit" ->
          new ExpectExit(
              arguments.equals("any") ? OptionalInt.empty() : OptionalInt.of(number(arguments)));
      case "fuzz" -> new Fuzz(number(arguments));
      case "memory" -> memory(words(arguments));
      default -> withoutArguments(verb, arguments);
    };
  }

  private static Step withoutArguments(String verb, String arguments)
      throws ConversationSyntaxException {
    Step step =
        switch (verb) {
          case "suspend" -> ScriptContext::suspend;
          case "resume" -> ScriptContext::resume;
          case "close" -> context -> context.commands().closeInput();
          case "no-children" -> new ExpectNoChildren();
          default -> throw new ConversationSyntaxException("no such verb: " + verb);
        };
    if (!arguments.isEmpty()) {
      throw new ConversationSyntaxException("nothing can follow '" + verb + "': " + arguments);
    }
    return step;
  }

  static List<String> words(String text) {
    return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("\\s+", -1));
  }

  static int number(String text) throws ConversationSyntaxException {
    try {
      int number = Integer.parseInt(text.strip());
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // The exception below says so.
    }
    throw new ConversationSyntaxException("expected a number from 0, not '" + text + "'");
  }

  private static Pattern pattern(String text) throws ConversationSyntaxException {
    try {
      return Pattern.compile(text);
    } catch (PatternSyntaxException e) {
      throw new ConversationSyntaxException("no pattern: " + e.getDescription());
    }
  }

  private static ExpectMove move(List<String> words) throws ConversationSyntaxException {
    boolean named = !words.isEmpty() && words.get(0).startsWith("$");
    Optional<String> variable = named ? Optional.of(variable(words.get(0))) : Optional.empty();
    List<String> condition = words.subList(named ? 1 : 0, words.size());
    if (condition.isEmpty()) {
      return new ExpectMove(variable, Condition.NONE, List.of());
    }
    List<Point> points = new ArrayList<>();
    for (String word : condition.subList(1, condition.size())) {
      points.add(point(word));
    }
    Condition kind =
        switch (condition.get(0)) {
          case "one-of" -> Condition.ONE_OF;
          case "not" -> Condition.NOT;
          case "wins" -> Condition.WINS;
          default ->
              throw new ConversationSyntaxException(
                  "expected $name, one-of, not or wins, not '" + condition.get(0) + "'");
        };
    if (points.isEmpty() != (kind == Condition.WINS)) {
      throw new ConversationSyntaxException("'one-of' and 'not' take points, 'wins' takes none");
    }
    return new ExpectMove(variable, kind, points);
  }

  private static Step turn(List<String> words) throws ConversationSyntaxException {
    if (words.isEmpty() || words.size() > 2) {
      throw new ConversationSyntaxException("expected a point or 'any', and a name if you like");
    }
    boolean any = words.get(0).equals("any");
    return new SendTurn(
        any ? Optional.empty() : Optional.of(point(words.get(0))),
        words.size() == 1 ? Optional.empty() : Optional.of(variable(words.get(1))));
  }

  private static List<String> variables(List<String> words) throws ConversationSyntaxException {
    List<String> names = new ArrayList<>();
    for (String word : words) {
      names.add(variable(word));
    }
    return names;
  }

  private static String variable(String word) throws ConversationSyntaxException {
    Matcher matcher = VARIABLE.matcher(word);
    if (!matcher.matches()) {
      throw new ConversationSyntaxException("no name like $a: " + word);
    }
    return matcher.group(1);
  }

  private static Step bytes(List<String> words) throws ConversationSyntaxException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (String word : words) {
      Matcher matcher = RUN.matcher(word);
      if (!matcher.matches()) {
        throw new ConversationSyntaxException("no byte like 0d or 41*100: " + word);
      }
      int count = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
      for (int i = 0; i < count; i++) {
        bytes.write(Integer.parseInt(matcher.group(1), 16));
      }
    }
    if (words.isEmpty()) {
      throw new ConversationSyntaxException("expected bytes like 0d or 41*100");
    }
    return context -> context.commands().sendBytes(bytes.toByteArray());
  }

  private static List<Point> moves(String text) throws ConversationSyntaxException {
    try {
      return Notation.parsePos(text);
    } catch (IllegalArgumentException e) {
      throw new ConversationSyntaxException(e.getMessage());
    }
  }

  private static Point point(String text) throws ConversationSyntaxException {
    Matcher matcher = POINT.matcher(text);
    if (matcher.matches()) {
      return new Point(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }
    try {
      return Notation.parseLetterNumber(text);
    } catch (IllegalArgumentException e) {
      throw new ConversationSyntaxException("no point like 7,7 or h8: " + text);
    }
  }

  private static Step lineEnding(String text) throws ConversationSyntaxException {
    for (LineEnding ending : LineEnding.values()) {
      if (ending.name().equals(text.toUpperCase(Locale.ROOT))) {
        return context -> context.commands().use(ending);
      }
    }
    throw new ConversationSyntaxException("expected CRLF, LF or CR, not '" + text + "'");
  }

  /** Waits, whatever the brain does meanwhile. */
  private static Step pause(int millis) {
    return context -> {
      context.measures().skipStart();
      Thread.sleep(millis);
    };
  }

  private static CheckMemory memory(List<String> words) throws ConversationSyntaxException {
    String what = words.isEmpty() ? "" : words.get(0);
    if (what.equals("mark") && words.size() == 1) {
      return new CheckMemory(CheckMemory.Kind.MARK, 0);
    }
    if (words.size() == 2 && what.equals("growth")) {
      return new CheckMemory(CheckMemory.Kind.GROWTH, number(words.get(1)));
    }
    if (words.size() == 2 && what.equals("below")) {
      return new CheckMemory(CheckMemory.Kind.BELOW, number(words.get(1)));
    }
    throw new ConversationSyntaxException("expected 'mark', 'growth MB' or 'below MB'");
  }
}
