package org.katachi.lab.tune;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;
import org.katachi.io.FileErrors;
import org.katachi.io.WholeFile;
import org.katachi.search.SearchParameters;

/**
 * A file of search parameters, one a line: name and value, as {@code razoring-max-depth 36.25}.
 * Lines that begin with {@code #} are comments; a parameter that is not named has its default
 * value.
 *
 * @param comments the comments, without {@code #}
 * @param values by {@link TunableParameter}, at least 1
 */
@SuppressWarnings("ArrayRecordComponent") // Read and written, never compared.
public record ParameterFile(List<String> comments, double[] values) {

  private static final List<TunableParameter> PARAMETERS = TunableParameter.all();
  private static final String COMMENT = "#";

  /** The default values. */
  public static ParameterFile defaults() {
    return new ParameterFile(
        List.of(), PARAMETERS.stream().mapToDouble(TunableParameter::defaultValue).toArray());
  }

  /**
   * Reads a file.
   *
   * @throws IllegalArgumentException if a line is none of these, names a parameter a second time,
   *     or has a value out of range
   */
  public static ParameterFile read(Path file) throws IOException {
    List<String> comments = new ArrayList<>();
    double[] values = defaults().values;
    Set<String> named = new HashSet<>();
    for (String line : lines(file)) {
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
    return new ParameterFile(comments, values);
  }

  private static List<String> lines(Path file) throws IOException {
    FileErrors.refuseFolder(file);
    try {
      return Files.readAllLines(file);
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(file + " is not a text file", e);
    }
  }

  private static int indexOf(String name, Path file) {
    for (int i = 0; i < PARAMETERS.size(); i++) {
      if (PARAMETERS.get(i).name().equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException(file + ": there is no parameter " + name);
  }

  private static double value(String text, String line, Path file) {
    try {
      double value = Double.parseDouble(text);
      if (value >= 1 && value <= Short.MAX_VALUE) {
        return value;
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(file + ": the value is not a number: " + line, e);
    }
    throw new IllegalArgumentException(
        file + ": the value is not from 1 to " + Short.MAX_VALUE + ": " + line);
  }

  /** Writes the file. An existing one is replaced when the new one is complete. */
  void write(Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    comments.forEach(comment -> lines.add(COMMENT + " " + comment));
    for (int i = 0; i < values.length; i++) {
      lines.add(String.format(Locale.ROOT, "%s %.3f", PARAMETERS.get(i).name(), values[i]));
    }
    WholeFile.replace(file, path -> Files.write(path, lines));
  }

  /** The values, each rounded to the nearest whole number. */
  long[] rounded() {
    return Arrays.stream(values).mapToLong(Math::round).toArray();
  }

  /** The search parameters with these values. */
  static SearchParameters parameters(long[] values) {
    int[] next = new int[1];
    return new SearchParameters((name, defaultValue, step) -> (int) values[next[0]++]);
  }
}
