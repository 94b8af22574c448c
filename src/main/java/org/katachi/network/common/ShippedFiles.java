package org.katachi.network.common;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.katachi.rules.Rule;

/**
 * Finds the files of weights that the program was built with. A rule without a file of its own has
 * that of the rule that is nearest to it, each kind of file and each size of the board by itself.
 */
public final class ShippedFiles {

  private ShippedFiles() {}

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
