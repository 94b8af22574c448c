package org.katachi.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.math.NumberUtils;

/** The options of a command line, with their defaults. */
public final class Options {

  private static final int MILLIS_PER_SECOND = 1000;

  /** Of sizes: each is 1024 times the one before. */
  private static final String UNITS = "kmg";

  private static final int BITS_PER_UNIT = 10;
  private static final int MAX_DIGITS = 9;

  private final Map<String, String> values;
  private final Map<String, String> aliases = new HashMap<>();
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

  /** Reads an option by an old name as well, which no text mentions. */
  public void alias(String oldName, String name) {
    aliases.put(oldName, name);
  }

  /**
   * Reads arguments: each option as {@code --name=value} or as {@code --name value}.
   *
   * @throws IllegalArgumentException if an argument is not an option, or an option has no value
   */
  public void read(List<String> arguments) {
    List<String> others = readKnown(arguments);
    if (!others.isEmpty()) {
      throw unknown(others.get(0));
    }
  }

  /** What is wrong with an argument that is no option: the message names the nearest one. */
  public IllegalArgumentException unknown(String argument) {
    String name = StringUtils.substringBefore(argument, "=");
    Set<String> known = new TreeSet<>(values.keySet());
    known.addAll(flags);
    return new IllegalArgumentException(
        "there is no option " + name + NearestWord.question(name, known));
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
      String word = StringUtils.substringBefore(argument, "=");
      String name = aliases.getOrDefault(word, word);
      if (flags.contains(argument)) {
        values.put(name, name);
      } else if (!values.containsKey(name)) {
        others.add(argument);
      } else if (argument.length() > word.length()) {
        values.put(name, argument.substring(word.length() + 1));
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

  /** An option's value; nothing if it is empty, as the default of one that need not be given. */
  public Optional<String> given(String name) {
    return Optional.of(text(name)).filter(value -> !value.isEmpty());
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
   * An option's value in seconds, as milliseconds.
   *
   * @throws IllegalArgumentException if it is not a number above zero
   */
  public long millis(String name) {
    String seconds = text(name);
    double millis = NumberUtils.toDouble(seconds, 0) * MILLIS_PER_SECOND;
    if (!(Math.round(millis) > 0)) {
      throw new IllegalArgumentException(
          seconds + " is not a time; expected seconds above zero, as 2 or 0.5");
    }
    return Math.min(Math.round(millis), Integer.MAX_VALUE);
  }

  /**
   * An option's value as a size in bytes: a whole number, with k, m or g for the units of 1024.
   *
   * @throws IllegalArgumentException if it is not such a size above zero
   */
  public long bytes(String name) {
    String size = text(name).toLowerCase(Locale.ROOT);
    int unit = size.isEmpty() ? -1 : UNITS.indexOf(size.charAt(size.length() - 1));
    String digits = unit < 0 ? size : StringUtils.chop(size);
    if (digits.length() > MAX_DIGITS
        || !StringUtils.isNumeric(digits)
        || Long.parseLong(digits) == 0) {
      throw new IllegalArgumentException(name + " is not a size like 350m or 2g: " + text(name));
    }
    return Long.parseLong(digits) << (BITS_PER_UNIT * (unit + 1));
  }
}
