package org.katachi.search.order;

import java.util.Arrays;
import org.katachi.board.Board;
import org.katachi.search.SearchParameters;

/**
 * What moves were worth elsewhere in the tree: killers, counter moves and the history by cell; and
 * the effort that the iterations before spent on the moves of the root.
 */
public final class History {

  /** Halvings that make the history a small part of a move's score. */
  private static final int SCORE_SHIFT = 7;

  /** The history stays between this and its negative. */
  private static final int LIMIT = 1 << 13;

  /** Halvings that bring the history to the range of {@link #value}. */
  private static final int VALUE_SHIFT = 3;

  private static final int KILLERS = 2;

  private final SearchParameters parameters;
  private final Board board;
  private final int cellCount;
  private final int[] killers;

  /** By {@code side * cellCount + cell}. */
  private final int[] values;

  /** The move that refuted a move: by {@code side * cellCount + cell of the move before}. */
  private final int[] counterMoves;

  /** By cell: the nodes below a move of the root, those of each iteration before counting half. */
  private final long[] rootEffort;

  /** What the moves of one node have in common. */
  private boolean atRoot;

  private int firstOfSide;
  private int firstKiller;
  private int secondKiller;
  private int counterMove;

  public History(SearchParameters parameters, Board board, int plies) {
    this.parameters = parameters;
    this.board = board;
    cellCount = board.geometry().cellCount();
    killers = new int[plies * KILLERS];
    values = new int[3 * cellCount];
    counterMoves = new int[3 * cellCount];
    rootEffort = new long[cellCount];
  }

  /** Forgets everything: another game begins. */
  public void newGame() {
    Arrays.fill(killers, 0);
    Arrays.fill(values, 0);
    Arrays.fill(counterMoves, 0);
    Arrays.fill(rootEffort, 0);
  }

  /**
   * Begins another position of the game. What was good two moves before often still is, so half of
   * it is kept; the killers belong to other plies now.
   */
  public void newSearch() {
    Arrays.fill(killers, 0);
    Arrays.fill(rootEffort, 0);
    for (int i = 0; i < values.length; i++) {
      values[i] /= 2;
    }
  }

  /** Begins another iteration, or the same one with another window. */
  public void newIteration() {
    for (int cell = 0; cell < cellCount; cell++) {
      rootEffort[cell] /= 2;
    }
  }

  /** Notes the nodes that were visited below a move of the root. */
  public void addRootEffort(int cell, long nodes) {
    rootEffort[cell] += nodes;
  }

  /** Turns to the position that is on the board now: its moves are to be scored. */
  public void prepareMoves(int ply, int side) {
    atRoot = ply == 0;
    firstOfSide = side * cellCount;
    firstKiller = killers[ply * KILLERS];
    secondKiller = killers[ply * KILLERS + 1];
    counterMove = board.moveCount() > 0 ? counterMoves[firstOfSide + board.lastMove()] : 0;
  }

  /**
   * The part of a move's score that comes from here, in the position that was {@linkplain
   * #prepareMoves prepared}.
   */
  public int score(int cell) {
    int score = values[firstOfSide + cell] >> SCORE_SHIFT;
    if (atRoot) {
      // StrictMath gives the same on every machine, and so the same signature.
      score += (int) (SearchParameters.EFFORT_SCORE * StrictMath.log(1.0 + rootEffort[cell]));
    }
    if (cell == firstKiller || cell == secondKiller) {
      score += parameters.killerScore;
    }
    return cell == counterMove ? score + parameters.counterMoveScore : score;
  }

  /** Whether a move lately failed high at another node of the ply. */
  public boolean isKiller(int ply, int cell) {
    return cell == killers[ply * KILLERS] || cell == killers[ply * KILLERS + 1];
  }

  /** The history of a move, from -1024 to 1024. */
  public int value(int side, int cell) {
    return values[side * cellCount + cell] >> VALUE_SHIFT;
  }

  /** Notes a move that failed high. */
  public void bonus(int ply, int side, int cell, int depth) {
    int killer = ply * KILLERS;
    if (killers[killer] != cell) {
      killers[killer + 1] = killers[killer];
      killers[killer] = cell;
    }
    if (board.moveCount() > 0) {
      counterMoves[side * cellCount + board.lastMove()] = cell;
    }
    add(side, cell, bonus(depth));
  }

  /** Notes a move that was searched before the one that failed high. */
  public void malus(int side, int cell, int depth) {
    add(side, cell, -bonus(depth));
  }

  private int bonus(int depth) {
    int bonus = Math.min(parameters.historyBonusMax, parameters.historyBonus * depth * depth);
    return Math.min(LIMIT, bonus);
  }

  /** Adds a bonus that is the smaller the nearer the history is to its limit ("gravity"). */
  private void add(int side, int cell, int bonus) {
    int entry = side * cellCount + cell;
    values[entry] += bonus - values[entry] * Math.abs(bonus) / LIMIT;
  }
}
