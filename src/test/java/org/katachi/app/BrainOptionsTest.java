package org.katachi.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.classic.weighted.LineKind;
import org.katachi.classic.weighted.ScoringWeights;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;
import org.katachi.eval.EvaluationSource;
import org.katachi.network.convolution.RandomConvolutions;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueWeights;

class BrainOptionsTest {

  @Test
  void byDefaultTheSearchPlays() {
    BrainOptions options = BrainOptions.parse(List.of());
    assertEquals(Players.SEARCH, options.player());
    assertEquals(EngineOptions.defaults().overheadMillis(), options.engine().overheadMillis());
  }

  @Test
  void aValueFollowsItsOptionInTheSameWordOrTheNext() {
    BrainOptions options = BrainOptions.parse(List.of("--player=win-table", "--overhead", "75"));
    assertEquals(Players.WIN_TABLE, options.player());
    assertEquals(75, options.engine().overheadMillis());
  }

  @Test
  void whatTheManagerDoesNotSayCanBeSet() {
    BrainOptions options =
        BrainOptions.parse(List.of("--threads=4", "--hash=64", "--strength=50", "--pondering=1"));
    assertEquals(
        Map.of("thread_num", "4", "hash_size", "65536", "strength", "50", "pondering", "1"),
        options.settings());
  }

  @Test
  void optionsInTheFileComeBeforeTheCommandLine(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("pbrain-katachi.options");
    assertEquals(Map.of(), BrainOptions.parse(file, List.of()).settings());
    Files.writeString(file, "# for a machine of eight cores\n\nthreads = 8\nstrength=90\n");
    assertEquals(
        Map.of("thread_num", "2", "strength", "90"),
        BrainOptions.parse(file, List.of("--threads=2")).settings());
    Files.writeString(file, "\uFEFF# saved by an editor that marks UTF-8\nthreads=3\n");
    assertEquals(Map.of("thread_num", "3"), BrainOptions.parse(file, List.of()).settings());
    Files.writeString(file, "network=no.network\n");
    Path beside = folder.resolve("no.network");
    assertEquals(
        file + ": can't read " + beside + ": no such file or folder",
        assertThrows(IllegalArgumentException.class, () -> BrainOptions.parse(file, List.of()))
            .getMessage());
    Files.writeString(file, "loud=1\n");
    assertEquals(
        file + ": there is no option --loud",
        assertThrows(IllegalArgumentException.class, () -> BrainOptions.parse(file, List.of()))
            .getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "--threads=0, --threads is not from 1 to 256: 0",
    "--strength=101, --strength is not from 0 to 100",
    "--pondering=yes, --pondering is not a whole number: yes",
    "--player=chess, chess is not a player; the players are search",
    "--overhead=soon, soon",
    "--overhead=-1, -1",
    "--overhead, needs a value",
    "--scoring=/no/such/file, /no/such/file: no such file or folder",
    "--weights=/no/such/file, /no/such/file: no such file or folder",
    "--network=/no/such/file, can't read /no/such/file: no such file or folder",
    "--policy=/no/such/file, can't read /no/such/file: no such file or folder",
    "--policy=/, can't read /: it is a folder",
    "loud, there is no command loud",
    "plya, there is no command plya; did you mean play?",
    "--netwerk=file, there is no option --netwerk; did you mean --network?",
  })
  void aWrongArgumentIsNamed(String argument, String named) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> BrainOptions.parse(List.of(argument)))
            .getMessage();
    assertTrue(message.contains(named), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--scoring=", "--weights="})
  void scoringWeightsAreReadFromAFile(String option, @TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("weights"), "own.two=99");
    ScoringWeights weights = BrainOptions.parse(List.of(option + file)).weights();
    assertEquals(99, weights.own(LineKind.TWO));
  }

  @Test
  void networksAreReadFromFiles(@TempDir Path folder) throws IOException {
    Path network = folder.resolve("my.network");
    Path convolution = folder.resolve("my.convolution");
    Path policy = folder.resolve("my.policy");
    ValueWeights.zero().file().write(network);
    RandomConvolutions.of(new Random(1)).file().write(convolution);
    PolicyWeights.zero().file().write(policy);
    EvaluationSource both = evaluation("--network=" + network, "--policy", policy.toString());
    assertTrue(both.network().isPresent() && both.policy().isPresent());
    assertTrue(evaluation("--convolution=" + convolution).convolution().isPresent());
    assertEquals(EvaluationSource.SHIPPED, evaluation());
  }

  @Test
  void aFileOfOtherWeightsIsRefused(@TempDir Path folder) throws IOException {
    Path network = folder.resolve("my.network");
    ValueWeights.zero().file().write(network);
    assertRefused(
        network + " holds other weights: it is too short, expected 237682 bytes", network);
    PolicyWeights beyond = PolicyWeights.zero();
    beyond.lineEmbedding()[0] = PolicyWeights.MAX_EMBEDDING + 1;
    Path policy = folder.resolve("my.policy");
    beyond.file().write(policy);
    assertRefused(policy + " holds no policy: a weight of the embedding is 32", policy);
  }

  private static void assertRefused(String expected, Path policy) {
    assertEquals(
        expected,
        assertThrows(IllegalArgumentException.class, () -> evaluation("--policy=" + policy))
            .getMessage());
  }

  private static EvaluationSource evaluation(String... arguments) {
    return BrainOptions.parse(List.of(arguments)).engine().evaluation();
  }

  @Test
  void everyNamedPlayerCanBeMade() {
    for (String name : Players.NAMES) {
      assertEquals(
          name.equals(Players.SEARCH),
          Players.make(name, EngineOptions.defaults(), ScoringWeights.defaults())
              instanceof SearchEngine);
    }
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    assertTrue(Version.read().matches("\\d+\\.\\d+\\.\\d+.*"), Version.read());
  }
}
