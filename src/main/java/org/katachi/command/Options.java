package org.katachi.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/** The options of a subcommand, each with its usual value, and what else stands on its line. */
public final class Options {

  /** Compiled where it is needed: that takes milliseconds, and a brain starts without. */
  private static final String SIZE = "([0-9]{1,2})(?:x([0-9]{1,2}))?";

  private final Map<String, String> values;
  private final Set<String> flags;
  private final List<String> others = new ArrayList<>();

  /**
   * Options as they are when nothing is said.
   *
   * @param usual the usual value of each option that has one, the empty string for none
   * @param flags the options without a value
   */
  public Options(Map<String, String> usual, Set<String> flags) {
    values = new HashMap<>(usual);
    this.flags = new HashSet<>(flags);
  }

  /**
   * Reads arguments: each option as {@code --name=value} or as {@code --name value}.
   *
   * @throws IllegalArgumentException if there is no such option, or its value is missing
   */
  public void read(List<String> arguments) {
    Iterator<String> left = arguments.iterator();
    while (left.hasNext()) {
      String argument = left.next();
      String name = StringUtils.substringBefore(argument, "=");
      if (!argument.startsWith("-")) {
        others.add(argument);
      } else if (flags.contains(argument)) {
        values.put(name, name);
      } else if (!values.containsKey(name)) {
        throw new IllegalArgumentException("there is no option " + name);
      } else if (argument.length() > name.length()) {
        values.put(name, argument.substring(name.length() + 1));
      } else if (!left.hasNext()) {
        throw new IllegalArgumentException(name + " needs a value");
      } else {
        values.put(name, left.next());
      }
    }
  }

  /**
   * Reads arguments that are options, and nothing else.
   *
   * @throws IllegalArgumentException if one is none, or its value is missing
   */
  public void readAlone(List<String> arguments) {
    read(arguments);
    if (!others.isEmpty()) {
      throw new IllegalArgumentException("there is no option " + others.get(0));
    }
  }

  /** What stands on the line beside options. */
  public List<String> others() {
    return List.copyOf(others);
  }

  /** An option's value. */
  public String text(String name) {
    return values.get(name);
  }

  /** Tells whether a flag is set. */
  public boolean isSet(String flag) {
    return values.containsKey(flag);
  }

  /**
   * An option's value as a whole number.
   *
   * @throws IllegalArgumentException if it is none from {@code least} to {@code most}
   */
  public long number(String name, long least, long most) {
    String value = text(name);
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

  /**
   * An option's value as a number.
   *
   * @throws IllegalArgumentException if it is none from {@code least} to {@code most}
   */
  public double decimal(String name, double least, double most) {
    try {
      double number = Double.parseDouble(text(name));
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + " is no number: " + text(name), e);
    }
    throw new IllegalArgumentException(
        name + " is not from " + least + " to " + most + ": " + text(name));
  }

  /**
   * An option's value as the rules of a game that ends with its first line.
   *
   * @throws IllegalArgumentException if there are no such rules
   */
  public RuleSet rules(String name) {
    return RuleSet.ofInfo((int) number(name, 0, Integer.MAX_VALUE))
        .filter(rules -> !rules.continuous())
        .orElseThrow(
            () -> new IllegalArgumentException(name + " is 0, 1, 4, 8 or 9, not " + text(name)));
  }

  /**
   * An option's value as a board, {@code 15} or {@code 30x20}.
   *
   * @throws IllegalArgumentException if there is no such board
   */
  public Geometry board(String name) {
    Matcher size = match(name, Pattern.compile(SIZE), "board's size, as 15 or 30x20");
    int width = Integer.parseInt(size.group(1));
    int height = size.group(2) == null ? width : Integer.parseInt(size.group(2));
    if (!Geometry.isPlayable(width, height)) {
      throw new IllegalArgumentException(
          "%s %s: a side has %d to %d points"
              .formatted(name, text(name), Geometry.MIN_SIZE, Geometry.MAX_SIZE));
    }
    return new Geometry(width, height);
  }

  /**
   * An option's value by a pattern.
   *
   * @param what the value should be, for the message
   * @throws IllegalArgumentException if the value does not match it
   */
  public Matcher match(String name, Pattern pattern, String what) {
    Matcher matcher = pattern.matcher(text(name));
    if (!matcher.matches()) {
      throw new IllegalArgumentException(name + " " + text(name) + " is no " + what);
    }
    return matcher;
  }
}
