package org.katachi.search;

import org.katachi.board.Board;

/**
 * What moves were worth elsewhere in the tree: killers of the ply, replies, and history by cell.
 */
final class History {

  /** Halvings of history that make it a small part of a move's score. */
  private static final int SHIFT = 7;

  /** History stays between this and its negative. */
  private static final int LIMIT = 1 << 13;

  /** Halvings that bring history to what {@link #value} tells. */
  private static final int VALUE_SHIFT = 3;

  private static final int KILLERS = 2;

  private final SearchParameters parameters;
  private final Board board;
  private final int cellCount;
  private final int[] killers;

  /** By {@code side * cellCount + cell}. */
  private final int[] values;

  /** The move that refuted a move: {@code side * cellCount + cell of the move before}. */
  private final int[] replies;

  History(SearchParameters parameters, Board board, int plies) {
    this.parameters = parameters;
    this.board = board;
    cellCount = board.geometry().cellCount();
    killers = new int[plies * KILLERS];
    values = new int[3 * cellCount];
    replies = new int[3 * cellCount];
  }

  /** What to add to a move's score. */
  int worth(int ply, int side, int cell) {
    int killer = ply * KILLERS;
    int worth = values[side * cellCount + cell] >> SHIFT;
    if (cell == killers[killer] || cell == killers[killer + 1]) {
      worth += parameters.killerWorth;
    }
    return board.moveCount() > 0 && replies[side * cellCount + board.lastMove()] == cell
        ? worth + parameters.replyWorth
        : worth;
  }

  /** Tells whether a move has refuted a position of the same ply lately. */
  boolean isKiller(int ply, int cell) {
    return cell == killers[ply * KILLERS] || cell == killers[ply * KILLERS + 1];
  }

  /** The history alone, from -1024 to 1024. */
  int value(int side, int cell) {
    return values[side * cellCount + cell] >> VALUE_SHIFT;
  }

  /** Remembers a move that refuted its ply's position. */
  void reward(int ply, int side, int cell, int depth) {
    int killer = ply * KILLERS;
    if (killers[killer] != cell) {
      killers[killer + 1] = killers[killer];
      killers[killer] = cell;
    }
    if (board.moveCount() > 0) {
      replies[side * cellCount + board.lastMove()] = cell;
    }
    add(side, cell, bonus(depth));
  }

  /** Remembers a move that was tried in vain before the one that refuted. */
  void punish(int side, int cell, int depth) {
    add(side, cell, -bonus(depth));
  }

  private int bonus(int depth) {
    int bonus = Math.min(parameters.greatestHistoryBonus, parameters.historyBonus * depth * depth);
    return Math.min(LIMIT, bonus);
  }

  private void add(int side, int cell, int bonus) {
    int entry = side * cellCount + cell;
    values[entry] += bonus - values[entry] * Math.abs(bonus) / LIMIT;
  }
}
