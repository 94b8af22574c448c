package org.katachi.tournament.match;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.Strings;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.Evaluation;
import org.katachi.brain.gomocup.SearchInfo;
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

  /** Records hold times in whole microseconds. */
  private static final long NANOS_PER_MICRO = 1_000;

  private final PlannedGame planned;
  private final GameRecord record;
  private final GameTimes times;
  private final Map<String, GameClock> clocks;
  private final boolean isProved;
  private final Iterator<Swap2Step> steps;
  private final Iterator<RecordedMove> moves;

  /** What the game must have taken at the least. */
  private Duration least;

  private GameCheck(
      PlannedGame planned, GameRecord record, Map<String, GameClock> clocks, boolean isProved) {
    this.planned = planned;
    this.record = record;
    this.clocks = clocks;
    this.isProved = isProved;
    times = record.times().orElseThrow(() -> new IllegalArgumentException("a game without times"));
    steps = record.swap2().iterator();
    moves = record.moves().iterator();
    least = times.blackStart().plus(times.whiteStart());
  }

  /**
   * Checks a game.
   *
   * @param record what is said to have been played
   * @param times how long each brain might think, by its name
   * @param isProved whether a prover might end the game
   * @throws IllegalArgumentException if it is another game, or can't have been played so
   */
  public static void check(
      PlannedGame planned, GameRecord record, Map<String, TimeControl> times, boolean isProved) {
    String first = planned.black().name();
    String second = planned.white().name();
    Map<String, GameClock> clocks =
        Map.of(first, new GameClock(times.get(first)), second, new GameClock(times.get(second)));
    new GameCheck(planned, record, clocks, isProved).check();
  }

  private void check() {
    check(record.isOf(planned) && record.first().equals(planned.first()), "it is another game");
    GameRecord played = played();
    check(
        played.result().equals(record.result()) && !steps.hasNext() && !moves.hasNext(),
        "played again it ends by \"" + played.reason() + "\" after " + played.stones());
    check(played.black().equals(record.black()), "another brain has black");
    check(played.swap2().equals(record.swap2()), "other steps of swap2");
    check(
        least.minusNanos(slack()).compareTo(times.length()) <= 0,
        "its moves alone take " + least.toMillis() + " ms and the whole game less");
  }

  private GameRecord played() {
    try {
      Player first = new RecordedPlayer(planned.black().name());
      Player second = new RecordedPlayer(planned.white().name());
      return new Game(planned, first, second, game -> {}, new RecordedProver()).play();
    } catch (InterruptedException e) {
      throw new IllegalStateException("recorded players wait for nothing", e);
    }
  }

  /** By how much all times together may be rounded. */
  private long slack() {
    return NANOS_PER_MICRO * (record.stones() + 3);
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
      boolean isLoser = record.loser().filter(name::equals).isPresent();
      if (isLoser && record.ending() == Termination.DID_NOT_START) {
        throw failure();
      }
    }

    @Override
    public MoveReply ask(List<Point> before) throws BrainFailure {
      if (!moves.hasNext()) {
        throw failure();
      }
      RecordedMove move = moves.next();
      long nanos = nanos(move.millis());
      take(nanos);
      return new MoveReply(move.point(), nanos, List.of(), searchInfo(move), OptionalLong.empty());
    }

    @Override
    public Swap2Reply askSwap2(List<Point> stones) throws BrainFailure {
      if (!steps.hasNext()) {
        throw failure();
      }
      Swap2Step step = steps.next();
      long nanos = nanos(step.millis());
      take(nanos);
      Optional<String> message = Optional.of(step.message()).filter(words -> !words.isEmpty());
      return new Swap2Reply(Notation.parsePos(step.stones()), nanos, message);
    }

    private static long nanos(double millis) {
      return Math.round(millis * NANOS_PER_MICRO) * NANOS_PER_MICRO;
    }

    /** What an adjudication looks at. */
    private static Optional<SearchInfo> searchInfo(RecordedMove move) {
      return Optional.ofNullable(move.evaluation())
          .map(
              value ->
                  Math.abs(value) < RecordedMove.MIN_FORCED
                      ? value
                      : Math.copySign(Double.POSITIVE_INFINITY, value))
          .map(Evaluation::estimate)
          .map(
              evaluation ->
                  new SearchInfo(
                      Optional.of(evaluation),
                      Optional.empty(),
                      Optional.empty(),
                      Optional.empty(),
                      ""));
    }

    private void take(long nanos) {
      check(
          nanos >= 0 && nanos <= patience() + slack(),
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
      Termination ending = record.ending();
      check(ending.isFault(), "played again it goes on");
      if (ending == Termination.LATE) {
        least = least.plusNanos(patience());
      }
      return new BrainFailure(ending, Strings.CS.removeStart(record.reason(), name + " "));
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
      if (moves.hasNext() || record.ending() != Termination.ADJUDICATION_BY_PROOF) {
        return Optional.empty();
      }
      check(isProved, "it has no prover");
      String line = StringUtils.substringAfterLast(record.reason(), " ");
      Proof proof = new Proof(record.winner().orElseThrow(), Notation.parsePos(line));
      check(proof.ends(planned.setup(), before), "its proof does not lead to the win");
      return Optional.of(proof);
    }
  }
}
