package org.katachi.tuning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.eval.EvaluationWeights;
import org.katachi.network.NetworkWeights;

class TuningCommandTest {

  private static final Pattern SCORE =
      Pattern.compile("4 of 4 pairs {2}won (\\d), lost (\\d), drawn (\\d): [0-9.]+ % \\+- [0-9.]+");

  private static final String ODD = "width 1\nreduction 300\nhistory-bonus 400\n";

  @TempDir Path folder;
  private Path constants;
  private Path book;

  @BeforeEach
  void makeBook() throws IOException {
    constants = folder.resolve("constants");
    book = folder.resolve("book");
    Files.writeString(book, "# two openings\ne5f5\ne5f6d4\n");
  }

  @Test
  void searchWritesWhatItHasLearnt() throws IOException {
    assertEquals(0, run("search", "--pairs", "20", "--threads", "2").code);
    ConstantsFile file = ConstantsFile.read(constants);
    assertEquals("20 pairs of games", file.comments().get(1));
    assertFalse(Arrays.equals(ConstantsFile.usual().values(), file.values()));
  }

  @Test
  void theSeedDecidesWhatIsLearnt() throws IOException {
    run("search", "--pairs", "20");
    double[] values = ConstantsFile.read(constants).values();
    Files.delete(constants);
    run("search", "--pairs", "20");
    assertArrayEquals(values, ConstantsFile.read(constants).values());
    Files.delete(constants);
    run("search", "--pairs", "20", "--seed", "2");
    assertFalse(Arrays.equals(values, ConstantsFile.read(constants).values()));
  }

  @Test
  void searchGoesOnWhereItWasBrokenOff() throws IOException {
    run("search", "--pairs", "2");
    List<String> lines = Files.readAllLines(constants);
    lines.set(1, "# 1 pairs of games");
    lines.replaceAll(
        line -> line.startsWith("lmr-history-divisor") ? "lmr-history-divisor 5000" : line);
    Files.write(constants, lines);
    assertEquals(0, run("search", "--pairs", "2").code);
    ConstantsFile file = ConstantsFile.read(constants);
    assertEquals("2 pairs of games", file.comments().get(1));
    assertTrue(Arrays.stream(file.values()).anyMatch(value -> value > 4500));
  }

  @Test
  void whatIsDoneStaysAsItIs() throws IOException {
    run("search", "--pairs", "2");
    String text = Files.readString(constants);
    assertEquals(0, run("search", "--pairs", "2").code);
    assertEquals(text, Files.readString(constants));
    assertEquals(2, run("search", "--pairs", "2", "--seed", "3").code);
    assertEquals(text, Files.readString(constants));
  }

  @Test
  void searchLeavesWhatIsNotItsOwn() throws IOException {
    Files.writeString(constants, ODD);
    Outcome outcome = run("search", "--pairs", "2");
    assertEquals(2, outcome.code);
    assertTrue(outcome.err.contains("does not begin with"), outcome.err);
    assertEquals(ODD, Files.readString(constants));
  }

  @Test
  void matchTellsTheScoreOfAllGames() throws IOException {
    Files.writeString(constants, ODD);
    String last = run("match", "--pairs", "4", "--threads", "2").out.strip();
    Matcher score = SCORE.matcher(last);
    assertTrue(score.matches(), last);
    assertEquals(8, number(score, 1) + number(score, 2) + number(score, 3));
  }

  private static int number(Matcher score, int group) {
    return Integer.parseInt(score.group(group));
  }

  @Test
  void constantsAgainstThemselvesAreNotThoseAgainstTheUsualOnes() throws IOException {
    Files.writeString(constants, ODD);
    String usual = run("match", "--pairs", "20").out;
    assertNotEquals(usual, run("match", "--pairs", "20", "--against", constants.toString()).out);
  }

  @Test
  void aSideWithANetworkOfItsOwnPlaysOtherGames() throws IOException {
    Path network = folder.resolve("network");
    NetworkWeights.zero().file().write(network);
    assertPlaysOtherGames("--network", network);
    assertEquals(1, run("match", "--network", network + "2").code);
  }

  @Test
  void aSideThatOrdersItsMovesByOtherWeightsPlaysOtherGames() throws IOException {
    Path weights = folder.resolve("weights");
    EvaluationWeights.zero().file().write(weights);
    assertPlaysOtherGames("--weights", weights);
  }

  private void assertPlaysOtherGames(String option, Path file) throws IOException {
    Files.writeString(constants, "");
    String usual = run("match", "--pairs", "10").out;
    assertNotEquals(usual, run("match", "--pairs", "10", option, file.toString()).out);
  }

  @Test
  void aFileThatCannotBeWrittenIsToldBeforeTheFirstGame() {
    constants = folder.resolve("no such folder").resolve("constants");
    Outcome outcome = run("search", "--nodes", "1000000000");
    assertEquals(1, outcome.code);
    assertTrue(outcome.err.contains("no such folder"), outcome.err);
  }

  @Test
  void whatMakesNoSenseIsRefused() throws IOException {
    assertEquals(2, run("match", "--nodes", "1").code);
    assertEquals(2, run("search", "--against", "x").code);
    assertEquals(2, run("neither").code);
    Files.writeString(book, "o15\n");
    Outcome outcome = run("search");
    assertEquals(2, outcome.code);
    assertTrue(outcome.err.contains("can't be played on 9x9"), outcome.err);
  }

  @Test
  void matchNeedsTheFile() {
    Outcome outcome = run("match");
    assertEquals(1, outcome.code);
    assertTrue(outcome.err.contains("constants"), outcome.err);
  }

  private record Outcome(int code, String out, String err) {}

  private Outcome run(String subcommand, String... options) {
    List<String> arguments = new ArrayList<>(List.of(subcommand, "--boardsize", "9"));
    if (!List.of(options).contains("--nodes")) {
      arguments.addAll(List.of("--nodes", "200"));
    }
    arguments.addAll(List.of(options));
    arguments.addAll(List.of(constants.toString(), book.toString()));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        TuningCommand.run(
            arguments,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new Outcome(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
