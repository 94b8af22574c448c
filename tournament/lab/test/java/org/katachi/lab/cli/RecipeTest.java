package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of docs/lab make networks from nothing; here with small numbers. */
class RecipeTest {

  private static final Path DOCS = Path.of("..", "..", "docs", "lab");
  private static final String SHIP = "# From a trained network to the shipped one";
  private static final String PROGRAM = "katachi-lab ";

  /** By command: the options that make it short. A later option takes the place of an earlier. */
  private static final Map<String, List<String>> SMALL =
      Map.of(
          "selfplay", List.of("--boardsize=9", "--nodes=100", "--count=60"),
          "check", List.of(),
          "move-scores", List.of("--epochs=2", "--validation=5"),
          "value", List.of("--validation=5"),
          "convolution", List.of("--validation=5", "--epochs=12", "--lr=0.01"),
          "policy", List.of("--batch=64", "--validation=5"),
          "tune", List.of("--boardsize=9", "--nodes=100", "--pairs=1"));

  /** Where a command goes on in the next line. */
  private static final Pattern WRAPPED = Pattern.compile("\\\\\\R");

  private static final Pattern VALIDATION =
      Pattern.compile("of \\d+ {2}training loss .* validation loss ([0-9.]+)");

  /** So few results tell so many weights nothing of other games. */
  private static final Pattern TRAINING = Pattern.compile("of \\d+ {2}training loss ([0-9.]+)");

  @TempDir private Path folder;

  @Test
  void theCommandsOfTheDocumentMakeNetworksThatPlay() throws Exception {
    Files.writeString(folder.resolve("freestyle-15.txt"), "e5f5\n");
    List<String> run = new ArrayList<>();
    for (String line : commands()) {
      String[] words = StringUtils.split(line);
      LabRun done = LabRun.of(small(words));
      assertEquals(0, done.code(), line + "\n" + done.err());
      String command = command(words);
      run.add(command + (line.contains("--from") ? " --from" : ""));
      switch (command) {
        case "value" -> assertLearns(losses(VALIDATION, done), line.contains("--from"));
        case "convolution" -> assertFallsBelow(Math.log(2), losses(TRAINING, done));
        case "policy" -> assertFallsBelow(3, losses(VALIDATION, done));
        default -> {}
      }
    }
    assertEquals(
        List.of(
            "selfplay",
            "move-scores",
            "value",
            "selfplay",
            "check",
            "move-scores --from",
            "value",
            "convolution",
            "policy",
            "selfplay",
            "move-scores --from",
            "tune",
            "value --from",
            "policy --from",
            "tune"),
        run);
  }

  private static List<String> commands() throws IOException {
    return Stream.concat(section("train.md", "## Train one"), section("ship-a-network.md", SHIP))
        .map(String::strip)
        .filter(line -> line.startsWith(PROGRAM))
        .map(line -> line.substring(PROGRAM.length()))
        .toList();
  }

  /** The lines below a heading up to the next of its level. */
  private static Stream<String> section(String file, String heading) throws IOException {
    return WRAPPED
        .matcher(Files.readString(DOCS.resolve(file)))
        .replaceAll(" ")
        .lines()
        .dropWhile(line -> !line.equals(heading))
        .skip(1)
        .takeWhile(line -> !line.startsWith("## "));
  }

  /** The words of a command with small numbers, and with its files in the folder of the test. */
  private String[] small(String[] words) {
    List<String> arguments = new ArrayList<>();
    for (String word : words) {
      if (word.startsWith("src/")) {
        arguments.add(Path.of("..", "..", word).toString());
      } else {
        Path name = Path.of(word).getFileName();
        boolean isFile = name.toString().matches("[a-z0-9-]+\\.[a-z]+");
        arguments.add(isFile ? folder.resolve(name).toString() : word);
      }
    }
    arguments.addAll(SMALL.get(command(words)));
    return arguments.toArray(String[]::new);
  }

  private static String command(String[] words) {
    return words[0].equals("train") ? words[1] : words[0];
  }

  private static List<Double> losses(Pattern pattern, LabRun run) {
    return pattern.matcher(run.out()).results().map(RecipeTest::number).toList();
  }

  private static double number(MatchResult result) {
    return Double.parseDouble(result.group(1));
  }

  /** A shipped network's loss on a beginner's games begins above that of even odds. */
  private static void assertLearns(List<Double> losses, boolean isTrained) {
    assertFallsBelow(isTrained ? losses.get(0) : Math.log(2), losses);
  }

  private static void assertFallsBelow(double bound, List<Double> losses) {
    double last = losses.get(losses.size() - 1);
    assertTrue(losses.size() > 1 && last < bound, losses::toString);
  }
}
