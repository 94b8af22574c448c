package org.katachi.tournament.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.EnginePlayer;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.player.ProgramFiles;
import org.katachi.tournament.player.RestartMode;
import org.katachi.tournament.player.SpecBuilder;
import org.katachi.tournament.player.TimeControl;

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
  private static final long MEMORY = 350L << 20;

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
    measure("START, TURN", spec -> spec);
    measure("RESTART, TURN", spec -> spec.restartMode(RestartMode.RESTART));
    measure("START, BOARD for every move", SpecBuilder::boardEveryMove);
    measure("START, TURN, memory measured", spec -> spec.memory(MEMORY));
    measure("START, TURN, suspended", SpecBuilder::suspended);
    measure("a process for each game, TURN", spec -> spec.restartMode(RestartMode.PROCESS));
  }

  private static void measure(String name, UnaryOperator<SpecBuilder> protocol)
      throws BrainFailure, InterruptedException {
    try (EnginePlayer black = player(protocol);
        EnginePlayer white = player(protocol)) {
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

  private static EnginePlayer player(UnaryOperator<SpecBuilder> protocol) {
    SpecBuilder brain = new SpecBuilder("instant", List.of("sh", "-c", BRAIN), TIME);
    return new EnginePlayer(protocol.apply(brain).build(), ProgramFiles.NONE, warning -> {});
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
