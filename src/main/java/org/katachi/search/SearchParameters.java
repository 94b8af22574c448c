package org.katachi.search;

/**
 * The constants of the search, together so that a tuner can reach them; most are as a tuner left
 * them (docs/search.md, Tuning). Margins are in the unit of the evaluation, in which 200 are odds
 * of e to 1; depths are in parts of a ply.
 */
final class SearchParameters {

  /** A ply of depth; depths are counted in parts of it. */
  static final int PLY = 16;

  /** The hash table keeps depths in this unit. */
  static final int STORED_DEPTH = PLY / 2;

  /** What is added to the value of a position for the side to move. */
  static final int MOVE_BONUS = 16;

  // Positions that are given up, in null windows where the opponent threatens nothing.

  /** Up to this depth a position below alpha is given up once it has no win by fours. */
  static final int RAZOR_DEPTH = 36;

  static final int RAZOR_MARGIN = 42;
  static final int RAZOR_MARGIN_A_PLY = 21;

  /** A position so far above beta is taken to stay there. */
  static final int FUTILITY_MARGIN_A_PLY = 58;

  /** The same where a refutation is expected and the table knows nothing. */
  static final int FUTILITY_IF_CUT = 53;

  // A position that is this far above beta without a threat against it may pass: what the position
  // after that is worth is searched less deeply, by so much and a part of the depth.

  static final int PASS_MARGIN = 74;
  static final int LEAST_PASS_DEPTH = 6 * PLY;
  static final int LESS_AFTER_PASS = 50;
  static final int LESS_AFTER_PASS_SHARE = 4;

  // Width: the moves tried, unless all of them lose.

  static final int ROOT_WIDTH = 80;

  /** So many and a power of the depth in plies; half of that where the position gets worse. */
  static final int WIDTH = 4;

  static final double WIDTH_POWER = 1.39;

  // Late moves are searched less deeply first, in hundredths of a ply: by so many times the product
  // of the logarithms of depth and number, and

  static final int REDUCTION = 92;

  /** more where the position has become worse since one's own last move; */
  static final int REDUCTION_IF_WORSE = 95;

  /** more where another move is expected to refute the position; */
  static final int REDUCTION_IF_CUT = 93;

  /** more for moves that make and take nothing, or little; */
  static final int REDUCTION_IF_TRIVIAL = 34;

  static final int REDUCTION_IF_QUIET = 19;

  /** less for threats; */
  static final int LESS_IF_THREAT = 101;

  /** less in a window that is not null; */
  static final int LESS_IN_WIDE_WINDOW = 77;

  /** less for moves that were good elsewhere: history that is worth a ply. */
  static final int HISTORY_A_PLY = 445;

  /** No depth is reduced to less than this. */
  static final int LEAST_REDUCED_DEPTH = 14;

  /** A late move that turns out so much better than alpha is searched a ply more deeply. */
  static final int DEEPER_MARGIN = 40;

  static final int DEEPER_MARGIN_A_PLY = 12;

  /** After a move that raised alpha the others are searched less deeply, at these depths. */
  static final int LESS_AFTER_BETTER = 14;

  static final int LEAST_AFTER_BETTER = 2 * PLY;
  static final int MOST_AFTER_BETTER = 12 * PLY;

  /** A position of this depth without a move in the table is searched less deeply. */
  static final int LEAST_DEPTH_WITHOUT_MOVE = 4 * PLY;

  static final int LESS_WITHOUT_MOVE = 11;

  // Where a refutation is expected and the position is this far above beta, moves other than fours
  // are searched a ply less deeply.

  static final int FAIL_HIGH_MARGIN_A_PLY = 18;
  static final int FAIL_HIGH_IF_OPEN_FOUR = 76;

  // Singular extension: the hash move, if all others are worse by a margin.

  static final int LEAST_SINGULAR_DEPTH = 109;

  /** The table's result may be less deep by so much. */
  static final int SINGULAR_DEPTH_BEHIND = 28;

  static final int SINGULAR_MARGIN_A_PLY = 1;

  /** The depth of the test in percent. */
  static final int SINGULAR_DEPTH = 56;

  /** With a margin so much greater the extension is two plies. */
  static final int DOUBLE_SINGULAR_MARGIN = 21;

  /** If another move refutes as well, the hash move is searched so much less deeply. */
  static final int LESS_IF_OTHERS_REFUTE = 22;

  /** From this depth on it is asked whether the opponent threatens continuous fours. */
  static final int THREAT_DEPTH = 62;

  static final int THREAT_NODES = 23;

  // Continuous fours at a node that the table does not know.

  /** Further from the horizon the search finds them by itself. */
  static final int FOURS_DEPTH = 12;

  static final int FOURS = 12;
  static final int FOUR_NODES = 23;

  /** The nodes of the search for continuous threats at the root, as a part of the others. */
  static final double THREAT_SHARE = 0.25;

  static final int LEAST_THREAT_NODES = 5000;

  /** Half the first window around the value of the iteration before. */
  static final int ASPIRATION = 19;

  /** Each window that failed is followed by one so many times wider. */
  static final int ASPIRATION_GROWTH = 3;

  /** The first iterations have no value to go by. */
  static final int LEAST_ASPIRATION_DEPTH = 4;

  private SearchParameters() {}
}
