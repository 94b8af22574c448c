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

/** The options of a command line with their defaults, and its other arguments. */
public final class Options {

  private final Map<String, String> values;
  private final Set<String> flags;
  private final List<String> others = new ArrayList<>();

  /**
   * Options with their defaults.
   *
   * @param defaults the default of each option with a value; the empty string for none
   * @param flags the options without a value
   */
  public Options(Map<String, String> defaults, Set<String> flags) {
    values = new HashMap<>(defaults);
    this.flags = new HashSet<>(flags);
  }

  /**
   * Reads arguments: each option as {@code --name=value} or as {@code --name value}.
   *
   * @throws IllegalArgumentException if an option is unknown or has no value
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
   * Reads arguments that must all be options.
   *
   * @throws IllegalArgumentException if one is not, or an option has no value
   */
  public void readAlone(List<String> arguments) {
    read(arguments);
    if (!others.isEmpty()) {
      throw new IllegalArgumentException("there is no option " + others.get(0));
    }
  }

  /** The arguments that are not options. */
  public List<String> others() {
    return List.copyOf(others);
  }

  /** An option's value. */
  public String text(String name) {
    return values.get(name);
  }

  /** Whether a flag is set. */
  public boolean isSet(String flag) {
    return values.containsKey(flag);
  }

  /**
   * An option's value as a whole number.
   *
   * @throws IllegalArgumentException if it is not a number from {@code min} to {@code max}
   */
  public long number(String name, long min, long max) {
    String value = text(name);
    try {
      long number = Long.parseLong(value);
      if (number >= min && number <= max) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + " is not a whole number: " + value, e);
    }
    throw new IllegalArgumentException(name + " is not from " + min + " to " + max + ": " + value);
  }

  /**
   * An option's value as a number.
   *
   * @throws IllegalArgumentException if it is not a number from {@code min} to {@code max}
   */
  public double decimal(String name, double min, double max) {
    try {
      double number = Double.parseDouble(text(name));
      if (number >= min && number <= max) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + " is not a number: " + text(name), e);
    }
    throw new IllegalArgumentException(
        name + " is not from " + min + " to " + max + ": " + text(name));
  }

  /**
   * An option's value as the rules of a game that is not continuous.
   *
   * @throws IllegalArgumentException if the rules are unknown
   */
  public RuleSet rules(String name) {
    return RuleSet.ofInfo((int) number(name, 0, Integer.MAX_VALUE))
        .filter(rules -> !rules.continuous())
        .orElseThrow(
            () ->
                new IllegalArgumentException(name + " must be 0, 1, 4, 8 or 9, not " + text(name)));
  }

  /**
   * An option's value as a board, {@code 15} or {@code 30x20}.
   *
   * @throws IllegalArgumentException if it is not a board size
   */
  public Geometry board(String name) {
    try {
      return BoardSize.parse(text(name));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(name + " " + e.getMessage(), e);
    }
  }

  /**
   * The match of an option's value with a pattern.
   *
   * @param what the name of the expected value, for the message
   * @throws IllegalArgumentException if the value does not match it
   */
  public Matcher match(String name, Pattern pattern, String what) {
    Matcher matcher = pattern.matcher(text(name));
    if (!matcher.matches()) {
      throw new IllegalArgumentException(name + " " + text(name) + " is not a " + what);
    }
    return matcher;
  }
}
