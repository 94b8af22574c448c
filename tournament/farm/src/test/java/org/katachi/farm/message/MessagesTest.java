package org.katachi.farm.message;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.farm.TestBrains;
import org.katachi.farm.TestGames;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.Swap2Step;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.LaunchOptions;
import org.katachi.tournament.player.Limits;
import org.katachi.tournament.player.Platform;
import org.katachi.tournament.player.ProtocolOptions;
import org.katachi.tournament.player.RestartMode;
import org.katachi.tournament.player.TimeControl;

/** What is written is what is read, and nothing else is. */
class MessagesTest {

  @Test
  void aPlayedPairArrivesAsItWas() throws IOException {
    List<GameRecord> games = TestGames.played(TestGames.pair(3));
    Report.Played sent = new Report.Played("node/1", "id", 3, games);
    Report.Played read = (Report.Played) Messages.read(Messages.write(sent), Report.class);
    assertEquals("node/1", read.worker());
    for (int i = 0; i < games.size(); i++) {
      assertEquals(games.get(i).moves(), read.games().get(i).moves());
      assertEquals(games.get(i).times(), read.games().get(i).times());
      assertEquals(games.get(i).result(), read.games().get(i).result());
      assertEquals(games.get(i).points(), read.games().get(i).points());
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
    LiveReport sent = new LiveReport("node/1", "id", List.of(new LiveReport.LiveGame(0, game)));
    LiveReport read = Messages.read(Messages.write(sent), LiveReport.class);
    assertEquals(game, read.games().get(0).game());
  }

  @Test
  void anOrderArrivesAsItWas() throws IOException {
    PairOrder sent = new PairOrder("id", 3, TestGames.pair(3), true);
    PairOrder read = Messages.read(Messages.write(sent), PairOrder.class);
    assertEquals(sent.games().get(1).black(), read.games().get(1).black());
    assertEquals(15, read.games().get(1).setup().geometry().width());
    assertEquals(sent.games().get(1).setup().opening(), read.games().get(1).setup().opening());
    assertEquals(sent.games().get(1).number(), read.games().get(1).number());
  }

  @Test
  void aBrainArrivesAsItWas() throws IOException {
    BrainSpec spec =
        new BrainSpec(
            "a brain",
            new LaunchOptions(
                List.of("env"),
                List.of("sh", "x y"),
                Optional.of(Path.of("/a directory")),
                Map.of("KEY", "value"),
                List.of("INFO a b"),
                9,
                RestartMode.PROCESS),
            new Limits(
                new TimeControl(1, 2, 3, 4),
                OptionalLong.of(6),
                OptionalInt.of(2),
                OptionalLong.of(5),
                OptionalInt.empty(),
                Optional.of(Path.of("/a folder"))),
            new ProtocolOptions(true, false, Map.of("key", "value")),
            Optional.empty());
    Offer read = Messages.offer(Messages.write(offer(Offer.VERSION, spec)));
    TournamentOffer tournament = (TournamentOffer) read;
    assertEquals(spec, tournament.brains().get(0).programs().get(0).spec());
    assertEquals("0", tournament.prover().orElseThrow().programs().get(0).bundle());
  }

  @Test
  void tasksAndRemarksArriveAsTheyWere() throws IOException {
    TaskOffer offer = new TaskOffer(Offer.VERSION, "id", List.of("sh", "x y"), "0");
    assertEquals(offer, Messages.offer(Messages.write(offer)));
    TaskOrder order = new TaskOrder("id", 3, "some \"content\" é");
    assertEquals(order, Messages.read(Messages.write(order), TaskOrder.class));
    for (Report report :
        List.of(
            new Report.Remarked("node/1", "brain did not end"),
            new Report.Done("node/1", "id", 3, "content"),
            new Report.Failed("node/1", "id", 3, "ended"))) {
      assertEquals(report, Messages.read(Messages.write(report), Report.class));
    }
  }

  @Test
  void anotherVersionIsRefused() {
    BrainSpec spec = TestBrains.brain("b", List.of("b"), 1);
    byte[] newer = Messages.write(offer(Offer.VERSION + 1, spec));
    OtherVersion refusal = assertThrows(OtherVersion.class, () -> Messages.offer(newer));
    assertTrue(
        refusal.getMessage().contains("version " + (Offer.VERSION + 1)), refusal.getMessage());
  }

  @Test
  void garbageIsRefused() {
    for (String text : List.of("", "garbage", "[]", "{\"kind\":\"unknown\"}", "{\"pair\":1}")) {
      assertThrows(
          IOException.class, () -> Messages.read(text.getBytes(UTF_8), Report.class), text);
    }
  }

  private static TournamentOffer offer(int version, BrainSpec spec) {
    OfferedBrain.Program program =
        new OfferedBrain.Program(Optional.of(Platform.of("linux-aarch64")), spec, "0", false);
    OfferedBrain brain = new OfferedBrain(spec.name(), List.of(program));
    return new TournamentOffer(
        version,
        "id",
        new Geometry(15, 15),
        0,
        OptionalDouble.of(200.5),
        List.of(brain),
        Optional.of(brain));
  }
}
