package org.katachi.classic.weighted;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/**
 * The weights of weighted scoring: for each kind of line one for making it and one for preventing
 * the opponent's. Immutable.
 *
 * <p>A file has them as properties, like {@code own.open-three=50} and {@code
 * opponent.open-three=40}; a weight that it leaves out has its default.
 */
public final class ScoringWeights {

  private static final Map<LineKind, Integer> DEFAULT_OWN =
      Map.of(
          LineKind.ONE, 5,
          LineKind.TWO, 10,
          LineKind.BLOCKED_THREE, 25,
          LineKind.OPEN_THREE, 50,
          LineKind.BLOCKED_FOUR, 55,
          LineKind.OPEN_FOUR, 300,
          LineKind.FIVE, 30_000);

  private static final Map<LineKind, Integer> DEFAULT_OPPONENT =
      Map.of(
          LineKind.ONE, 0,
          LineKind.TWO, 10,
          LineKind.BLOCKED_THREE, 30,
          LineKind.OPEN_THREE, 40,
          LineKind.BLOCKED_FOUR, 60,
          LineKind.OPEN_FOUR, 200,
          LineKind.FIVE, 20_000);

  /** The largest weight: with it the sum of all directions fits into an int. */
  private static final int MAX_WEIGHT = 1_000_000;

  private final Map<LineKind, Integer> own;
  private final Map<LineKind, Integer> opponent;

  private ScoringWeights(Map<LineKind, Integer> own, Map<LineKind, Integer> opponent) {
    this.own = own;
    this.opponent = opponent;
  }

  /** The default weights. */
  public static ScoringWeights defaults() {
    return new ScoringWeights(DEFAULT_OWN, DEFAULT_OPPONENT);
  }

  /**
   * Reads weights from a file.
   *
   * @throws IOException if the file can't be read
   * @throws IllegalArgumentException if it names an unknown weight, or a value is not a number from
   *     0 to a million
   */
  public static ScoringWeights read(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    Map<LineKind, Integer> own = take(properties, "own.", DEFAULT_OWN);
    Map<LineKind, Integer> opponent = take(properties, "opponent.", DEFAULT_OPPONENT);
    if (!properties.isEmpty()) {
      throw new IllegalArgumentException(
          "no such weight: " + properties.stringPropertyNames().iterator().next());
    }
    return new ScoringWeights(own, opponent);
  }

  /** The weight of making a line. */
  public int own(LineKind kind) {
    return own.get(kind);
  }

  /** The weight of preventing a line that the opponent would make. */
  public int opponent(LineKind kind) {
    return opponent.get(kind);
  }

  private static Map<LineKind, Integer> take(
      Properties properties, String side, Map<LineKind, Integer> defaults) {
    Map<LineKind, Integer> weights = new EnumMap<>(defaults);
    for (LineKind kind : LineKind.values()) {
      String name = side + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
      String value = (String) properties.remove(name);
      if (value != null) {
        weights.put(kind, parse(name, value));
      }
    }
    return weights;
  }

  private static int parse(String name, String value) {
    try {
      int weight = Integer.parseInt(value.strip());
      if (weight >= 0 && weight <= MAX_WEIGHT) {
        return weight;
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + " is not a number: " + value, e);
    }
    throw new IllegalArgumentException(
        name + " must be from 0 to " + MAX_WEIGHT + ", not " + value);
  }
}
