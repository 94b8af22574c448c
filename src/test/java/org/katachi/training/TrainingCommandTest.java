package org.katachi.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.eval.EvaluationWeights;
import org.katachi.shape.Combinations;
import org.katachi.shape.Shape;

class TrainingCommandTest {

  @TempDir private Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void theSameSeedPlaysTheSameGamesAlsoAfterABreak() throws Exception {
    assertEquals(0, games("whole", "6"));
    assertEquals(0, games("broken", "2"));
    assertEquals(0, games("broken", "6"));
    assertArrayEquals(
        Files.readAllBytes(folder.resolve("whole")), Files.readAllBytes(folder.resolve("broken")));
  }

  @Test
  void aFitLearnsThatAnOpenThreeIsABetterMoveThanNothing() throws Exception {
    assertEquals(0, games("games", "40"));
    Path weights = folder.resolve("weights");
    assertEquals(
        0, run("fit", "--times", "3", weights.toString(), folder.resolve("games").toString()));
    assertTrue(text(out).contains("3 of 3  learnt value "), text(out));
    int[] own = EvaluationWeights.read(weights).ownMoves();
    assertTrue(own[openThree()] > own[nothing()]);
  }

  @Test
  void aNetworkLearnsToTellWhoWins() throws Exception {
    assertEquals(0, games("games", "40"));
    Path network = folder.resolve("network");
    assertEquals(
        0, run("net", "--times", "2", network.toString(), folder.resolve("games").toString()));
    assertTrue(text(out).contains("2 of 2  learnt value "), text(out));
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
  void badUsageIsToldInOneLine() {
    assertUsage("neither games nor positions nor fit nor net", "play");
    assertUsage("train games needs one file", "games");
    assertUsage("there is no option --count2", "games", "--count2", "1", "file");
    assertUsage("--rule must be 0, 1, 4, 8 or 9, not 2", "games", "--rule", "2", "file");
    assertUsage("there are 0 games, and 20 are the least", "fit", "weights", "missing");
    assertUsage("--rate is not from 0.0 to 1.0: 7", "fit", "--rate=7", "weights", few());
  }

  @Test
  void theSameSeedSearchesTheSamePositionsAlsoAfterABreak() throws Exception {
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
    assertUsage("there are no games", "positions", "to", "missing");
    assertUsage(
        "the games differ in their rules or in their boards", "positions", "to", games, small);
    assertUsage("train positions needs a file to write to and one of games", "positions", games);
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
  void aNetworkIsLearntFurther() throws Exception {
    assertEquals(0, games("games", "20"));
    String games = folder.resolve("games").toString();
    String network = folder.resolve("network").toString();
    assertEquals(0, run("net", "--times", "1", network, games));
    out.reset();
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
    err.reset();
    assertEquals(2, run(arguments));
    assertEquals("pbrain-katachi train: " + message + "; --help tells more", text(err).strip());
  }

  private int run(String... arguments) {
    return TrainingCommand.run(
        new ArrayList<>(List.of(arguments)),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  private static String text(ByteArrayOutputStream stream) {
    return stream.toString(StandardCharsets.UTF_8);
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
