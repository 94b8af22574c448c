package org.katachi.search;

/**
 * The constants of the search, together so that a tuner can reach them. Margins are in the unit of
 * the evaluation, in which 200 are odds of e to 1; depths are in plies.
 */
final class SearchParameters {

  // Pruning, in null windows where the opponent threatens nothing.

  /** Up to this depth a position far below alpha is given up once it has no win by fours. */
  static final int RAZOR_DEPTH = 3;

  static final int RAZOR_MARGIN = 120;
  static final int RAZOR_MARGIN_A_PLY = 80;

  /** Up to this depth a position so far above beta is taken to stay there. */
  static final int FUTILITY_DEPTH = 7;

  static final int FUTILITY_MARGIN_A_PLY = 40;

  // Width: the moves tried, unless all of them lose.

  static final int ROOT_WIDTH = 80;
  static final int WIDTH = 40;

  /** Up to this depth fewer are tried, a few more for each ply left. */
  static final int NARROW_DEPTH = 6;

  static final int NARROW_WIDTH = 8;
  static final int NARROW_WIDTH_A_PLY = 4;

  // Late moves are searched less deeply first; in hundredths of a ply.

  /** The first moves, and the last plies, are never reduced. */
  static final int FIRST_REDUCED = 2;

  static final int LEAST_REDUCED_DEPTH = 2;

  /** A reduction is this and the product of the logarithms of depth and number, divided. */
  static final int REDUCTION = 20;

  static final double REDUCTION_DIVISOR = 1.3;

  /** More where the position has become worse since one's own last move. */
  static final int REDUCTION_IF_WORSE = 50;

  /** Less in a window that is not null, for fours, and for moves that were good elsewhere. */
  static final int LESS_IN_WIDE_WINDOW = 60;

  static final int LESS_FOR_FOURS = 100;

  /** History that is worth a ply. */
  static final int HISTORY_A_PLY = 500;

  /** A position of this depth without a move in the table is searched a ply less deeply. */
  static final int LEAST_DEPTH_WITHOUT_MOVE = 4;

  // Continuous fours at a node that the table does not know.

  /** Further from the horizon the search finds them by itself. */
  static final int FOURS_DEPTH = 2;

  static final int FOURS = 12;
  static final int FOUR_NODES = 100;

  /** Half the first window around the value of the iteration before. */
  static final int ASPIRATION = 30;

  /** Each window that failed is followed by one so many times wider. */
  static final int ASPIRATION_GROWTH = 3;

  /** The first iterations have no value to go by. */
  static final int LEAST_ASPIRATION_DEPTH = 4;

  private SearchParameters() {}
}
