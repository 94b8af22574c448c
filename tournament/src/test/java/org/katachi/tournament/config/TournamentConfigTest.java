package org.katachi.tournament.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.apache.commons.lang3.ArrayUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.rules.Rule;
import org.katachi.tournament.config.OutputConfig.OutputForm;
import org.katachi.tournament.match.Adjudication;
import org.katachi.tournament.player.BrainSettings;
import org.katachi.tournament.player.RestartMode;
import org.katachi.tournament.player.TimeControl;
import org.katachi.tournament.schedule.OpeningPolicy;
import org.katachi.tournament.schedule.TournamentType;
import org.katachi.tournament.settings.OptionWords;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Settings by the command line and by files are bound to one configuration. */
class TournamentConfigTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir Path folder;

  @Test
  void whatIsNotSaidHasItsStandard() {
    TournamentConfig config = ofWords();
    assertEquals(TournamentType.ROUNDROBIN, config.games().tournament());
    assertEquals(2, config.games().games());
    assertEquals(15, config.games().geometry().height());
    assertEquals(Optional.empty(), config.games().openings());
    assertEquals(1, config.run().concurrency());
    assertEquals(OptionalInt.empty(), config.run().maxFaults());
    assertEquals(10, config.output().ratingInterval());
    assertEquals(OutputForm.KATACHI, config.output().form());
    assertEquals(ExportConfig.SamplesFormat.KATACHI, config.exports().samplesFormat());
  }

  @Test
  void wordsAreTyped() {
    TournamentConfig config =
        ofWords(
            "-engine",
            "cmd=./a",
            "rating=1890.5",
            "restart=process",
            "env.A=b c",
            "arg=x",
            "arg=y",
            "-tournament",
            "round-robin",
            "-repeat",
            "-games",
            "1",
            "-maxmoves",
            "40",
            "-resign",
            "movecount=3",
            "score=2.5",
            "twosided=true",
            "-use-affinity",
            "-log",
            "conversations",
            "-strict");
    EngineConfig engine = config.games().engine().get(0);
    assertEquals(OptionalDouble.of(1890.5), engine.rating());
    assertEquals(Optional.of(RestartMode.PROCESS), engine.common().restart());
    assertEquals(Map.of("A", "b c"), engine.common().env());
    assertEquals(List.of("x", "y"), engine.common().arg());
    assertEquals("a", engine.named());
    assertEquals(2, config.games().games());
    assertEquals(OptionalInt.of(40), config.games().maxMoves());
    assertEquals(OptionalInt.empty(), config.games().drawAfter());
    assertEquals(new ResignConfig(3, 2.5, true), config.games().resign().orElseThrow());
    assertEquals(Optional.of("all"), config.run().affinity());
    assertEquals(OptionalInt.of(0), config.run().maxFaults());
    assertEquals(
        Optional.of(Path.of("conversations")), config.output().log().orElseThrow().folder());
  }

  @Test
  void aBrainsOwnWordsComeBeforeThoseOfAll() {
    TournamentConfig config =
        ofWords(
            "-engine",
            "cmd=a",
            "st=1",
            "option.X=own",
            "-engine",
            "cmd=b",
            "-each",
            "tc=60/5",
            "nodes=7",
            "-each",
            "nodes=8",
            "option.X=all",
            "option.Y=all");
    BrainSettings first = config.games().engine().get(0).common();
    BrainSettings second = config.games().engine().get(1).common();
    assertEquals(new TimeControl(0, 1000, 0, 0), first.time());
    assertEquals(Map.of("X", "own", "Y", "all"), first.option());
    assertEquals(new TimeControl(60_000, 5_000, 0, 0), second.time());
    assertEquals(8, second.nodes().orElseThrow());
    assertEquals(Map.of("X", "all", "Y", "all"), second.option());
  }

  @Test
  void brainsOfAFileAreLaidUnderWhatIsSaidOfThem() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("brains.json"),
            "{\"old\": {\"cmd\": \"./old\", \"st\": 2, \"nodes\": 5}, \"bad\": {\"ndes\": 1}}");
    IllegalArgumentException refusal =
        assertThrows(
            IllegalArgumentException.class,
            () -> ofWords("-brains", file.toString(), "-engine", "conf=old"));
    assertEquals(file + ": unknown key \"bad ndes\"; did you mean nodes?", refusal.getMessage());
    Files.writeString(file, "{\"old\": {\"cmd\": \"./old\", \"st\": 2, \"nodes\": 5}}");
    EngineConfig engine =
        ofWords("-brains", file.toString(), "-engine", "conf=old", "tc=9", "-each", "depth=3")
            .games()
            .engine()
            .get(0);
    assertEquals(Optional.of("old"), engine.name());
    assertEquals(new TimeControl(9_000, 9_000, 0, 0), engine.common().time());
    assertEquals(5, engine.common().nodes().orElseThrow());
    assertEquals(3, engine.common().depth().orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(strings = {"4", "renju", "Renju"})
  void aRuleHasANameAndANumber(String rule) throws Exception {
    assertEquals(
        Rule.RENJU,
        ofWords("-engine", "cmd=a", "-engine", "cmd=b", "-rule", rule).games().rules().rule());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-rule renjuu                     | -rule is one of freestyle, standard, renju, caro,"
            + " caro-exact, not renjuu; did you mean renju?",
        "-rounds many                     | -rounds needs a whole number: many",
        "-rounds 1.5                      | -rounds needs a whole number: 1.5",
        "-tournament gantlet              | -tournament is one of roundrobin, gauntlet, pyramid,"
            + " swiss, knockout, not gantlet; did you mean gauntlet?",
        "-concurrency 0                   | -concurrency is 1 or more, not 0",
        "-engine cmd=a nodes=x            | nodes= needs a whole number: x",
        "-engine cmd=a rating=x           | rating= needs a number: x",
        "-engine cmd=a restart=x          | restart= is one of restart, start, process, not x",
        "-engine name=a                   | -engine needs cmd=",
        "-engine cmd=a platform.os=b      | a platform is linux, windows or mac, or one with a"
            + " processor as linux-aarch64, not os",
        "-engine cmd=a platform.linux=    | platform.linux= needs a command",
        "-engine cmd=a cmd=b              | -engine: cmd= comes twice",
        "-engine cmd=a renewal=start restart=process | -engine: restart= comes twice",
        "-engine cmd=a env.A=1 env.A=2    | -engine: env.A= comes twice",
        "-engine cmd                      | -engine: not of the form key=value: cmd",
        "-engine cmd=a tc=1 st=1          | either tc= or st=, not both",
        "-sprt elo0=0                     | -sprt needs elo1=",
        "-sprt elo0=0 elo1=1 model=x      | model= is one of logistic, normalized, not x",
        "-resign movecount=1 score=1 twosided=1 | twosided= is true or false, not 1",
        "-openings order=random           | -openings needs file=",
        "-log level=info                  | -log level= needs file=FILE",
        "-ratinginterval -1               | -ratinginterval and -outcomeinterval are 0 or more, not"
            + " -1",
        "-resume                          | -resume needs the file of games, -out FILE",
        "-out x.jsonl.gz                  | -out writes no compressed file: x.jsonl.gz; compress it"
            + " when the tournament is over",
        "-live node1                      | -live takes PORT or HOST:PORT, not node1",
        "-live node1:65536                | -live takes PORT or HOST:PORT, not node1:65536",
      })
  void whatMakesNoSenseIsNamed(String words, String message) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> ofWords(words.split(" ")));
    assertEquals(message, refusal.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-maxmoves 0",
        "-drawafter 0",
        "-draw movenumber=0 movecount=0 score=0",
        "-draw movecount=0 score=10",
        "-resign movecount=0 score=0"
      })
  void aLimitOfZeroIsNone(String words) {
    String brains = "-engine cmd=a -engine cmd=b ";
    GamesConfig games = ofWords((brains + words).split(" ")).games();
    assertEquals(Adjudication.NONE, games.adjudication());
    assertEquals(List.of(), GamesDifference.of(ofWords(brains.strip().split(" ")).games(), games));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-maxmoves -1",
        "-drawafter -1",
        "-draw movenumber=9 movecount=0 score=1",
        "-resign movecount=-1 score=1"
      })
  void fewerMovesThanNoneAreRefused(String words) {
    GamesConfig games = ofWords(("-engine cmd=a -engine cmd=b " + words).split(" ")).games();
    assertThrows(IllegalArgumentException.class, games::adjudication);
  }

  @ParameterizedTest
  @CsvSource({"1, 2000000000", "2000000000, 2", "70000, 70000", "10000001, 1"})
  void moreGamesThanATournamentMayHaveAreRefusedBeforeTheyArePlanned(int rounds, int games) {
    for (TournamentType type : TournamentType.values()) {
      GamesConfig config =
          ofWords(
                  "-engine cmd=a -engine cmd=b -tournament %s -rounds %d -games %d"
                      .formatted(type, rounds, games)
                      .split(" "))
              .games();
      IllegalArgumentException refusal =
          assertThrows(IllegalArgumentException.class, config::format, type::toString);
      assertEquals("a tournament has at most 10000000 games", refusal.getMessage());
    }
  }

  @Test
  void theHeaderOfALogSaysTheSameAgain() {
    GamesConfig games =
        ofWords(
                "-engine",
                "cmd=a",
                "platform.windows=a.exe -x",
                "env.A=b",
                "tc=10+0.1",
                "-engine",
                "cmd=b",
                "st=5",
                "folder=files",
                "-boardsize",
                "20x15",
                "-noswap",
                "-draw",
                "movecount=5",
                "score=10",
                "-sprt",
                "elo0=0",
                "elo1=5",
                "-srand",
                "77")
            .games();
    assertEquals(games, GamesConfig.ofHeader(games.tree()));
    assertEquals(List.of(), GamesDifference.of(games, GamesConfig.ofHeader(games.tree())));
  }

  @ParameterizedTest
  @CsvSource({"roundrobin, PAIR", "gauntlet, PAIR", "swiss, ROUND", "knockout, ROUND"})
  void whenTheNextOpeningComesIsSettledByTheFormat(String tournament, OpeningPolicy policy) {
    String words = "-engine cmd=a -engine cmd=b -openings file=book -tournament " + tournament;
    GamesConfig games = ofWords(words.split(" ")).games();
    assertEquals(policy, games.resolved(Optional.empty()).policy());
    GamesConfig said = ofWords((words + " -openings policy=encounter").split(" ")).games();
    assertEquals(OpeningPolicy.ENCOUNTER, said.resolved(Optional.of(games)).policy());
    GamesConfig old = GamesConfig.ofHeader(games.tree());
    assertEquals(OpeningPolicy.ENCOUNTER, games.resolved(Optional.of(old)).policy());
  }

  @Test
  void aSeedIsDrawnOnceForALog() {
    GamesConfig games = ofWords("-engine cmd=a -engine cmd=b -randomseed".split(" ")).games();
    GamesConfig begun = games.resolved(Optional.empty());
    assertNotEquals(0, begun.srand());
    assertNotEquals(begun.srand(), games.resolved(Optional.empty()).srand());
    assertEquals(begun, games.resolved(Optional.of(begun)));
    assertEquals(List.of(), GamesDifference.of(begun, games.resolved(Optional.of(begun))));
  }

  @ParameterizedTest
  @CsvSource({"renewal=process, PROCESS", "restart=on, PROCESS", "restart=off, START"})
  void theRestartHasTheWordsOfOtherManagersAndVersions(String word, RestartMode mode) {
    EngineConfig engine = ofWords("-engine", "cmd=a", word).games().engine().get(0);
    assertEquals(Optional.of(mode), engine.common().restart());
  }

  @Test
  void headersOfOtherVersionsSayTheSame() throws IOException {
    String header =
        """
        {"event": "Cup", "date": "2026-11-20", "manager": "katachi-tournament 0.1.0",
         "tournament": "roundrobin", "rounds": 5, "games": 2, "rule": 0, "boardsize": "15",
         "srand": 0, "sprt": {"elo0": "0", "elo1": "5.0"},
         "engine": [
           {"cmd": "a", "env.A": "b", "name": "a", "tc": "10+0.1", "rating": "1900",
            "sha256": {"a": "12"}},
           {"cmd": "b", "name": "b", "st": "5", "nodes": "100", "renewal": "process"}]}
        """;
    GamesConfig logged = GamesConfig.ofHeader((ObjectNode) MAPPER.readTree(header));
    GamesConfig now =
        ofWords(
                "-engine",
                "cmd=a",
                "name=a",
                "env.A=b",
                "tc=10+0.1",
                "-engine",
                "cmd=b",
                "name=b",
                "st=5",
                "nodes=200",
                "restart=process",
                "-sprt",
                "elo0=0.0",
                "elo1=5",
                "-rounds",
                "6")
            .games();
    assertEquals(
        List.of(
            "engine 1 is another build, of which a differs; its games belong into a log of their"
                + " own",
            "\"engine 2 nodes\" was 100 and is 200"),
        GamesDifference.of(logged, now));
  }

  /** Nobody has typed its standards. */
  @Test
  void aGroupThatIsAddedIsOneDifference() {
    String[] brains = {"-engine", "cmd=a", "st=1", "-engine", "cmd=b", "st=1"};
    String[] tested = ArrayUtils.addAll(brains, "-sprt", "elo1=10");
    assertEquals(
        List.of("\"sprt\" was not set and is set"),
        GamesDifference.of(ofWords(brains).games(), ofWords(tested).games()));
  }

  private static TournamentConfig ofWords(String... words) {
    CommandSpec command = CommandSpec.create();
    OptionWords options = new OptionWords(TournamentConfig.class, "-");
    options.addTo(command);
    new CommandLine(command).setOverwrittenOptionsAllowed(true).parseArgs(words);
    return TournamentConfig.of(options.tree());
  }
}
