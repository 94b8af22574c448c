package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
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
import org.katachi.eval.MoveWeights;
import org.katachi.lab.tune.ParameterFile;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueWeights;

class TuneCommandsTest {

  private static final Pattern SCORE =
      Pattern.compile(
          "4 of 4 pairs {2}won (\\d), lost (\\d), drawn (\\d): [0-9.]+ % \\([0-9.]+ to [0-9.]+\\),"
              + " Elo .+");

  private static final String ODD = "lmp-base 1\nlmr-scale 300\nhistory-bonus 400\n";

  @TempDir Path folder;
  private Path parameters;
  private Path book;

  @BeforeEach
  void makeBook() throws IOException {
    parameters = folder.resolve("parameters");
    book = folder.resolve("book");
    Files.writeString(book, "# two openings\ne5f5\ne5f6d4\n");
  }

  @Test
  void searchWritesTheTunedParameters() throws IOException {
    assertEquals(0, run("search", "--pairs", "20", "--threads", "2").code());
    ParameterFile file = ParameterFile.read(parameters);
    assertEquals("20 pairs of games", file.comments().get(1));
    assertFalse(Arrays.equals(ParameterFile.defaults().values(), file.values()));
  }

  @Test
  void theSeedDecidesTheResult() throws IOException {
    run("search", "--pairs", "20");
    double[] values = ParameterFile.read(parameters).values();
    Files.delete(parameters);
    run("search", "--pairs", "20");
    assertArrayEquals(values, ParameterFile.read(parameters).values());
    Files.delete(parameters);
    run("search", "--pairs", "20", "--seed", "2");
    assertFalse(Arrays.equals(values, ParameterFile.read(parameters).values()));
  }

  @Test
  void searchGoesOnWhereItWasInterrupted() throws IOException {
    run("search", "--pairs", "2");
    List<String> lines = Files.readAllLines(parameters);
    lines.set(1, "# 1 pairs of games");
    lines.replaceAll(
        line -> line.startsWith("lmr-history-divisor") ? "lmr-history-divisor 5000" : line);
    Files.write(parameters, lines);
    assertEquals(0, run("search", "--pairs", "2").code());
    ParameterFile file = ParameterFile.read(parameters);
    assertEquals("2 pairs of games", file.comments().get(1));
    assertTrue(Arrays.stream(file.values()).anyMatch(value -> value > 4500));
  }

  @Test
  void aFinishedFileStaysAsItIs() throws IOException {
    run("search", "--pairs", "2");
    String text = Files.readString(parameters);
    assertEquals(0, run("search", "--pairs", "2").code());
    assertEquals(text, Files.readString(parameters));
    assertEquals(2, run("search", "--pairs", "2", "--seed", "3").code());
    assertEquals(text, Files.readString(parameters));
  }

  @Test
  void searchLeavesAFileOfAnotherOrigin() throws IOException {
    Files.writeString(parameters, ODD);
    LabRun run = run("search", "--pairs", "2");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("does not begin with"), run.err());
    assertEquals(ODD, Files.readString(parameters));
  }

  @Test
  void matchPrintsTheScoreOfAllGames() throws IOException {
    Files.writeString(parameters, ODD);
    String last = run("match", "--pairs", "4", "--threads", "2").out().strip();
    Matcher score = SCORE.matcher(last);
    assertTrue(score.matches(), last);
    assertEquals(8, number(score, 1) + number(score, 2) + number(score, 3));
  }

  /** Three pairs that are all won and lost have no variance: the interval must not be zero. */
  @Test
  void matchOfFewPairsPrintsAWideInterval() throws IOException {
    Files.writeString(parameters, "");
    String last = run("match", "--pairs", "3").out().strip();
    assertFalse(last.contains("(50.0 to 50.0)"), last);
    assertTrue(last.contains("Elo "), last);
  }

  @Test
  void aSequentialTestEndsAMatchEarly() throws IOException {
    Files.writeString(parameters, "");
    LabRun run = run("match", "--pairs", "200", "--sprt=300:400", "--threads", "2");
    assertEquals(0, run.code());
    String last = run.out().lines().reduce((before, after) -> after).orElseThrow();
    assertTrue(last.matches("[0-9]{1,2} of 200 pairs .*, SPRT: LLR -[0-9.]+ .*, failed"), last);
    assertEquals(2, run("match", "--sprt=5").code());
    assertEquals(2, run("match", "--sprt=5:0").code());
  }

  private static int number(Matcher score, int group) {
    return Integer.parseInt(score.group(group));
  }

  @Test
  void aMatchAgainstAFileIsNotTheOneAgainstTheDefaults() throws IOException {
    Files.writeString(parameters, ODD);
    String expected = run("match", "--pairs", "20").out();
    String other =
        run("match", "--pairs", "20", "--opponent-parameters", parameters.toString()).out();
    assertNotEquals(expected, other);
    assertEquals(
        other, run("match", "--pairs", "20", "--against", parameters.toString()).out(), "former");
  }

  @Test
  void aSideWithANetworkOfItsOwnPlaysOtherGames() throws IOException {
    Path network = folder.resolve("network");
    ValueWeights.zero().file().write(network);
    assertPlaysOtherGames("--network", network);
    assertEquals(1, run("match", "--network", network + "2").code());
  }

  @Test
  void aSideWithWeightsOfItsOwnPlaysOtherGames() throws IOException {
    Path weights = folder.resolve("weights");
    MoveWeights.zero().file().write(weights);
    assertPlaysOtherGames("--move-weights", weights);
  }

  @Test
  void eitherSideMayHaveNetworkAndWeightsOfItsOwn() throws IOException {
    Files.writeString(parameters, "");
    String network = folder.resolve("network").toString();
    ValueWeights.zero().file().write(Path.of(network));
    String weights = folder.resolve("weights").toString();
    MoveWeights.zero().file().write(Path.of(weights));
    assertTrue(lead("--network", network, "--move-weights", weights) < 0);
    assertTrue(lead("--opponent-network", network, "--opponent-move-weights", weights) > 0);
  }

  /** The games that the side of the parameters won, less those that it lost. */
  private int lead(String... files) {
    List<String> options = new ArrayList<>(List.of("--pairs", "4"));
    options.addAll(List.of(files));
    LabRun run = run("match", options.toArray(String[]::new));
    Matcher score = SCORE.matcher(run.out().strip());
    assertTrue(score.matches(), () -> run.out() + run.err());
    return number(score, 1) - number(score, 2);
  }

  @Test
  void eitherSideMayHaveAPolicyOfItsOwn() throws IOException {
    Path policy = folder.resolve("policy");
    PolicyWeights.zero().file().write(policy);
    assertPlaysOtherGames("--policy", policy);
    assertPlaysOtherGames("--opponent-policy", policy);
  }

  @Test
  void aFileThatHoldsNoPolicyIsNamedWithTheReason() throws IOException {
    Files.writeString(parameters, "");
    Path policy = folder.resolve("policy");
    PolicyWeights damaged = PolicyWeights.zero();
    damaged.lineEmbedding()[5] = PolicyWeights.MAX_EMBEDDING + 1;
    damaged.file().write(policy);
    for (String option : List.of("--policy", "--opponent-policy")) {
      LabRun run = run("match", option, policy.toString());
      assertEquals(1, run.code());
      assertEquals(
          "katachi-lab tune match: " + policy + " holds no policy: a weight of the embedding is 32",
          run.err().strip());
    }
  }

  @Test
  void aBookThatIsNoTextIsNamedInOneShortLine() throws IOException {
    Files.writeString(parameters, "");
    Files.write(book, new byte[1000]);
    LabRun run = run("match");
    assertEquals(2, run.code());
    String line = run.err().lines().findFirst().orElseThrow();
    assertTrue(line.startsWith("katachi-lab tune match: " + "book: line 1, '"), line);
    assertTrue(line.matches("\\P{Cntrl}{1,300}"), line);
  }

  private void assertPlaysOtherGames(String option, Path file) throws IOException {
    Files.writeString(parameters, "");
    String expected = run("match", "--pairs", "10").out();
    assertNotEquals(expected, run("match", "--pairs", "10", option, file.toString()).out());
  }

  @Test
  void aFileThatCannotBeWrittenIsNamedBeforeTheFirstGame() {
    parameters = folder.resolve("no such folder").resolve("parameters");
    LabRun run = run("search", "--nodes", "1000000000");
    assertEquals(1, run.code());
    assertTrue(run.err().contains("there is no folder"), run.err());
  }

  @Test
  void aMatchAtEqualTimeEnds() throws IOException {
    Files.writeString(parameters, "");
    LabRun run = run("match", "--pairs", "2", "--millis", "1");
    assertEquals(0, run.code());
    assertTrue(run.out().contains("2 of 2 pairs"), run.out());
  }

  @Test
  void badUsageIsRefused() throws IOException {
    assertEquals(2, run("match", "--nodes", "1").code());
    assertEquals(2, run("match", "--millis", "0").code());
    assertEquals(2, run("search", "--opponent-parameters", "x").code());
    assertEquals(2, run("neither").code());
    Files.writeString(book, "o15\n");
    LabRun run = run("search");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("outside the board of 9x9"), run.err());
  }

  @Test
  void matchNeedsTheFile() {
    LabRun run = run("match");
    assertEquals(1, run.code());
    assertTrue(run.err().contains("there is no file " + parameters), run.err());
  }

  private LabRun run(String subcommand, String... options) {
    List<String> arguments = new ArrayList<>(List.of("tune", subcommand, "--boardsize", "9"));
    if (!List.of(options).contains("--nodes")) {
      arguments.addAll(List.of("--nodes", "200"));
    }
    arguments.addAll(List.of(options));
    arguments.addAll(List.of(parameters.toString(), book.toString()));
    return LabRun.of(arguments.toArray(String[]::new));
  }
}
