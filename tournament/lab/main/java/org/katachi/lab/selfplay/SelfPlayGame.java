package org.katachi.lab.selfplay;

import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.statistics.Outcome;

/**
 * A game of the engine against itself with the positions that were searched in it and around it.
 * All of them belong together: a set kept apart for validation is split by games.
 *
 * @param result for black
 * @param opening the number of moves that were drawn, not searched
 * @param cells all moves in the order of play, black's first
 * @param positions the searched positions
 */
@SuppressWarnings("ArrayRecordComponent") // Written and read, never compared.
public record SelfPlayGame(
    Outcome result, int opening, int[] cells, List<SearchedPosition> positions) {

  /**
   * Checks the moves.
   *
   * @throws IllegalArgumentException if a position does not belong to the game
   */
  public SelfPlayGame {
    positions = List.copyOf(positions);
    for (SearchedPosition position : positions) {
      if (position.ply() < 0 || position.ply() > cells.length) {
        throw new IllegalArgumentException(
            "a game of " + cells.length + " moves has no position of ply " + position.ply());
      }
    }
    if (opening < 0 || opening > cells.length) {
      throw new IllegalArgumentException(
          "a game of " + cells.length + " moves can't have an opening of " + opening);
    }
  }

  /** The result for black of a game that a colour has won. */
  static Outcome wonBy(Colour winner) {
    return winner == Colour.BLACK ? Outcome.WIN : Outcome.LOSS;
  }

  /** A board with one of the positions. */
  public Board board(Geometry geometry, SearchedPosition position) {
    Board board = new Board(geometry);
    for (int i = 0; i < position.ply(); i++) {
      board.play(cells[i]);
    }
    for (int cell : position.line()) {
      board.play(cell);
    }
    return board;
  }
}
