package org.katachi.lab.samples;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.katachi.board.Board;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.selfplay.SelfPlayKind;
import org.katachi.shape.ShapeBoard;

/** Plays the searched positions of a game on a board, one after the other. */
public final class PositionReplay {

  /**
   * From so many stones on, positions are taken from one ply in {@link #ONE_IN_PLIES}: a long drawn
   * game has more positions than ten others.
   */
  private static final int MANY_STONES = 100;

  private static final int ONE_IN_PLIES = 3;

  private final ShapeBoard shapes;

  /** A replay on an empty board. */
  public PositionReplay(SelfPlayKind kind) {
    shapes = new ShapeBoard(new Board(kind.geometry()), kind.rules().rule());
  }

  /** The board; during a visit it holds the visited position. */
  public ShapeBoard shapes() {
    return shapes;
  }

  /**
   * Visits the positions of a game, by ply, but leaves out two thirds of those with many stones.
   * Each game needs a replay of its own.
   */
  public void visit(SelfPlayGame game, Consumer<SearchedPosition> visitor) {
    List<SearchedPosition> positions = new ArrayList<>(game.positions());
    positions.sort(Comparator.comparingInt(SearchedPosition::ply));
    for (SearchedPosition position : positions) {
      while (shapes.ply() < position.ply()) {
        shapes.play(game.cells()[shapes.ply()]);
      }
      for (int cell : position.line()) {
        shapes.play(cell);
      }
      if (shapes.board().stoneCount() < MANY_STONES || position.ply() % ONE_IN_PLIES == 0) {
        visitor.accept(position);
      }
      for (int i = 0; i < position.line().length; i++) {
        shapes.undo();
      }
    }
  }
}
