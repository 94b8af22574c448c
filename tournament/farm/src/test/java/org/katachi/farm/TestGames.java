package org.katachi.farm;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.SearchInfo;
import org.katachi.farm.message.Joined;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.match.Adjudication;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.GameSetup;
import org.katachi.tournament.match.GameTimes;
import org.katachi.tournament.match.Machine;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.match.RecordedMove;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.player.Termination;

/** Games of two brains that nobody has played. */
public final class TestGames {

  /** What a brain of the pair may take for a move, in milliseconds. */
  public static final int TURN_MILLIS = 1_000;

  private static final Participant FIRST = new Participant(0, "first");
  private static final Participant SECOND = new Participant(1, "second");

  private TestGames() {}

  /** A pair on 15x15 with an opening of one stone. */
  public static List<PlannedGame> pair(int pair) {
    return List.of(game(2 * pair, FIRST, SECOND), game(2 * pair + 1, SECOND, FIRST));
  }

  private static PlannedGame game(int number, Participant black, Participant white) {
    GameSetup setup =
        new GameSetup(
            new Geometry(15, 15),
            RuleSet.FREESTYLE,
            List.of(new Point(7, 7)),
            false,
            Adjudication.NONE);
    return new PlannedGame(number, number / 2, 0, 0, FIRST.name(), black, white, setup);
  }

  /** Two games at once on some machine. */
  public static Joined joined() {
    return new Joined(new Machine(4, 8L << 30, "a system", "17", 200), 2);
  }

  /** A game that white loses by a fault. */
  public static GameRecord crashed(PlannedGame game) {
    return played(
        game,
        2,
        new GameResult(
            Optional.of(Colour.BLACK), Termination.CRASHED, game.white().name() + " crashed"));
  }

  /** All of a pair, with what brains tell of their search; black wins each. */
  public static List<GameRecord> played(List<PlannedGame> pair) {
    return pair.stream().map(TestGames::played).toList();
  }

  /** A game that black wins with five stones in the opening's row. */
  public static GameRecord played(PlannedGame game) {
    return played(
        game,
        8,
        new GameResult(
            Optional.of(Colour.BLACK),
            Termination.FIVE,
            game.black().name() + " makes five in a row"));
  }

  /** The same game with another winner. */
  public static GameRecord wonByWhite(PlannedGame game) {
    return played(game, 8, new GameResult(Optional.of(Colour.WHITE), Termination.FIVE, "a lie"));
  }

  private static GameRecord played(PlannedGame game, int count, GameResult result) {
    List<RecordedMove> moves = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<String> messages = List.of("ev +M9 d 12 n 1000 pv h8", "depth 7 ev -35 é");
      Point point = i % 2 == 0 ? new Point(i, 0) : new Point(8 + i / 2, 7);
      moves.add(
          RecordedMove.of(
              new MoveReply(
                  point, 1_000_000, messages, SearchInfo.of(messages), OptionalLong.of(7))));
    }
    GameTimes times =
        new GameTimes(
            Instant.ofEpochMilli(1_700_000_000_123L),
            Duration.ofMinutes(3),
            Duration.ofNanos(1_000),
            Duration.ofSeconds(2));
    return new GameRecord(
        game.number() + 1,
        game.pair() + 1,
        game.round() + 1,
        game.first(),
        game.black().name(),
        game.white().name(),
        game.setup().geometry(),
        game.setup().rules(),
        game.setup().opening(),
        List.of(),
        moves,
        result,
        Optional.of(times),
        Optional.empty());
  }
}
