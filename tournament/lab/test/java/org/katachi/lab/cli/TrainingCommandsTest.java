package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.eval.MoveWeights;
import org.katachi.network.value.ValueWeights;

class TrainingCommandsTest {

  private static final List<String> TRAINING =
      List.of("train value", "train convolution", "train move-scores", "train policy");

  @TempDir private Path folder;

  private String out = "";
  private String err = "";

  @Test
  void theSameSeedPlaysTheSameGamesEvenAfterAnInterruption() throws Exception {
    games("whole", "6");
    games("broken", "2");
    games("broken", "6");
    assertArrayEquals(
        Files.readAllBytes(folder.resolve("whole")), Files.readAllBytes(folder.resolve("broken")));
  }

  @Test
  void aNetworkIsFittedAndPlaysGames() throws Exception {
    String games = games("games", "4");
    String network = file("network");
    String page = file("curves.html");
    assertEquals(0, run("train value", "--epochs=2", "--curves", page, network, games), err);
    assertTrue(Files.readString(Path.of(page)).contains("validation, to 14 stones"));
    assertTrue(out.contains(" duplicates left out"), out);
    assertTrue(out.contains("2 of 2  training loss "), out);
    assertTrue(out.contains("\n  15 to 30       "), out);
    assertTrue(err.lines().anyMatch(line -> line.matches("(\\d+) of \\1 positions, .+/s, in .+")));
    games("more", "1", "--network", network);
    assertEquals(
        -1, Files.mismatch(folder.resolve("games"), Path.of(games("again", "4"))), "no other seed");
    assertNotEquals(-1, Files.mismatch(folder.resolve("more"), Path.of(games("others", "1"))));
  }

  @Test
  void anUntrainedPlayerPlaysOtherGames() throws Exception {
    games("trained", "2");
    games("untrained", "2", "--untrained");
    assertNotEquals(
        -1, Files.mismatch(folder.resolve("trained"), folder.resolve("untrained")), "the same");
  }

  @Test
  void aFitGoesOnFromANetwork() throws Exception {
    String games = games("games", "4");
    String network = file("network");
    assertEquals(0, run("train value", "--epochs", "1", network, games), err);
    String same = file("same");
    assertEquals(
        0, run("train value", "--from", network, "--epochs=1", "--lr=0", same, games), err);
    assertArrayEquals(Files.readAllBytes(Path.of(network)), Files.readAllBytes(Path.of(same)));
  }

  @Test
  void badUsageIsExplained() {
    assertUsage("katachi-lab: unexpected argument play", "play");
    assertUsage("katachi-lab selfplay: Missing required parameter: 'FILE'", "selfplay");
    assertUsage(
        "katachi-lab selfplay: unknown option --cuont; did you mean --count?",
        "selfplay",
        "--cuont=1",
        "file");
    assertUsage(
        "katachi-lab selfplay: --untrained does not go with --move-weights, --network,"
            + " --convolution or --policy",
        "selfplay",
        "--untrained",
        "--network=n",
        "file");
    assertUsage("katachi-lab: unexpected argument opening; did you mean openings?", "opening");
    assertUsage(
        "katachi-lab selfplay: Invalid value for option '--rule': 2 is not a rule; the rules are"
            + " freestyle, standard, renju, caro, caro-exact",
        "selfplay",
        "--rule",
        "2",
        "file");
    String games = games("games", "1");
    assertUsage(
        "katachi-lab train value: --lr is from 0 to 1, not 7.0",
        "train value",
        "--lr=7",
        "n",
        games);
    assertUsage(
        "katachi-lab train value: --result is from 0 to 1, not 2.0",
        "train value",
        "--result=2",
        "n",
        games);
    assertUsage(
        "katachi-lab train value: --value-scale is from 0.01 to 100, not 0.0",
        "train value",
        "--value-scale=0",
        "n",
        games);
    assertUsage(
        "katachi-lab train value: --validation is at least 2, not 1",
        "train value",
        "--validation=1",
        "n",
        games);
    assertEquals(2, run("train value", "n", games));
    assertTrue(err.contains("katachi-lab train value: the files hold too few games"), err);
  }

  @Test
  void aMissingFileIsNamedBeforeTheWorkBegins() {
    String games = games("games", "2");
    String missing = file("missing");
    for (String command : TRAINING) {
      assertFails(
          "katachi-lab " + command + ": there is no file " + missing, command, "to", missing);
      assertFails(
          "katachi-lab " + command + ": there is no folder " + missing,
          command,
          missing + "/to",
          games);
    }
    assertFails("katachi-lab check: there is no file " + missing, "check", missing);
    for (String command : List.of("train value", "train convolution", "train policy")) {
      assertFails(
          "katachi-lab " + command + ": there is no file " + missing,
          command,
          "--from",
          missing,
          "to",
          games);
    }
  }

  @Test
  void aFolderInPlaceOfAFileIsNamedBeforeTheWorkBegins() {
    String games = games("games", "2");
    String refused = folder + ": it is a folder";
    for (String command : TRAINING) {
      String start = "katachi-lab " + command + ": ";
      assertFails(start + refused, command, file("to"), folder.toString());
      assertFails(start + refused, command, folder.toString(), games);
      assertFails(start + refused, command, "--curves", folder.toString(), file("to"), games);
      assertFails(
          start + "there is no folder " + file("none"),
          command,
          "--curves",
          file("none/curves.html"),
          file("to"),
          games);
    }
    assertFails("katachi-lab check: " + refused, "check", folder.toString());
    assertFails(
        "katachi-lab train value: " + refused,
        "train value",
        "--from",
        folder.toString(),
        "n",
        games);
  }

  @Test
  void gamesAreNotWrittenOverByWhatIsMadeFromThem() throws Exception {
    Path games = Path.of(games("games", "2"));
    byte[] before = Files.readAllBytes(games);
    for (String command : TRAINING) {
      assertUsage(
          "katachi-lab "
              + command
              + ": "
              + games
              + " holds games of self-play, which would be lost; OUT stands before GAMES",
          command,
          games.toString(),
          games.toString());
    }
    assertArrayEquals(before, Files.readAllBytes(games));
  }

  @Test
  void aFileOfOtherWeightsIsNamed() throws Exception {
    Path weights = folder.resolve("weights");
    MoveWeights.zero().file().write(weights);
    Path network = folder.resolve("network");
    ValueWeights.zero().file().write(network);
    assertFails(
        "katachi-lab selfplay: "
            + weights
            + " holds other weights: it is too long, expected 25824 bytes",
        "selfplay",
        "--network",
        weights.toString(),
        "file");
    assertFails(
        "katachi-lab selfplay: "
            + network
            + " holds other weights: it is too short, expected 143312 bytes",
        "selfplay",
        "--move-weights",
        network.toString(),
        "file");
  }

  @Test
  void progressHasRateAndTime() {
    games("games", "3");
    assertTrue(err.matches("3 of 3 games, [0-9.]+/s, in [0-9]+ s, [0-9]+ new positions\\R"), err);
    assertEquals("", out);
  }

  private String games(String name, String count, String... more) {
    List<String> arguments = new ArrayList<>(List.of("selfplay", "--boardsize=9", "--nodes=100"));
    arguments.addAll(List.of("--count", count));
    arguments.addAll(List.of(more));
    arguments.add(file(name));
    assertEquals(0, run(arguments.toArray(String[]::new)), err);
    return file(name);
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private void assertUsage(String message, String... arguments) {
    assertEquals(2, run(arguments));
    assertEquals(message, err.lines().findFirst().orElse(""));
  }

  private void assertFails(String message, String... arguments) {
    assertEquals(1, run(arguments));
    assertEquals(message, err.strip());
  }

  private int run(String... arguments) {
    LabRun run = LabRun.of(arguments);
    out = run.out();
    err = run.err();
    return run.code();
  }
}
