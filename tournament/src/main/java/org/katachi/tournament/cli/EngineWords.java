package org.katachi.tournament.cli;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.conformance.brain.CommandWords;
import org.katachi.tournament.brain.BrainSpec;
import org.katachi.tournament.brain.TimeControl;

/** Makes brains of the words after {@code -engine} and {@code -each}. */
final class EngineWords {

  private static final List<String> COMMON = List.of("tc", "timemargin", "startup-ms");
  private static final List<String> OWN = List.of("cmd", "name", "tc", "timemargin", "startup-ms");
  private static final long STARTUP_MILLIS = 10_000;
  private static final BigDecimal MILLIS_PER_SECOND = BigDecimal.valueOf(1000);
  private static final String SECONDS = "([0-9]{1,6}(?:\\.[0-9]{1,3})?)";
  private static final Pattern TIME =
      Pattern.compile("(?:" + SECONDS + "/)?" + SECONDS + "(?:\\+" + SECONDS + ")?");

  private EngineWords() {}

  /**
   * The brains of a match of two.
   *
   * @param engines the words of each {@code -engine}
   * @param each the words of each {@code -each}
   * @throws IllegalArgumentException if they make no two brains with a name of their own
   */
  static List<BrainSpec> brains(List<List<String>> engines, List<List<String>> each) {
    List<String> shared = new ArrayList<>();
    each.forEach(shared::addAll);
    KeyValues common = KeyValues.parse("-each", COMMON, shared);
    List<BrainSpec> brains = new ArrayList<>();
    for (List<String> words : engines) {
      brains.add(brain(KeyValues.parse("-engine", OWN, words).orElse(common)));
    }
    if (engines.size() != 2) {
      throw new IllegalArgumentException(
          "a match needs two brains, -engine cmd=... twice; there are " + engines.size());
    }
    if (brains.get(0).name().equals(brains.get(1).name())) {
      throw new IllegalArgumentException(
          "both brains are called " + brains.get(0).name() + "; give them names with name=");
    }
    return brains;
  }

  private static BrainSpec brain(KeyValues words) {
    List<String> command =
        CommandWords.split(
            words
                .text("cmd")
                .orElseThrow(() -> new IllegalArgumentException("-engine needs cmd=COMMAND")));
    if (command.isEmpty()) {
      throw new IllegalArgumentException("-engine needs cmd=COMMAND");
    }
    String time =
        words
            .text("tc")
            .orElseThrow(
                () -> new IllegalArgumentException("no time: -each tc=MATCH/TURN, in seconds"));
    return new BrainSpec(
        words.text("name").orElse(fileName(command.get(0))),
        command,
        timeControl(time, words.number("timemargin", 0)),
        words.number("startup-ms", STARTUP_MILLIS));
  }

  private static String fileName(String program) {
    Path name = Path.of(program).getFileName();
    return name == null ? program : name.toString();
  }

  private static TimeControl timeControl(String text, long margin) {
    Matcher matcher = TIME.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "tc= needs MATCH/TURN or TURN, with +INCREMENT if wanted, in seconds, as 180/5: " + text);
    }
    return new TimeControl(
        millis(matcher.group(1)), millis(matcher.group(2)), millis(matcher.group(3)), margin);
  }

  private static long millis(String seconds) {
    return seconds == null
        ? 0
        : new BigDecimal(seconds).multiply(MILLIS_PER_SECOND).longValueExact();
  }
}
