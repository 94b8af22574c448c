package org.katachi.protocol.yixin;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.katachi.board.Point;
import org.katachi.engine.Analyser;
import org.katachi.engine.AnalysisOptions;
import org.katachi.engine.BalanceOptions;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchReport;
import org.katachi.protocol.command.Command.Kind;
import org.katachi.protocol.command.Refusal;
import org.katachi.protocol.game.BrainParts;
import org.katachi.protocol.io.ReceivedLine;
import org.katachi.protocol.task.LinesTask;
import org.katachi.protocol.task.MoveTask;
import org.katachi.protocol.task.ReportFormat;
import org.katachi.protocol.task.Response;
import org.katachi.protocol.task.SearchTask;

/**
 * The commands of the Yixin extension for analysis. It keeps the points that {@code YXBLOCK} takes
 * from the searches for a move, for lines and for level positions; they outlive a {@code START},
 * since Yixin-Board sends one before each search.
 */
public final class YixinCommands {

  /** Positions with a greater value than this are won. */
  private static final int MOST_WANTED = 10_000;

  private final BrainParts brain;
  private final Set<Point> excluded = new HashSet<>();

  public YixinCommands(BrainParts brain) {
    this.brain = brain;
  }

  /** The greatest number of threads, and of hash memory as a power of two in kilobytes. */
  public Response showInfo() {
    int threads = brain.analyser().map(Analyser::maxThreads).orElse(1);
    long hashBytes = brain.analyser().map(Analyser::maxHashBytes).orElse(0L);
    int hashPower = 63 - Long.numberOfLeadingZeros(Math.max(1, hashBytes >> 10));
    return Response.of(
        "MESSAGE INFO MAX_THREAD_NUM " + threads, "MESSAGE INFO MAX_HASH_SIZE " + hashPower);
  }

  /** How much of the transposition table is used. */
  public Response showUsage() {
    int permille = analyser(Kind.YXSHOWHASHUSAGE).usedPermille();
    return Response.of("MESSAGE hash usage " + permille / 10 + "." + permille % 10 + " %");
  }

  /** Takes points from the searches. */
  public void exclude(Set<Point> points) {
    analyser(Kind.YXBLOCK);
    excluded.addAll(points);
  }

  /** Gives points back. */
  public void include(Set<Point> points) {
    excluded.removeAll(points);
  }

  /** Gives all points back. */
  public void includeAll() {
    excluded.clear();
  }

  /**
   * The search for a move, with the points left out.
   *
   * @param told whether the manager is told of each move while the search runs
   */
  public SearchTask move(
      Position position, ReceivedLine arrival, boolean told, ReportFormat format) {
    MoveTask plain = search(position, arrival, format);
    return told && brain.analyser().isPresent()
        ? new LinesTask(plain, brain.analyser().get(), new AnalysisOptions(1, excluded))
        : plain;
  }

  private MoveTask search(Position position, ReceivedLine arrival, ReportFormat format) {
    Set<Point> points = Set.copyOf(excluded);
    Engine engine =
        points.isEmpty() ? brain.engine() : new WithoutPoints(analyser(Kind.YXBLOCK), points);
    return new MoveTask(engine, brain.rules(), position, points, arrival, format);
  }

  /** The engine that leaves points out. */
  private record WithoutPoints(Analyser analyser, Set<Point> excluded) implements Engine {

    @Override
    public BestMove choose(
        Position position, SearchControl control, Consumer<SearchReport> listener) {
      return analyser.choose(position, excluded, control, listener);
    }

    @Override
    public void newGame() {
      throw new UnsupportedOperationException("of the engine itself");
    }
  }

  /**
   * The search for the best lines.
   *
   * @param kind the command that asks for it
   */
  public SearchTask lines(
      Kind kind, int lines, Position position, ReceivedLine arrival, ReportFormat format) {
    Analyser analyser = analyser(kind);
    if (lines < 1) {
      throw new Refusal(kind + " " + lines + "; expected a number of lines from 1 on");
    }
    if (position.isFull()) {
      throw new Refusal(kind + " on a full board; expected an empty point");
    }
    return new LinesTask(
        search(position, arrival, format), analyser, new AnalysisOptions(lines, excluded));
  }

  /**
   * The search for a level position.
   *
   * @param kind the command that asks for it
   * @param value wanted for the side that places the last stone
   */
  public SearchTask balance(
      Kind kind, int value, Position position, ReceivedLine arrival, ReportFormat format) {
    Analyser analyser = analyser(kind);
    int stones = kind == Kind.YXBALANCEONE ? 1 : 2;
    if (position.geometry().pointCount() - position.stones().size() < stones) {
      throw new Refusal(kind + " on a full board; expected an empty point for each stone");
    }
    int wanted = -Math.max(-MOST_WANTED, Math.min(MOST_WANTED, value));
    BalanceOptions options = new BalanceOptions(stones, wanted, excluded);
    return new BalanceTask(analyser, brain.rules(), position, options, arrival, format);
  }

  /**
   * The search for a step of the swap2 opening.
   *
   * @param kind the command that asks for it
   * @param stones the stones that it needs on the board
   */
  public SearchTask swap2(Kind kind, int stones, Position position, ReceivedLine arrival) {
    int found = position.stones().size();
    if (found != stones) {
      throw new Refusal(kind + " with " + found + " stones on the board; expected " + stones);
    }
    return new YixinSwap2Task(brain.swap2(), position, arrival);
  }

  /** The engine's analysis, which a command needs. */
  public Analyser analyser(Kind kind) {
    return brain
        .analyser()
        .orElseThrow(() -> new Refusal(kind + " needs a player that searches; this one does not"));
  }
}
