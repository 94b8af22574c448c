package org.katachi.search;

/**
 * The constants of the search, together so that a tuner can reach them; most are as it left them
 * (docs/search.md, ParameterSource). Margins are in the unit of the evaluation, in which 200 are
 * odds of e to 1; depths are in parts of a ply. Immutable.
 *
 * <p>Those that a tuner may change stand with their usual value and its step, see {@link
 * ParameterSource}.
 */
public final class SearchParameters extends TunableParameters {

  /** What the program plays with. */
  public static final SearchParameters USUAL = new SearchParameters(new Usual());

  /** A ply of depth; depths are counted in parts of it. */
  static final int PLY = 16;

  /** The hash table keeps depths in this unit. */
  static final int STORED_DEPTH = PLY / 2;

  // Positions that are given up, in null windows where the opponent threatens nothing.

  /** Up to this depth a position below alpha is given up once it has no win by fours. */
  final int razorDepth = tuned("razor-depth", 37, 6);

  final int razorMargin = tuned("razor-margin", 38, 8);
  final int razorMarginAPly = tuned("razor-margin-a-ply", 22, 4);

  /** A position so far above beta is taken to stay there. */
  final int futilityMarginAPly = tuned("futility-margin-a-ply", 62, 6);

  /** The same where a refutation is expected and the table knows nothing. */
  final int futilityIfCut = tuned("futility-if-cut", 49, 6);

  // A position that is this far above beta without a threat against it may pass: what the position
  // after that is worth is searched less deeply, by so much and a part of the depth.

  final int passMargin = tuned("pass-margin", 65, 12);
  static final int LEAST_PASS_DEPTH = 6 * PLY;
  final int lessAfterPass = tuned("less-after-pass", 49, 6);
  static final int LESS_AFTER_PASS_SHARE = 4;

  // Width: the moves tried, unless all of them lose.

  static final int ROOT_WIDTH = 80;

  /**
   * So many and a power, in hundredths, of the depth in plies; half of that where the position gets
   * worse.
   */
  final int width = tuned("width", 5, 1);

  final int widthPower = tuned("width-power", 144, 5);

  // Late moves are searched less deeply first, in hundredths of a ply: by so many times the product
  // of the logarithms of depth and number, and

  final int reduction = tuned("reduction", 85, 6);

  /** more where the position has become worse since one's own last move; */
  final int reductionIfWorse = tuned("reduction-if-worse", 99, 12);

  /** more where another move is expected to refute the position; */
  final int reductionIfCut = tuned("reduction-if-cut", 92, 12);

  /** more for moves that make and take nothing, or little; */
  final int reductionIfTrivial = tuned("reduction-if-trivial", 27, 10);

  final int reductionIfQuiet = tuned("reduction-if-quiet", 18, 8);

  /** less for threats; */
  final int lessIfThreat = tuned("less-if-threat", 104, 12);

  /** less in a window that is not null; */
  final int lessInWideWindow = tuned("less-in-wide-window", 71, 12);

  /** less for moves that were good elsewhere: history that is worth a ply. */
  final int historyAPly = tuned("history-a-ply", 403, 60);

  /** No depth is reduced to less than this. */
  final int leastReducedDepth = tuned("least-reduced-depth", 15, 3);

  /** A late move that turns out so much better than alpha is searched a ply more deeply. */
  final int deeperMargin = tuned("deeper-margin", 45, 8);

  final int deeperMarginAPly = tuned("deeper-margin-a-ply", 9, 3);

  /** After a move that raised alpha the others are searched less deeply, at these depths. */
  final int lessAfterBetter = tuned("less-after-better", 11, 3);

  static final int LEAST_AFTER_BETTER = 2 * PLY;
  static final int MOST_AFTER_BETTER = 12 * PLY;

  /** A position of this depth without a move in the table is searched less deeply. */
  static final int LEAST_DEPTH_WITHOUT_MOVE = 4 * PLY;

  final int lessWithoutMove = tuned("less-without-move", 13, 3);

  // Where a refutation is expected and the position is this far above beta, moves other than fours
  // are searched a ply less deeply.

  final int failHighMarginAPly = tuned("fail-high-margin-a-ply", 19, 4);
  final int failHighIfOpenFour = tuned("fail-high-if-open-four", 88, 15);

  // Singular extension: the hash move, if all others are worse by a margin.

  final int leastSingularDepth = tuned("least-singular-depth", 107, 10);

  /** The table's result may be less deep by so much. */
  final int singularDepthBehind = tuned("singular-depth-behind", 25, 6);

  final int singularMarginAPly = tuned("singular-margin-a-ply", 2, 1);

  /** The depth of the test in percent. */
  final int singularDepth = tuned("singular-depth", 52, 5);

  /** With a margin so much greater the extension is two plies. */
  final int doubleSingularMargin = tuned("double-singular-margin", 26, 5);

  /** If another move refutes as well, the hash move is searched so much less deeply. */
  final int lessIfOthersRefute = tuned("less-if-others-refute", 19, 4);

  /** From this depth on it is asked whether the opponent threatens continuous fours. */
  final int threatDepth = tuned("threat-depth", 70, 8);

  final int threatNodes = tuned("threat-nodes", 19, 5);

  // Continuous fours at a node that the table does not know.

  /** Further from the horizon the search finds them by itself. */
  final int foursDepth = tuned("fours-depth", 11, 3);

  static final int FOURS = 12;
  final int fourNodes = tuned("four-nodes", 13, 5);

  /** The nodes of the search for continuous threats at the root in percent of the others. */
  final int threatShare = tuned("threat-share", 25, 5);

  static final int LEAST_THREAT_NODES = 5000;

  /** Half the first window around the value of the iteration before. */
  final int aspiration = tuned("aspiration", 21, 3);

  /** Each window that failed is followed by one so many times wider. */
  static final int ASPIRATION_GROWTH = 3;

  /** The first iterations have no value to go by. */
  static final int LEAST_ASPIRATION_DEPTH = 4;

  // The order of moves: what killers and replies add to the worth of a move, and history: a
  // refutation so many plies above the horizon counts by the square of them, up to a limit.

  final int killerWorth = tuned("killer-worth", 54, 8);

  final int replyWorth = tuned("reply-worth", 56, 8);

  final int historyBonus = tuned("history-bonus", 29, 4);

  final int greatestHistoryBonus = tuned("greatest-history-bonus", 1251, 150);

  /** What follows from the constants. */
  final Pruning pruning;

  /** Constants with these values. */
  public SearchParameters(ParameterSource tuning) {
    super(tuning);
    pruning = new Pruning(this);
  }

  private static final class Usual implements ParameterSource {

    @Override
    public int value(String name, int usual, int step) {
      return usual;
    }
  }
}
