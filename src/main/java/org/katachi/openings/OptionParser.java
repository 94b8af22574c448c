package org.katachi.openings;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/** Reads the command line of {@code openings}. */
final class OptionParser {

  private static final String RESUME = "--resume";
  private static final String OUTPUT = "-o";

  private static final String USUAL_PLIES = "3-8";
  private static final String USUAL_NODES = "50000";
  private static final String USUAL_BALANCE = "30";

  /** More stones than these are no opening but a game. */
  private static final int MOST_PLIES = 20;

  private static final Pattern SIZE = Pattern.compile("([0-9]{1,2})(?:x([0-9]{1,2}))?");
  private static final Pattern PLIES = Pattern.compile("([0-9]{1,2})(?:-([0-9]{1,2}))?");

  private final Map<String, String> given = new HashMap<>();

  private OptionParser() {
    given.put("--rule", "0");
    given.put("--boardsize", "15");
    given.put("--count", "100");
    given.put("--plies", USUAL_PLIES);
    given.put("--seed", "1");
    given.put("--nodes", USUAL_NODES);
    given.put("--balance", USUAL_BALANCE);
    given.put(OUTPUT, "");
    given.put(RESUME, "");
  }

  /**
   * Reads the arguments that follow the word {@code openings}: each option as {@code --name=value}
   * or as {@code --name value}.
   *
   * @throws IllegalArgumentException if they can't be obeyed; the message says why
   */
  static OpeningsOptions parse(List<String> arguments) {
    OptionParser parser = new OptionParser();
    parser.collect(new ArrayDeque<>(arguments));
    return parser.options();
  }

  private void collect(Deque<String> arguments) {
    while (!arguments.isEmpty()) {
      String argument = arguments.pop();
      String name = StringUtils.substringBefore(argument, "=");
      if (!given.containsKey(name)) {
        throw new IllegalArgumentException("there is no option " + name);
      }
      if (name.equals(RESUME)) {
        given.put(name, name);
      } else if (argument.length() > name.length()) {
        given.put(name, argument.substring(name.length() + 1));
      } else if (arguments.isEmpty()) {
        throw new IllegalArgumentException(name + " needs a value");
      } else {
        given.put(name, arguments.pop());
      }
    }
  }

  private OpeningsOptions options() {
    if (given.get(OUTPUT).isEmpty()) {
      throw new IllegalArgumentException("-o FILE is missing");
    }
    Matcher plies = match("--plies", PLIES, "number of plies, as 6 or 3-8");
    int least = Integer.parseInt(plies.group(1));
    int most = plies.group(2) == null ? least : Integer.parseInt(plies.group(2));
    if (least < 1 || most < least || most > MOST_PLIES) {
      throw new IllegalArgumentException(
          "--plies " + given.get("--plies") + ": an opening has 1 to " + MOST_PLIES + " stones");
    }
    return new OpeningsOptions(
        rules(),
        geometry(),
        (int) number("--count", 1, Integer.MAX_VALUE),
        least,
        most,
        number("--seed", Long.MIN_VALUE, Long.MAX_VALUE),
        number("--nodes", 1, Integer.MAX_VALUE - 1),
        (int) number("--balance", 0, Integer.MAX_VALUE),
        Path.of(given.get(OUTPUT)),
        !given.get(RESUME).isEmpty());
  }

  private RuleSet rules() {
    return RuleSet.ofInfo((int) number("--rule", 0, Integer.MAX_VALUE))
        .filter(rules -> !rules.continuous())
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "--rule is 0, 1, 4, 8 or 9, not " + given.get("--rule")));
  }

  private Geometry geometry() {
    Matcher size = match("--boardsize", SIZE, "board's size, as 15 or 30x20");
    int width = Integer.parseInt(size.group(1));
    int height = size.group(2) == null ? width : Integer.parseInt(size.group(2));
    if (!Geometry.isPlayable(width, height)) {
      throw new IllegalArgumentException(
          "--boardsize "
              + given.get("--boardsize")
              + ": a side has "
              + Geometry.MIN_SIZE
              + " to "
              + Geometry.MAX_SIZE
              + " points");
    }
    return new Geometry(width, height);
  }

  private Matcher match(String name, Pattern pattern, String what) {
    Matcher matcher = pattern.matcher(given.get(name));
    if (!matcher.matches()) {
      throw new IllegalArgumentException(name + " " + given.get(name) + " is no " + what);
    }
    return matcher;
  }

  private long number(String name, long least, long most) {
    String value = given.get(name);
    try {
      long number = Long.parseLong(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + " is no whole number: " + value, e);
    }
    throw new IllegalArgumentException(
        name + " is not from " + least + " to " + most + ": " + value);
  }
}
