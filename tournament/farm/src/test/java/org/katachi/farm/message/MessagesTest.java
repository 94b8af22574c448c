package org.katachi.farm.message;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.farm.TestBrains;
import org.katachi.farm.TestGames;
import org.katachi.farm.broker.NotAdmitted;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.Swap2Step;
import org.katachi.tournament.player.BrainSettings;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.Platform;
import org.katachi.tournament.player.TimeControl;
import org.katachi.tournament.settings.SettingTree;

/** What is written is what is read, and nothing else is. */
class MessagesTest {

  @Test
  void aPlayedPairArrivesAsItWas() throws IOException {
    List<GameRecord> games = TestGames.played(TestGames.pair(3));
    String sent = Messages.write(new PairTask.Result(games));
    List<GameRecord> read = Messages.read(sent, PairTask.Result.class).games();
    for (int i = 0; i < games.size(); i++) {
      assertEquals(games.get(i).moves(), read.get(i).moves());
      assertEquals(games.get(i).times(), read.get(i).times());
      assertEquals(games.get(i).result(), read.get(i).result());
      assertEquals(games.get(i).points(), read.get(i).points());
    }
  }

  @Test
  void theSwap2OfAGameThatIsPlayedArrivesAsItWas() throws IOException {
    Swap2Step step = new Swap2Step("first", "open", "h8i8j10", 2.5, "mine");
    GameRecord played = TestGames.played(TestGames.pair(3)).get(0);
    GameRecord game =
        new GameRecord(
            played.number(),
            played.pair(),
            played.round(),
            "first",
            "second",
            "first",
            played.geometry(),
            played.rules(),
            Notation.parsePos("h8i8j10"),
            List.of(step),
            List.of(),
            GameResult.ONGOING,
            Optional.empty(),
            Optional.empty());
    LiveReport sent = new LiveReport(List.of(new LiveReport.LiveGame(0, game)));
    LiveReport read = Messages.read(Messages.write(sent), LiveReport.class);
    assertEquals(game, read.games().get(0).game());
  }

  @Test
  void aPairArrivesAsItWas() throws IOException {
    PairTask sent = new PairTask(TestGames.pair(3), true);
    PairTask read = Messages.read(Messages.write(sent), PairTask.class);
    assertEquals(sent.games().get(1).black(), read.games().get(1).black());
    assertEquals(15, read.games().get(1).setup().geometry().width());
    assertEquals(sent.games().get(1).setup().opening(), read.games().get(1).setup().opening());
    assertEquals(sent.games().get(1).number(), read.games().get(1).number());
  }

  @Test
  void aBrainArrivesAsItWas() throws IOException {
    ObjectNode settings = SettingTree.empty().put("env.KEY", "value").put("initstr", "INFO a b");
    settings.put("startup-ms", 9).put("restart", "process").put("maxmemory", 6).put("thread", 2);
    settings.put("nodes", 5).put("folder", "/a folder").put("protocol", "board");
    settings.put("option.key", "value").put("arg", "one");
    BrainSpec spec =
        new BrainSpec(
            "a brain",
            List.of("env"),
            List.of("sh", "x y"),
            Optional.of(Path.of("/a directory")),
            new TimeControl(1, 2, 3, 4),
            BrainSettings.of(settings),
            true,
            Optional.empty());
    Offer.Games tournament = (Offer.Games) sent(offer(Offer.VERSION, spec));
    assertEquals(spec, tournament.brains().get(0).programs().get(0).spec());
    assertEquals("0", tournament.prover().orElseThrow().programs().get(0).bundle());
  }

  @Test
  void aProgramArrivesAsItWas() throws IOException {
    Offer program = new Offer.Program(Offer.VERSION, List.of("sh", "x \"y\" é"), "0");
    assertEquals(program, sent(program));
  }

  private static Offer sent(Offer offer) throws IOException {
    return Messages.offer(Messages.write(offer).getBytes(UTF_8));
  }

  @Test
  void anotherVersionIsRefused() {
    BrainSpec spec = TestBrains.brain("b", List.of("b"), 1);
    Offer newer = offer(Offer.VERSION + 1, spec);
    NotAdmitted refusal = assertThrows(NotAdmitted.class, () -> sent(newer));
    assertTrue(
        refusal.getMessage().contains("version " + (Offer.VERSION + 1)), refusal.getMessage());
  }

  @Test
  void garbageIsRefused() {
    for (String text :
        List.of("", "null", "garbage", "[]", "{\"kind\":\"unknown\"}", "{\"concurrency\":1}")) {
      assertThrows(IOException.class, () -> Messages.read(text, Joined.class), text);
    }
  }

  private static Offer.Games offer(int version, BrainSpec spec) {
    OfferedBrain.Program program =
        new OfferedBrain.Program(Optional.of(Platform.of("linux-aarch64")), spec, "0", false);
    OfferedBrain brain = new OfferedBrain(spec.name(), List.of(program));
    return new Offer.Games(
        version,
        new Geometry(15, 15),
        0,
        OptionalDouble.of(200.5),
        List.of(brain),
        Optional.of(brain));
  }
}
