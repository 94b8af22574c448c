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

  /** The largest weight: with it the sum of all directions fits into an int. */
  private static final int MAX_WEIGHT = 1_000_000;

  private final Map<LineKind, Integer> own = new EnumMap<>(LineKind.class);
  private final Map<LineKind, Integer> opponent = new EnumMap<>(LineKind.class);

  /** Takes the weights out of the properties. */
  private ScoringWeights(Properties properties) {
    for (LineKind kind : LineKind.values()) {
      String name = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
      own.put(kind, take(properties, "own." + name, kind.own));
      opponent.put(kind, take(properties, "opponent." + name, kind.opponent));
    }
  }

  /** The default weights. */
  public static ScoringWeights defaults() {
    return new ScoringWeights(new Properties());
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
    ScoringWeights weights = new ScoringWeights(properties);
    if (!properties.isEmpty()) {
      throw new IllegalArgumentException(
          "no such weight: " + properties.stringPropertyNames().iterator().next());
    }
    return weights;
  }

  /** The weight of making a line. */
  public int own(LineKind kind) {
    return own.get(kind);
  }

  /** The weight of preventing a line that the opponent would make. */
  public int opponent(LineKind kind) {
    return opponent.get(kind);
  }

  private static int take(Properties properties, String name, int defaultWeight) {
    String value = (String) properties.remove(name);
    if (value == null) {
      return defaultWeight;
    }
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
