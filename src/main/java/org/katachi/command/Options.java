package org.katachi.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;

/** The options of a command line, with their defaults. */
public final class Options {

  private final Map<String, String> values;
  private final Set<String> flags;

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
   * Adds options with a value.
   *
   * @param defaults the default of each
   */
  public void add(Map<String, String> defaults) {
    values.putAll(defaults);
  }

  /**
   * Reads arguments: each option as {@code --name=value} or as {@code --name value}.
   *
   * @throws IllegalArgumentException if an argument is not an option, or an option has no value
   */
  public void read(List<String> arguments) {
    List<String> others = readKnown(arguments);
    if (!others.isEmpty()) {
      throw new IllegalArgumentException(
          "there is no option " + StringUtils.substringBefore(others.get(0), "="));
    }
  }

  /**
   * Reads the options among the arguments, as {@link #read} does.
   *
   * @return the other arguments
   * @throws IllegalArgumentException if an option has no value
   */
  public List<String> readKnown(List<String> arguments) {
    List<String> others = new ArrayList<>();
    Iterator<String> left = arguments.iterator();
    while (left.hasNext()) {
      String argument = left.next();
      String name = StringUtils.substringBefore(argument, "=");
      if (flags.contains(argument)) {
        values.put(name, name);
      } else if (!values.containsKey(name)) {
        others.add(argument);
      } else if (argument.length() > name.length()) {
        values.put(name, argument.substring(name.length() + 1));
      } else if (!left.hasNext()) {
        throw new IllegalArgumentException(name + " needs a value");
      } else {
        values.put(name, left.next());
      }
    }
    return others;
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
}
