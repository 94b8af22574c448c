package org.katachi.tournament.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.engine.BrainFailure;
import org.katachi.tournament.engine.BrainSpec;
import org.katachi.tournament.engine.EnginePlayer;
import org.katachi.tournament.engine.LaunchOptions;
import org.katachi.tournament.engine.Limits;
import org.katachi.tournament.engine.MoveReply;
import org.katachi.tournament.engine.ProgramFiles;
import org.katachi.tournament.engine.ProtocolOptions;
import org.katachi.tournament.engine.RestartMode;
import org.katachi.tournament.engine.TimeControl;
import org.katachi.tournament.engine.TranscriptOptions;

/**
 * What the manager costs beside the brains' thinking: two brains that answer at once, shell scripts
 * without any work, play games of {@value #MOVES} moves, one game at a time. Each way of playing is
 * a row of a table, printed as Markdown:
 *
 * <ul>
 *   <li><em>clock</em>: the time that a brain is charged for a move, its own few microseconds
 *       included; so much of each turn nobody can use
 *   <li><em>move</em>: the time from one request to the next, the clock included
 *   <li><em>games a second</em>: from START to START
 * </ul>
 *
 * <p>Needs a POSIX shell.
 */
public final class Overhead {

  private static final int MOVES = 20;
  private static final long WARM_UP_NANOS = TimeUnit.SECONDS.toNanos(3);
  private static final long NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final double NANOS_PER_MICRO = 1e3;
  private static final double NANOS_PER_SECOND = 1e9;

  private static final Geometry BOARD = new Geometry(15, 15);
  private static final RuleSet FREESTYLE = RuleSet.ofInfo(0).orElseThrow();
  private static final TimeControl TIME = new TimeControl(0, 10_000, 0, 0);
  private static final Limits UNMEASURED = Limits.of(TIME);
  private static final Limits MEASURED =
      new Limits(
          TIME,
          OptionalLong.of(350L << 20),
          OptionalInt.empty(),
          OptionalLong.empty(),
          OptionalInt.empty(),
          Optional.empty());
  private static final ProtocolOptions TURN = ProtocolOptions.DEFAULT;
  private static final ProtocolOptions BOARD_EVERY_MOVE =
      new ProtocolOptions(true, false, Map.of());
  private static final ProtocolOptions SUSPENDED = new ProtocolOptions(false, true, Map.of());

  private static final String BRAIN =
      """
      while read -r word rest; do
        case $word in
          START*|RESTART*) n=0; echo OK;;
          BEGIN*|TURN*|DONE*) echo $((n % 15)),$((n / 15)); n=$((n+1));;
          END*) exit 0;;
        esac
      done
      """;

  private static final List<String> COMMAND = List.of("sh", "-c", BRAIN);

  private final EnginePlayer black;
  private final EnginePlayer white;
  private final List<Long> clock = new ArrayList<>();
  private final List<Long> wall = new ArrayList<>();
  private int games;

  private Overhead(EnginePlayer black, EnginePlayer white) {
    this.black = black;
    this.white = white;
  }

  /** Prints the table. */
  public static void main(String[] arguments) throws BrainFailure, InterruptedException {
    System.out.println("| | clock, µs: median | 99 % | move, µs: median | 99 % | games a second |");
    System.out.println("|---|--:|--:|--:|--:|--:|");
    measure("START, TURN", RestartMode.START, UNMEASURED, TURN);
    measure("RESTART, TURN", RestartMode.RESTART, UNMEASURED, TURN);
    measure("START, BOARD for every move", RestartMode.START, UNMEASURED, BOARD_EVERY_MOVE);
    measure("START, TURN, memory measured", RestartMode.START, MEASURED, TURN);
    measure("START, TURN, suspended", RestartMode.START, UNMEASURED, SUSPENDED);
    measure("a process for each game, TURN", RestartMode.PROCESS, UNMEASURED, TURN);
  }

  private static void measure(
      String name, RestartMode restartMode, Limits limits, ProtocolOptions protocol)
      throws BrainFailure, InterruptedException {
    LaunchOptions launch = LaunchOptions.of(COMMAND, restartMode);
    BrainSpec brain = new BrainSpec("instant", launch, limits, protocol, TranscriptOptions.NONE);
    try (EnginePlayer black = player(brain);
        EnginePlayer white = player(brain)) {
      new Overhead(black, white).play(WARM_UP_NANOS);
      Overhead overhead = new Overhead(black, white);
      double seconds = overhead.play(NANOS) / NANOS_PER_SECOND;
      System.out.printf(
          Locale.ROOT,
          "| %s | %.0f | %.0f | %.0f | %.0f | %.0f |%n",
          name,
          percentile(overhead.clock, 50),
          percentile(overhead.clock, 99),
          percentile(overhead.wall, 50),
          percentile(overhead.wall, 99),
          overhead.games / seconds);
    }
  }

  private static EnginePlayer player(BrainSpec brain) {
    return new EnginePlayer(brain, ProgramFiles.NONE, remark -> {});
  }

  /** In microseconds. */
  private static double percentile(List<Long> nanos, int percent) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).toArray();
    Arrays.sort(sorted);
    return sorted[(sorted.length - 1) * percent / 100] / NANOS_PER_MICRO;
  }

  /** Plays games for so long; returns how long it really was, in nanoseconds. */
  private long play(long nanos) throws BrainFailure, InterruptedException {
    long start = System.nanoTime();
    while (System.nanoTime() - start < nanos) {
      playGame();
      games++;
    }
    return System.nanoTime() - start;
  }

  private void playGame() throws BrainFailure, InterruptedException {
    black.start(BOARD, FREESTYLE);
    white.start(BOARD, FREESTYLE);
    List<Point> moves = new ArrayList<>();
    for (int i = 0; i < MOVES; i++) {
      long asked = System.nanoTime();
      MoveReply answer = (i % 2 == 0 ? black : white).ask(moves);
      wall.add(System.nanoTime() - asked);
      clock.add(answer.nanos());
      moves.add(answer.move());
    }
  }
}
