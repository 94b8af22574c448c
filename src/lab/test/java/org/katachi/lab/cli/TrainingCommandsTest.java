package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.eval.EvaluationWeights;
import org.katachi.network.NetworkWeights;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

class TrainingCommandsTest {

  @TempDir private Path folder;

  private String out = "";
  private String err = "";

  @Test
  void theSameSeedPlaysTheSameGamesEvenAfterAnInterruption() throws Exception {
    assertEquals(0, games("whole", "6"));
    assertEquals(0, games("broken", "2"));
    assertEquals(0, games("broken", "6"));
    assertArrayEquals(
        Files.readAllBytes(folder.resolve("whole")), Files.readAllBytes(folder.resolve("broken")));
  }

  @Test
  void aFitFindsThatAnOpenThreeIsABetterMoveThanNothing() throws Exception {
    assertEquals(0, games("games", "40"));
    Path weights = folder.resolve("weights");
    assertEquals(
        0, run("fit", "--epochs", "3", weights.toString(), folder.resolve("games").toString()));
    assertTrue(out.contains("3 of 3  training value "), out);
    assertTrue(out.contains("\n  15 to 30       value "), out);
    int[] own = EvaluationWeights.read(weights).ownMoves();
    assertTrue(own[openThree()] > own[nothing()]);
  }

  @Test
  void aNetworkIsFittedAndPlaysGames() throws Exception {
    assertEquals(0, games("games", "40"));
    Path network = folder.resolve("network");
    String page = folder.resolve("curves.html").toString();
    String games = folder.resolve("games").toString();
    assertEquals(0, run("net", "--times=2", "--curves", page, network.toString(), games));
    assertTrue(Files.readString(Path.of(page)).contains("validation, to 14 stones"));
    assertTrue(out.contains("2 of 2  training value "), out);
    assertEquals(
        0,
        run(
            "games",
            "--network",
            network.toString(),
            "--boardsize",
            "9",
            "--nodes",
            "100",
            "--count",
            "1",
            folder.resolve("more").toString()));
  }

  @Test
  void badUsageIsExplained() {
    assertUsage("katachi-lab: unexpected argument play", "play");
    assertUsage("katachi-lab games: Missing required parameter: 'FILE'", "games");
    assertUsage(
        "katachi-lab games: unknown option --count2; did you mean --count?",
        "games",
        "--count2",
        "1",
        "f");
    assertUsage(
        "katachi-lab games: Invalid value for option '--rule': a rule is 0, 1, 4, 8 or 9, not 2",
        "games",
        "--rule",
        "2",
        "file");
    assertUsage("katachi-lab fit: --rate is from 0 to 1, not 7.0", "fit", "--rate=7", "w", few());
    String small = folder.resolve("small").toString();
    games("small", "3");
    assertUsage(
        "katachi-lab fit: at least 20 games are needed, the files hold 3", "fit", "weights", small);
  }

  @Test
  void aMisspeltOptionBringsASuggestion() {
    assertUsage(
        "katachi-lab games: unknown option --cuont; did you mean --count?",
        "games",
        "--cuont=1",
        "file");
    assertUsage("katachi-lab: unexpected argument opening; did you mean openings?", "opening");
  }

  @Test
  void aMissingFileIsNamed() {
    String missing = folder.resolve("missing").toString();
    assertEquals(1, run("fit", folder.resolve("weights").toString(), missing));
    assertEquals("katachi-lab fit: there is no file " + missing, err.strip());
  }

  @Test
  void aFileOfOtherWeightsIsNamed() throws Exception {
    Path weights = folder.resolve("weights");
    EvaluationWeights.zero().file().write(weights);
    Path network = folder.resolve("network");
    NetworkWeights.zero().file().write(network);
    assertEquals(1, run("games", "--network", weights.toString(), "file"));
    assertEquals(
        "katachi-lab games: " + weights + " holds other weights: it is too long", err.strip());
    assertEquals(1, run("games", "--weights", network.toString(), "file"));
    assertEquals(
        "katachi-lab games: " + network + " holds other weights: it is too short", err.strip());
  }

  @Test
  void gamesOfAnotherRuleOrBoardAreNotAppended() throws Exception {
    assertEquals(0, games("games", "2"));
    byte[] before = Files.readAllBytes(folder.resolve("games"));
    assertEquals(2, games("games", "3", "--boardsize", "11"));
    assertTrue(err.contains("holds games of freestyle on 9x9"), err);
    assertEquals(2, games("games", "3", "--boardsize=9", "--rule=1"));
    assertTrue(err.contains("give another file for standard on 9x9"), err);
    assertArrayEquals(before, Files.readAllBytes(folder.resolve("games")));
  }

  @Test
  void progressHasRateAndTime() {
    assertEquals(0, games("games", "3"));
    assertTrue(err.matches("3 of 3 games, [0-9.]+/s, in [0-9]+ s, [0-9]+ new positions\\R"), err);
    assertEquals("", out);
  }

  @Test
  void theSameSeedSearchesTheSamePositionsEvenAfterAnInterruption() throws Exception {
    assertEquals(0, games("games", "20"));
    assertEquals(0, positions("whole", "30"));
    assertEquals(0, positions("broken", "10"));
    assertEquals(0, positions("broken", "30"));
    byte[] whole = Files.readAllBytes(folder.resolve("whole"));
    assertArrayEquals(whole, Files.readAllBytes(folder.resolve("broken")));
    assertEquals(0, positions("other", "30", "--seed", "2"));
    assertFalse(Arrays.equals(whole, Files.readAllBytes(folder.resolve("other"))));
    String network = folder.resolve("network").toString();
    assertEquals(0, run("net", "--times", "1", network, folder.resolve("whole").toString()));
  }

  @Test
  void positionsAreTakenFromGamesOfOneKind() throws Exception {
    assertEquals(0, games("games", "1"));
    assertEquals(0, games("small", "1", "--boardsize", "7"));
    String games = folder.resolve("games").toString();
    String small = folder.resolve("small").toString();
    String missing = folder.resolve("missing").toString();
    assertEquals(1, run("positions", "to", missing));
    assertTrue(err.contains("there is no file " + missing), err);
    assertUsage(
        "katachi-lab positions: the games differ in their rules or in their boards; give one kind at"
            + " a time",
        "positions",
        "to",
        games,
        small);
    assertUsage("katachi-lab positions: Missing required parameter: 'GAMES'", "positions", games);
  }

  private int positions(String name, String count, String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("positions", "--nodes", "100", "--count", count));
    arguments.addAll(List.of(more));
    arguments.add(folder.resolve(name).toString());
    arguments.add(folder.resolve("games").toString());
    return run(arguments.toArray(String[]::new));
  }

  @Test
  void aFitGoesOnFromANetwork() throws Exception {
    assertEquals(0, games("games", "20"));
    String games = folder.resolve("games").toString();
    String network = folder.resolve("network").toString();
    assertEquals(0, run("net", "--times", "1", network, games));
    assertEquals(
        0, run("net", "--from", network, "--times", "1", "--rate", "0", network + "2", games));
    assertArrayEquals(
        Files.readAllBytes(Path.of(network)), Files.readAllBytes(Path.of(network + "2")));
    assertEquals(1, run("net", "--from", network + "3", network, games));
  }

  private String few() {
    games("few", "20");
    return folder.resolve("few").toString();
  }

  private int games(String name, String count) {
    return games(name, count, "--boardsize", "9");
  }

  private int games(String name, String count, String option, String value) {
    String file = folder.resolve(name).toString();
    return run("games", option, value, "--nodes", "100", "--count", count, file);
  }

  private void assertUsage(String message, String... arguments) {
    assertEquals(2, run(arguments));
    assertEquals(message, err.lines().findFirst().orElse(""));
  }

  private int run(String... arguments) {
    LabRun run = LabRun.of(arguments);
    out = run.out();
    err = run.err();
    return run.code();
  }

  private static int openThree() {
    return Combinations.of(
        Combinations.pack(Shape.OPEN_THREE_WIDE, Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE));
  }

  private static int nothing() {
    return Combinations.of(
        Combinations.pack(Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE, Shape.OPEN_ONE));
  }
}
