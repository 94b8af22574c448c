package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.network.policy.PolicyWeights;

class TrainPolicyCommandTest {

  @TempDir private Path folder;

  private String games;
  private String policy;

  @BeforeEach
  void names() {
    games = folder.resolve("games").toString();
    policy = folder.resolve("policy").toString();
  }

  @Test
  void aPolicyIsFittedToSelfPlayGames() throws Exception {
    selfPlay("3");
    LabRun run = LabRun.of("train policy", "--batch=32", policy, games);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains(" duplicates left out"), run.out());
    assertTrue(run.out().contains("2 of 2"), run.out());
    assertTrue(run.err().contains("3 of 3 games"), run.err());
    assertTrue(run.err().contains(", loss "), run.err());
    PolicyWeights weights = PolicyWeights.read(Path.of(policy));
    assertTrue(weights.moveScore()[0] > 0);
  }

  @Test
  void aPolicyGoesOnFromOneOfAFile() throws Exception {
    selfPlay("3");
    Path before = folder.resolve("before");
    assertEquals(0, LabRun.of("train policy", "--epochs=1", before.toString(), games).code());
    LabRun run =
        LabRun.of("train policy", "--from=" + before, "--lr=0", "--epochs=1", policy, games);
    assertEquals(0, run.code(), run.err());
    assertEquals(-1, Files.mismatch(before, Path.of(policy)));
  }

  @Test
  void aFitGoesOnFromAPolicyAlone() throws Exception {
    selfPlay("3");
    Path before = folder.resolve("before");
    assertRefused(
        1,
        games + " holds other weights: it is too short, expected 237682 bytes",
        "--from=" + games,
        policy,
        games);
    PolicyWeights damaged = PolicyWeights.zero();
    damaged.lineEmbedding()[3] = -40;
    damaged.file().write(before);
    assertRefused(
        1,
        before + " holds no policy: a weight of the embedding is -40",
        "--from=" + before,
        policy,
        games);
  }

  @Test
  void theCurvesOfAFitAreAPage() throws Exception {
    selfPlay("3");
    Path page = folder.resolve("curves.html");
    LabRun run = LabRun.of("train policy", "--epochs", "1", "--curves=" + page, policy, games);
    assertEquals(0, run.code(), run.err());
    String html = Files.readString(page);
    assertTrue(html.contains("<title>katachi-lab train policy --epochs 1 "), html);
    for (String curve :
        List.of(
            "training, smoothed", "validation", "validation, scores by shapes", "learning rate")) {
      assertTrue(html.contains("<th scope=\"row\">" + curve + "</th>"), curve);
    }
  }

  @Test
  void badUsageIsExplained() {
    selfPlay("1");
    assertRefused(2, "the files hold too few games", policy, games);
    assertRefused(2, "--batch is from 16 to 65536, not 3", "--batch=3", policy, games);
    assertRefused(2, "--epochs is at least 1, not 0", "--epochs=0", policy, games);
    assertRefused(2, "--lr is from 0 to 1, not 2.0", "--lr=2", policy, games);
    assertRefused(2, "Missing required parameter: 'GAMES'", policy);
  }

  @Test
  void badFilesAreNamed() throws Exception {
    String missing = folder.resolve("missing").toString();
    assertRefused(1, "there is no file " + missing, policy, missing);
    Path text = folder.resolve("text");
    Files.writeString(text, "These are the moves of no game at all.");
    assertRefused(1, text + " is not a file of self-play games", policy, text.toString());
  }

  private void selfPlay(String count) {
    LabRun run = LabRun.of("selfplay", "--boardsize=9", "--nodes=100", "--count", count, games);
    assertEquals(0, run.code(), run.err());
  }

  private static void assertRefused(int code, String message, String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "train policy";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    LabRun run = LabRun.of(all);
    assertEquals(code, run.code());
    String name = "katachi-lab train policy: ";
    assertEquals(
        name + message,
        run.err().lines().filter(line -> line.startsWith(name)).findFirst().orElse(""));
  }
}
