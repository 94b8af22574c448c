package org.katachi.openings;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.command.Options;

/** Reads the command line of {@code openings}. */
final class OptionParser {

  private static final String RESUME = "--resume";
  private static final String OUTPUT = "-o";

  private static final Map<String, String> USUAL =
      Map.of(
          "--rule",
          "0",
          "--boardsize",
          "15",
          "--count",
          "100",
          "--plies",
          "3-8",
          "--seed",
          "1",
          "--nodes",
          "50000",
          "--balance",
          "30",
          OUTPUT,
          "");

  /** More stones than these are no opening but a game. */
  private static final int MOST_PLIES = 20;

  private static final Pattern PLIES = Pattern.compile("([0-9]{1,2})(?:-([0-9]{1,2}))?");

  private OptionParser() {}

  /**
   * Reads the arguments that follow the word {@code openings}.
   *
   * @throws IllegalArgumentException if they can't be obeyed; the message says why
   */
  static OpeningsOptions parse(List<String> arguments) {
    Options options = new Options(USUAL, Set.of(RESUME));
    options.readAlone(arguments);
    if (options.text(OUTPUT).isEmpty()) {
      throw new IllegalArgumentException("-o FILE is missing");
    }
    Matcher plies = options.match("--plies", PLIES, "number of plies, as 6 or 3-8");
    int least = Integer.parseInt(plies.group(1));
    int most = plies.group(2) == null ? least : Integer.parseInt(plies.group(2));
    if (least < 1 || most < least || most > MOST_PLIES) {
      throw new IllegalArgumentException(
          "--plies " + options.text("--plies") + ": an opening has 1 to " + MOST_PLIES + " stones");
    }
    return new OpeningsOptions(
        options.rules("--rule"),
        options.board("--boardsize"),
        (int) options.number("--count", 1, Integer.MAX_VALUE),
        least,
        most,
        options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE),
        options.number("--nodes", 1, Integer.MAX_VALUE - 1),
        (int) options.number("--balance", 0, Integer.MAX_VALUE),
        Path.of(options.text(OUTPUT)),
        options.isSet(RESUME));
  }
}
