package org.katachi.protocol.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.katachi.board.Point;
import org.katachi.engine.Analyser;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.engine.Swap2Player;
import org.katachi.protocol.game.PositionStones;

/**
 * A brain that plays the first empty point, row by row, and reports two iterations. Its lines are
 * the next empty points, each a point worse, and the last one loses. In swap2 it swaps after five
 * stones; after three it plays the first point, or adds the next two points if that is taken.
 */
public final class FirstPointBrain implements Analyser {

  public static final Identity IDENTITY =
      new Identity("First", "1.0", "somebody", "Nowhere", "www.example.org");
  public static final long MIN_MEMORY = 1_000_000;

  /** The brain with its parts. */
  public static TestBrain brain() {
    return TestBrain.with(new FirstPointBrain());
  }

  /** Its player of swap2. */
  static final class Swap2 extends Swap2Player {

    Swap2() {
      super(new FirstPointBrain(), 0, new Random(1));
    }

    @Override
    public List<Point> reply(Position opening, SearchControl control) {
      List<Point> empty = PositionStones.empty(opening);
      return switch (opening.stones().size()) {
        case 0 -> empty.subList(0, 3);
        case 3 -> empty.subList(0, empty.get(0).equals(new Point(0, 0)) ? 1 : 2);
        default -> List.of();
      };
    }
  }

  @Override
  public SearchReport choose(Position position, SearchControl control, SearchListener listener) {
    List<Point> moves = moves(position, control);
    listener.moveStarted(moves.get(0));
    listener.moveFinished(moves.get(0));
    listener.moveLost(moves.get(moves.size() - 1));
    listener.linesFound(List.of(report(1, moves.get(0))));
    SearchReport last = report(2, moves.get(0));
    listener.linesFound(List.of(last));
    return last;
  }

  private static List<Point> moves(Position position, SearchControl control) {
    List<Point> moves = new ArrayList<>(PositionStones.empty(position));
    moves.removeAll(control.limits().excluded());
    return moves;
  }

  @Override
  public List<SearchReport> analyse(
      Position position, SearchControl control, SearchListener listener) {
    List<Point> moves = moves(position, control);
    List<SearchReport> lines = new ArrayList<>();
    for (int i = 0; i < Math.min(control.limits().lines(), moves.size()); i++) {
      listener.moveStarted(moves.get(i));
      listener.moveFinished(moves.get(i));
      lines.add(report(3, moves.get(i), 35 - i));
    }
    listener.moveLost(moves.get(moves.size() - 1));
    listener.linesFound(lines);
    return lines;
  }

  @Override
  public Optional<SearchReport> balance(
      Position position, int stones, int value, SearchControl control, SearchListener listener) {
    List<Point> points = PositionStones.empty(position).subList(0, stones);
    SearchScore score = SearchScore.estimate(value);
    return Optional.of(new SearchReport(4, 5, score, 10_000, 0, points));
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
  public long loadTable(Path file, Position game, SearchLimits limits) throws IOException {
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

  private static SearchReport report(int depth, Point move) {
    return report(depth, move, 35);
  }

  private static SearchReport report(int depth, Point move, int value) {
    SearchScore score = SearchScore.estimate(value);
    return new SearchReport(depth, depth + 1, score, 10_000L, 0, List.of(move));
  }
}
