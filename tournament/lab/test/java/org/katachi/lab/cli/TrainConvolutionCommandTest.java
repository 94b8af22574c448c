package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.network.convolution.ConvolutionNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;

class TrainConvolutionCommandTest {

  private static final Pattern TRAINING = Pattern.compile("of \\d+ {2}training loss ([0-9.]+)");

  @TempDir private Path folder;

  private String games;
  private String convolution;

  @BeforeEach
  void names() {
    games = folder.resolve("games").toString();
    convolution = folder.resolve("convolution").toString();
  }

  @Test
  void aConvolutionIsFittedToSelfPlayGames() throws Exception {
    selfPlay("6");
    Path page = folder.resolve("curves.html");
    LabRun run =
        run("--epochs=12", "--validation=6", "--lr=0.02", "--curves=" + page, convolution, games);
    assertTrue(run.out().contains(" duplicates left out"), run.out());
    assertTrue(run.out().contains("12 of 12  training loss "), run.out());
    assertTrue(run.out().contains("\n  15 to 30       "), run.out());
    assertTrue(
        run.err().lines().anyMatch(line -> line.matches("(\\d+) of \\1 positions, .+/s, in .+")));
    assertTrue(Files.readString(page).contains("validation, to 14 stones"));
    List<Double> losses =
        TRAINING.matcher(run.out()).results().map(one -> Double.valueOf(one.group(1))).toList();
    assertTrue(losses.get(losses.size() - 1) < losses.get(0), losses::toString);
    ConvolutionNetwork.read(Path.of(convolution));
    LabRun played =
        LabRun.of(
            "selfplay",
            "--boardsize=9",
            "--nodes=100",
            "--count=1",
            "--convolution=" + convolution,
            folder.resolve("more").toString());
    assertEquals(0, played.code(), played.err());
  }

  @Test
  void theSameSeedGivesTheSameFile() throws Exception {
    selfPlay("3");
    String again = folder.resolve("again").toString();
    run("--epochs=1", "--threads=1", convolution, games);
    run("--epochs=1", "--threads=2", again, games);
    assertEquals(-1, Files.mismatch(Path.of(convolution), Path.of(again)));
    run("--epochs=1", "--seed=2", again, games);
    assertTrue(Files.mismatch(Path.of(convolution), Path.of(again)) >= 0);
  }

  @Test
  void aFitGoesOnFromAConvolutionOfAFile() throws Exception {
    selfPlay("3");
    run("--epochs=1", convolution, games);
    String same = folder.resolve("same").toString();
    run("--from=" + convolution, "--lr=0", "--epochs=1", same, games);
    assertEquals(-1, Files.mismatch(Path.of(convolution), Path.of(same)));
  }

  @Test
  void itStandsAboveAnotherNetwork() throws Exception {
    selfPlay("3");
    Path network = folder.resolve("network");
    ValueWeights below = ValueWeights.of(Rule.FREESTYLE, new Geometry(9, 9));
    below.embedding()[100] = (byte) (below.embedding()[100] ^ 16);
    below.file().write(network);
    String other = folder.resolve("other").toString();
    run("--epochs=1", convolution, games);
    run("--epochs=1", "--network=" + network, other, games);
    assertTrue(Files.mismatch(Path.of(convolution), Path.of(other)) >= 0);
  }

  @Test
  void badUsageIsExplained() throws Exception {
    selfPlay("2");
    assertRefused(2, "--epochs is at least 1, not 0", "--epochs=0", convolution, games);
    assertRefused(2, "--lr is from 0 to 1, not 2.0", "--lr=2", convolution, games);
    assertRefused(2, "--result is from 0 to 1, not 2.0", "--result=2", convolution, games);
    assertRefused(
        2, "--branch-share is from 0 to 1, not 2.0", "--branch-share=2", convolution, games);
    assertRefused(
        2, "--value-scale is from 0.01 to 100, not 0.0", "--value-scale=0", convolution, games);
    assertRefused(2, "--threads is from 1 to 64, not 0", "--threads=0", convolution, games);
    assertRefused(2, "Missing required parameter: 'GAMES'", convolution);
    assertRefused(
        1,
        games + " holds other weights: it is too short, expected 242720 bytes",
        "--from=" + games,
        convolution,
        games);
    Path text = folder.resolve("text");
    Files.writeString(text, "These are the moves of no game at all.");
    assertRefused(1, text + " is not a file of self-play games", convolution, text.toString());
  }

  private void selfPlay(String count) {
    LabRun run = LabRun.of("selfplay", "--boardsize=9", "--nodes=100", "--count", count, games);
    assertEquals(0, run.code(), run.err());
  }

  private static LabRun run(String... arguments) {
    LabRun run = LabRun.of(all(arguments));
    assertEquals(0, run.code(), run.err());
    return run;
  }

  private static void assertRefused(int code, String message, String... arguments) {
    LabRun run = LabRun.of(all(arguments));
    assertEquals(code, run.code());
    String name = "katachi-lab train convolution: ";
    assertEquals(
        name + message,
        run.err().lines().filter(line -> line.startsWith(name)).findFirst().orElse(""));
  }

  private static String[] all(String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "train convolution";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return all;
  }
}
