package org.katachi.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;
import org.katachi.search.SearchParameters;

/**
 * Constants on disk, a line each: name and value, as {@code razoring-max-depth 36.25}. Lines that
 * begin with {@code #} tell how they came about; constants that are not named have their usual
 * value.
 *
 * @param comments the lines that begin with {@code #}, without it
 * @param values by {@link Constant}, at least 1
 */
@SuppressWarnings("ArrayRecordComponent") // Read and written, never compared.
record ConstantsFile(List<String> comments, double[] values) {

  private static final List<Constant> CONSTANTS = Constant.all();
  private static final String COMMENT = "#";

  /** The usual values. */
  static ConstantsFile usual() {
    return new ConstantsFile(List.of(), CONSTANTS.stream().mapToDouble(Constant::usual).toArray());
  }

  /**
   * Reads a file.
   *
   * @throws IllegalArgumentException if a line is none of the above, names a constant a second
   *     time, or its value is out of range
   */
  static ConstantsFile read(Path file) throws IOException {
    List<String> comments = new ArrayList<>();
    double[] values = usual().values;
    Set<String> named = new HashSet<>();
    for (String line : Files.readAllLines(file)) {
      if (line.startsWith(COMMENT)) {
        comments.add(line.substring(COMMENT.length()).strip());
      } else if (!line.isBlank()) {
        String name = StringUtils.split(line)[0];
        if (!named.add(name)) {
          throw new IllegalArgumentException(file + " names " + name + " twice");
        }
        values[indexOf(name, file)] = value(StringUtils.substringAfter(line, name), line, file);
      }
    }
    return new ConstantsFile(comments, values);
  }

  private static int indexOf(String name, Path file) {
    for (int i = 0; i < CONSTANTS.size(); i++) {
      if (CONSTANTS.get(i).name().equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException(file + ": there is no constant " + name);
  }

  private static double value(String text, String line, Path file) {
    try {
      double value = Double.parseDouble(text);
      if (value >= 1 && value <= Short.MAX_VALUE) {
        return value;
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(file + ": no number: " + line, e);
    }
    throw new IllegalArgumentException(file + ": not from 1 to " + Short.MAX_VALUE + ": " + line);
  }

  /** Writes the file; one that is there is replaced when the new one is whole. */
  void write(Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    comments.forEach(comment -> lines.add(COMMENT + " " + comment));
    for (int i = 0; i < values.length; i++) {
      lines.add(String.format(Locale.ROOT, "%s %.3f", CONSTANTS.get(i).name(), values[i]));
    }
    Path whole = file.resolveSibling(file.getFileName() + ".new");
    Files.write(whole, lines);
    Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
  }

  /** The values, each rounded to the nearest whole number. */
  SearchParameters parameters() {
    return parameters(Arrays.stream(values).mapToLong(Math::round).toArray());
  }

  /** The constants of the search with these values. */
  static SearchParameters parameters(long[] values) {
    int[] next = new int[1];
    return new SearchParameters((name, usual, step) -> (int) values[next[0]++]);
  }
}
