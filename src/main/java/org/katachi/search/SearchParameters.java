package org.katachi.search;

/**
 * The parameters of the search, together so that a tuner can reach them. Margins are in the unit of
 * the evaluation ({@link org.katachi.network.ValueNetwork#EVAL_SCALE}), depths in 1/{@value #PLY}
 * of a ply. Immutable.
 *
 * <p>A tunable parameter stands with its default value and the step of the tuner, see {@link
 * ParameterSource}. Most were moved by SPSA from where they began (docs/log/experiments.md). The
 * steps they belong to and many of the first values came from Rapfi; docs/credits.md says which.
 */
public final class SearchParameters extends TunableParameters {

  /** The parameters that the program plays with. */
  public static final SearchParameters DEFAULT = new SearchParameters(new Defaults());

  /** A ply of depth. */
  static final int PLY = 16;

  /** The transposition table keeps depths in this unit. */
  static final int TT_DEPTH_UNIT = PLY / 2;

  // Razoring: a node this far below alpha is given up.

  /** The greatest depth at which it is done. */
  final int razoringMaxDepth = tuned("razoring-max-depth", 35, 6);

  final int razoringMargin = tuned("razoring-margin", 34, 8);
  final int razoringMarginPerPly = tuned("razoring-margin-per-ply", 25, 4);

  // Reverse futility pruning: a node this far above beta is taken to stay there.

  /** The greatest depth at which it is done: at first every depth. */
  final int futilityMaxDepth = tuned("futility-max-depth", AlphaBeta.MAX_PLY * PLY, 16);

  final int futilityMarginPerPly = tuned("futility-margin-per-ply", 58, 6);

  /** The same at a cut node that is not in the transposition table. */
  final int futilityMarginAtCutNode = tuned("futility-margin-at-cut-node", 50, 6);

  // Null-move pruning: a node this far above beta may pass; R is a constant and a part of the
  // depth.

  final int nullMoveMargin = tuned("null-move-margin", 68, 12);
  static final int NULL_MOVE_MIN_DEPTH = 6 * PLY;
  final int nullMoveReduction = tuned("null-move-reduction", 48, 6);
  static final int NULL_MOVE_DEPTH_DIVISOR = 4;

  // Late move pruning: how many moves are searched, unless all of them lose.

  static final int ROOT_MOVE_COUNT = 80;
  final int lmpBase = tuned("lmp-base", 3, 1);

  /** Added to the base: the depth in plies to this power, in hundredths. */
  final int lmpPower = tuned("lmp-power", 142, 5);

  /** The moves of a position that the policy scores: those that the shapes put first. */
  final int policyShortlist = tuned("policy-shortlist", 16, 3);

  // Late move reductions, in hundredths of a ply.

  /** The factor of the product of the logarithms of depth and move number. */
  final int lmrScale = tuned("lmr-scale", 81, 6);

  /** More where the static evaluation has fallen since the side's last move. */
  final int lmrNotImproving = tuned("lmr-not-improving", 104, 12);

  /** More at a cut node. */
  final int lmrCutNode = tuned("lmr-cut-node", 91, 12);

  /** More for a move that makes and takes nothing. */
  final int lmrTrivial = tuned("lmr-trivial", 30, 10);

  /** More for a quiet move. */
  final int lmrQuiet = tuned("lmr-quiet", 17, 8);

  /** Less for a move that makes a threat. */
  final int lmrThreat = tuned("lmr-threat", 96, 12);

  /** Less at a PV node. */
  final int lmrPvNode = tuned("lmr-pv-node", 65, 12);

  /** Less by history: the history that is worth a ply. */
  final int lmrHistoryDivisor = tuned("lmr-history-divisor", 396, 60);

  /** No move is reduced below this depth. */
  final int lmrMinDepth = tuned("lmr-min-depth", 15, 3);

  /** Do deeper: a reduced move that beats alpha by this is searched a ply more deeply. */
  final int doDeeperMargin = tuned("do-deeper-margin", 51, 8);

  final int doDeeperMarginPerPly = tuned("do-deeper-margin-per-ply", 10, 3);

  // Alpha-raise reduction: after a move that raised alpha the others are searched less deeply.

  final int alphaRaiseReduction = tuned("alpha-raise-reduction", 11, 3);
  static final int ALPHA_RAISE_MIN_DEPTH = 2 * PLY;
  static final int ALPHA_RAISE_MAX_DEPTH = 12 * PLY;

  // Internal iterative reduction: a node without a TT move is searched less deeply.

  static final int IIR_MIN_DEPTH = 4 * PLY;
  final int iirReduction = tuned("iir-reduction", 14, 3);

  // Fail-high reduction: at a cut node this far above beta, moves other than fours lose a ply.

  final int failHighMarginPerPly = tuned("fail-high-margin-per-ply", 18, 4);

  /** Added where the opponent threatens an open four. */
  final int failHighOpenFourMargin = tuned("fail-high-open-four-margin", 90, 15);

  // Singular extension: the TT move is searched deeper if all others are worse by a margin.

  final int singularMinDepth = tuned("singular-min-depth", 100, 10);

  /** The table's result may be this much less deep. */
  final int singularTtDepthMargin = tuned("singular-tt-depth-margin", 23, 6);

  final int singularMarginPerPly = tuned("singular-margin-per-ply", 2, 1);

  /** The depth of the verification search in percent. */
  final int singularDepthPercent = tuned("singular-depth-percent", 55, 5);

  /** The further margin for an extension of two plies. */
  final int doubleExtensionMargin = tuned("double-extension-margin", 27, 5);

  /** The reduction of the TT move if another one also reaches beta. */
  final int negativeExtension = tuned("negative-extension", 20, 4);

  /** No node deeper than this many times the depth of the iteration is extended. */
  static final int SINGULAR_MAX_PLY_FACTOR = 2;

  // VCF probes.

  /** The least depth at which a node searches for a VCF that the opponent threatens. */
  final int vcfThreatMinDepth = tuned("vcf-threat-min-depth", 82, 8);

  final int vcfThreatNodes = tuned("vcf-threat-nodes", 17, 5);

  /** The greatest depth at which a node tries a VCF; further up the search finds it by itself. */
  final int vcfMaxDepth = tuned("vcf-max-depth", 8, 3);

  /** The most fours of a probe. */
  static final int VCF_MAX_FOURS = 12;

  final int vcfNodes = tuned("vcf-nodes", 13, 5);

  // VCT at the root.

  /** Its nodes in percent of those of the tree. */
  final int vctNodePercent = tuned("vct-node-percent", 25, 5);

  static final int VCT_MIN_NODES = 5000;

  // Aspiration windows.

  /** Half the first window. */
  final int aspirationDelta = tuned("aspiration-delta", 21, 3);

  /** The factor by which a window grows that failed. */
  static final int ASPIRATION_GROWTH = 3;

  /** Earlier iterations have no value to go by. */
  static final int ASPIRATION_MIN_DEPTH = 4;

  // Move ordering: what killers and counter moves add to a move's score, and the bonus of history,
  // which grows with the square of the depth up to a limit.

  final int killerScore = tuned("killer-score", 57, 8);
  final int counterMoveScore = tuned("counter-move-score", 52, 8);
  final int historyBonus = tuned("history-bonus", 31, 4);
  final int historyBonusMax = tuned("history-bonus-max", 1227, 150);

  /** What e times as many nodes below a move of the root add to its score. */
  static final int EFFORT_SCORE = 32;

  // Threads.

  /** The least depth of a node that puts off moves which other threads are searching. */
  static final int BUSY_MIN_DEPTH = 4 * PLY;

  final Pruning pruning;
  final Reductions reductions;
  final SingularExtension singular;

  /** Parameters with the values of a source. */
  public SearchParameters(ParameterSource source) {
    super(source);
    pruning = new Pruning(this);
    reductions = new Reductions(this);
    singular = new SingularExtension(this);
  }

  private static final class Defaults implements ParameterSource {

    @Override
    public int value(String name, int defaultValue, int step) {
      return defaultValue;
    }
  }
}
