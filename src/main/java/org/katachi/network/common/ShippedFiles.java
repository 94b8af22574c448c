package org.katachi.network.common;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;

/**
 * Finds the files of weights that the program was built with. A rule without a file of its own has
 * that of the rule that is nearest to it, each kind of file and each size of the board by itself.
 */
public final class ShippedFiles {

  /** What follows the rule in the names of large boards' networks. */
  public static final String LARGE = "-large";

  /** Boards of at least the points of this side squared have the large networks. */
  private static final int MIN_LARGE = 18;

  private ShippedFiles() {}

  /** Whether a board has the large networks. */
  public static boolean isLarge(Geometry geometry) {
    return geometry.pointCount() >= MIN_LARGE * MIN_LARGE;
  }

  /**
   * Reads a network for a rule and a board's size.
   *
   * @param ending that of this kind of network
   * @throws IllegalStateException if the program was built without any
   */
  public static void readNetwork(Rule rule, Geometry geometry, String ending, WeightFile into) {
    read("network", rule, (isLarge(geometry) ? LARGE : "") + ending, into);
  }

  /**
   * Reads the file of a rule.
   *
   * @param folder the one of this kind of file among the resources: {@code network} or {@code eval}
   * @param ending what follows the rule in the name
   * @throws IllegalStateException if the program was built without any
   */
  public static void read(String folder, Rule rule, String ending, WeightFile into) {
    try (InputStream file = open(folder, rule, ending)) {
      into.read(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream open(String folder, Rule rule, String ending) {
    InputStream file =
        ShippedFiles.class.getResourceAsStream("/org/katachi/" + folder + "/" + rule + ending);
    if (file != null) {
      return file;
    }
    if (rule == Rule.FREESTYLE) {
      throw new IllegalStateException("there is no " + rule + ending);
    }
    return open(folder, nearest(rule), ending);
  }

  private static Rule nearest(Rule rule) {
    return switch (rule) {
      case CARO_EXACT -> Rule.CARO;
      case CARO, RENJU -> Rule.STANDARD;
      case STANDARD, FREESTYLE -> Rule.FREESTYLE;
    };
  }
}
