package org.katachi.tournament.match;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.Strings;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.GameClock;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.player.Player;
import org.katachi.tournament.player.Swap2Reply;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.player.TimeControl;

/**
 * Plays a game again that was played elsewhere: its brains answer what the record says. What the
 * rules, the clocks or the adjudication make another game of is refused.
 */
public final class GameCheck {

  private final GameRecord told;
  private final Map<String, GameClock> clocks;
  private final boolean isProved;
  private final Iterator<Swap2Step> steps;
  private final Iterator<MoveReply> moves;

  /** What the game must have taken at the least. */
  private Duration least;

  private GameCheck(GameRecord told, Map<String, GameClock> clocks, boolean isProved) {
    this.told = told;
    this.clocks = clocks;
    this.isProved = isProved;
    steps = told.swap2().iterator();
    moves = told.moves().iterator();
    least = told.times().firstsStart().plus(told.times().secondsStart());
  }

  /**
   * Checks a game.
   *
   * @param told what is said to have been played
   * @param second the brain that is not the first
   * @param times how long each brain might think, by its name
   * @param isProved whether a prover might end the game
   * @return the result that the rules give it
   * @throws IllegalArgumentException if it is another one, or the game can't have been played so
   */
  public static GameResult check(
      GameRecord told, String second, Map<String, TimeControl> times, boolean isProved) {
    Map<String, GameClock> clocks =
        Map.of(
            told.first(),
            new GameClock(times.get(told.first())),
            second,
            new GameClock(times.get(second)));
    return new GameCheck(told, clocks, isProved).result(second);
  }

  private GameResult result(String second) {
    GameRecord played = played(new RecordedPlayer(told.first()), new RecordedPlayer(second));
    GameResult result = played.result();
    check(
        result.winner().equals(told.result().winner())
            && result.ending() == told.result().ending()
            && !steps.hasNext()
            && !moves.hasNext(),
        "played again it ends by \"" + result.words() + "\" after " + played.points().size());
    check(
        played.black().equals(told.black()) && played.white().equals(told.white()),
        "another brain has black");
    check(played.swap2().equals(told.swap2()), "other steps of swap2");
    check(
        least.compareTo(told.times().length()) <= 0,
        "its moves alone take " + least.toMillis() + " ms and the whole game less");
    return result;
  }

  private GameRecord played(Player first, Player second) {
    try {
      return new Game(told.setup(), first, second, snapshot -> {}, new RecordedProver()).play();
    } catch (InterruptedException e) {
      throw new IllegalStateException("recorded players wait for nothing", e);
    }
  }

  private static void check(boolean holds, String objection) {
    if (!holds) {
      throw new IllegalArgumentException(objection);
    }
  }

  /** A brain that does what the record says. */
  private final class RecordedPlayer implements Player {

    private final String name;

    RecordedPlayer(String name) {
      this.name = name;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public void start(Geometry geometry, RuleSet rules) throws BrainFailure {
      boolean isLoser = told.loser().filter(name::equals).isPresent();
      if (isLoser && told.result().ending() == Termination.DID_NOT_START) {
        throw failure();
      }
    }

    @Override
    public MoveReply ask(List<Point> before) throws BrainFailure {
      if (!moves.hasNext()) {
        throw failure();
      }
      MoveReply reply = moves.next();
      take(reply.nanos());
      return reply;
    }

    @Override
    public Swap2Reply askSwap2(List<Point> stones) throws BrainFailure {
      if (!steps.hasNext()) {
        throw failure();
      }
      Swap2Reply reply = steps.next().answer();
      take(reply.nanos());
      return reply;
    }

    private void take(long nanos) {
      check(
          nanos >= 0 && nanos <= patience(),
          name + " may take " + Duration.ofNanos(patience()).toMillis() + " ms for a move");
      clocks.get(name).spend(nanos);
      least = least.plusNanos(nanos);
    }

    private long patience() {
      GameClock clock = clocks.get(name);
      return clock.limitNanos() + clock.marginNanos();
    }

    /** Whoever is asked and says nothing more has lost by a fault. */
    private BrainFailure failure() {
      Termination ending = told.result().ending();
      check(ending.isFault(), "played again it goes on");
      if (ending == Termination.LATE) {
        least = least.plusNanos(patience());
      }
      return new BrainFailure(ending, Strings.CS.removeStart(told.result().words(), name + " "));
    }

    @Override
    public void abandon() {}
  }

  /** Proves after the last move what the record says. */
  private final class RecordedProver implements Prover {

    @Override
    public void begin(GameSetup setup) {}

    @Override
    public Optional<Proof> prove(List<Point> before) {
      if (moves.hasNext() || told.result().ending() != Termination.ADJUDICATION_BY_PROOF) {
        return Optional.empty();
      }
      check(isProved, "it has no prover");
      String line = StringUtils.substringAfterLast(told.result().words(), " ");
      Proof proof = new Proof(told.result().winner().orElseThrow(), Notation.parsePos(line));
      check(proof.ends(told.setup(), before), "its proof does not lead to the win");
      return Optional.of(proof);
    }
  }
}
