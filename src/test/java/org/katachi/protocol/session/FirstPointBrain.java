package org.katachi.protocol.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.katachi.board.Point;
import org.katachi.engine.Analyser;
import org.katachi.engine.AnalysisOptions;
import org.katachi.engine.BalanceOptions;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.engine.Swap2;
import org.katachi.protocol.game.BrainParts;
import org.katachi.protocol.game.Identity;
import org.katachi.protocol.game.PositionStones;
import org.katachi.protocol.game.RulesAdapter;

/**
 * A brain that plays the first empty point, row by row, and reports two iterations. Its lines are
 * the next empty points, each a point worse, and the last one loses. In swap2 it swaps after five
 * stones; after three it plays the first point, or adds the next two points if that is taken. Under
 * every rule the empty points of the rising diagonal are forbidden, and in a continuous game the
 * last stone dies if it is in the first column.
 */
public final class FirstPointBrain implements Engine, Analyser, Swap2, RulesAdapter {

  public static final Identity IDENTITY =
      new Identity("First", "1.0", "somebody", "Nowhere", "www.example.org");
  public static final long MIN_MEMORY = 1_000_000;

  /** The brain with its parts. */
  public static BrainParts brain() {
    FirstPointBrain first = new FirstPointBrain();
    return new BrainParts(first, first, first, IDENTITY, MIN_MEMORY);
  }

  @Override
  public BestMove choose(
      Position position, SearchControl control, Consumer<SearchReport> listener) {
    Point move = firstEmpty(position);
    listener.accept(report(1, move));
    SearchReport last = report(2, move);
    listener.accept(last);
    return new BestMove(move, last);
  }

  @Override
  public List<SearchReport> analyse(
      Position position, AnalysisOptions options, SearchControl control, SearchListener listener) {
    List<Point> moves = new ArrayList<>(PositionStones.empty(position));
    moves.removeAll(options.excluded());
    List<SearchReport> lines = new ArrayList<>();
    for (int i = 0; i < Math.min(options.lines(), moves.size()); i++) {
      listener.moveStarted(moves.get(i));
      listener.moveFinished(moves.get(i));
      lines.add(report(3, moves.get(i), 35 - i));
    }
    listener.moveLost(moves.get(moves.size() - 1));
    listener.linesFound(lines);
    return lines;
  }

  @Override
  public BestMove choose(
      Position position,
      Set<Point> excluded,
      SearchControl control,
      Consumer<SearchReport> listener) {
    List<SearchReport> lines =
        analyse(position, new AnalysisOptions(1, excluded), control, listener::accept);
    return new BestMove(lines.get(0).variation().get(0), lines.get(0));
  }

  @Override
  public Optional<SearchReport> balance(
      Position position, BalanceOptions options, SearchControl control, SearchListener listener) {
    List<Point> stones = PositionStones.empty(position).subList(0, options.stones());
    SearchScore score = SearchScore.estimate(options.wanted());
    return Optional.of(new SearchReport(4, 5, score, 10_000, 0, stones));
  }

  /** The table has as many positions as the game has stones; its file has a name on .bin. */
  @Override
  public long dumpTable(Path file, Position game) throws IOException {
    if (!file.toString().endsWith(".bin")) {
      throw new NoSuchFileException(file.toString());
    }
    Files.writeString(file, game.geometry().toString());
    return game.stones().size();
  }

  @Override
  public long loadTable(Path file, Position game, MoveLimits limits) throws IOException {
    if (!Files.readString(file).equals(game.geometry().toString())) {
      throw new IOException("It is of another game");
    }
    return 7;
  }

  @Override
  public int usedPermille() {
    return 123;
  }

  @Override
  public int maxThreads() {
    return 3;
  }

  @Override
  public long maxHashBytes() {
    return (5L << 20) + 1;
  }

  @Override
  public void newGame() {}

  @Override
  public void close() {}

  @Override
  public List<Point> open(Position empty, SearchControl control) {
    return List.of(new Point(0, 0), new Point(1, 0), new Point(2, 0));
  }

  @Override
  public AfterThree answer(Position three, SearchControl control) {
    Point first = firstEmpty(three);
    return first.equals(new Point(0, 0))
        ? new Stay(first)
        : new Offer(first, firstEmpty(three.play(first)));
  }

  @Override
  public AfterFive settle(Position five, SearchControl control) {
    return new Swap();
  }

  @Override
  public Position afterMove(Position position) {
    List<Position.PlacedStone> stones = position.stones();
    Point last = stones.get(stones.size() - 1).point();
    return last.x() == 0 ? PositionStones.dead(position, List.of(last)) : position;
  }

  @Override
  public List<Point> forbiddenPoints(Position position) {
    return PositionStones.empty(position).stream()
        .filter(point -> point.x() + point.y() == position.geometry().width() - 1)
        .toList();
  }

  private static Point firstEmpty(Position position) {
    return PositionStones.empty(position).get(0);
  }

  private static SearchReport report(int depth, Point move) {
    return report(depth, move, 35);
  }

  private static SearchReport report(int depth, Point move, int value) {
    SearchScore score = SearchScore.estimate(value);
    return new SearchReport(depth, depth + 1, score, 10_000L, 0, List.of(move));
  }
}
