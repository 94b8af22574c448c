package org.katachi.search;

/**
 * The parameters of the search, together so that a tuner can reach them. Margins are in the unit of
 * the evaluation ({@link org.katachi.network.value.ValueNetwork#EVAL_SCALE}), depths in 1/{@value
 * #PLY} of a ply. Immutable.
 *
 * <p>A tunable parameter stands with its default value and the step of the tuner, see {@link
 * ParameterSource}. Most were moved by SPSA from where they began (docs/log/experiments.md). The
 * steps they belong to and many of the first values came from Rapfi; docs/credits.md says which.
 */
public final class SearchParameters extends TunableParameters {

  /** The parameters that the program plays with. */
  public static final SearchParameters DEFAULT = new SearchParameters(new Defaults());

  /** No node lies deeper. */
  public static final int MAX_PLY = 100;

  /** A ply of depth. */
  public static final int PLY = 16;

  /** What a parameter in hundredths or percent is divided by. */
  public static final int HUNDREDTHS = 100;

  /** The transposition table keeps depths in this unit. */
  public static final int TT_DEPTH_UNIT = PLY / 2;

  // Razoring: a node this far below alpha is given up.

  /** The greatest depth at which it is done. */
  public final int razoringMaxDepth = tuned("razoring-max-depth", 35, 6);

  public final int razoringMargin = tuned("razoring-margin", 34, 8);
  public final int razoringMarginPerPly = tuned("razoring-margin-per-ply", 25, 4);

  // Reverse futility pruning: a node this far above beta is taken to stay there.

  /** The greatest depth at which it is done: at first every depth. */
  public final int futilityMaxDepth = tuned("futility-max-depth", MAX_PLY * PLY, 16);

  public final int futilityMarginPerPly = tuned("futility-margin-per-ply", 58, 6);

  /** The same at a cut node that is not in the transposition table. */
  public final int futilityMarginAtCutNode = tuned("futility-margin-at-cut-node", 50, 6);

  // Null-move pruning: a node this far above beta may pass; R is a constant and a part of the
  // depth.

  public final int nullMoveMargin = tuned("null-move-margin", 68, 12);
  public static final int NULL_MOVE_MIN_DEPTH = 6 * PLY;
  public final int nullMoveReduction = tuned("null-move-reduction", 48, 6);
  public static final int NULL_MOVE_DEPTH_DIVISOR = 4;

  // Late move pruning: how many moves are searched, unless all of them lose.

  public static final int ROOT_MOVE_COUNT = 80;
  public final int lmpBase = tuned("lmp-base", 3, 1);

  /** Added to the base: the depth in plies to this power, in hundredths. */
  public final int lmpPower = tuned("lmp-power", 142, 5);

  /** The moves of a position that the policy scores: those that the shapes put first. */
  public final int policyShortlist = tuned("policy-shortlist", 16, 3);

  // Late move reductions, in hundredths of a ply.

  /** The factor of the product of the logarithms of depth and move number. */
  public final int lmrScale = tuned("lmr-scale", 81, 6);

  /** More where the static evaluation has fallen since the side's last move. */
  public final int lmrNotImproving = tuned("lmr-not-improving", 104, 12);

  /** More at a cut node. */
  public final int lmrCutNode = tuned("lmr-cut-node", 91, 12);

  /** More for a move that makes and takes nothing. */
  public final int lmrTrivial = tuned("lmr-trivial", 30, 10);

  /** More for a quiet move. */
  public final int lmrQuiet = tuned("lmr-quiet", 17, 8);

  /** Less for a move that makes a threat. */
  public final int lmrThreat = tuned("lmr-threat", 96, 12);

  /** Less at a PV node. */
  public final int lmrPvNode = tuned("lmr-pv-node", 65, 12);

  /** Less by history: the history that is worth a ply. */
  public final int lmrHistoryDivisor = tuned("lmr-history-divisor", 396, 60);

  /** No move is reduced below this depth. */
  public final int lmrMinDepth = tuned("lmr-min-depth", 15, 3);

  /** Do deeper: a reduced move that beats alpha by this is searched a ply more deeply. */
  public final int doDeeperMargin = tuned("do-deeper-margin", 51, 8);

  public final int doDeeperMarginPerPly = tuned("do-deeper-margin-per-ply", 10, 3);

  // Alpha-raise reduction: after a move that raised alpha the others are searched less deeply.

  public final int alphaRaiseReduction = tuned("alpha-raise-reduction", 11, 3);
  public static final int ALPHA_RAISE_MIN_DEPTH = 2 * PLY;
  public static final int ALPHA_RAISE_MAX_DEPTH = 12 * PLY;

  // Internal iterative reduction: a node without a TT move is searched less deeply.

  public static final int IIR_MIN_DEPTH = 4 * PLY;
  public final int iirReduction = tuned("iir-reduction", 14, 3);

  // Fail-high reduction: at a cut node this far above beta, moves other than fours lose a ply.

  public final int failHighMarginPerPly = tuned("fail-high-margin-per-ply", 18, 4);

  /** Added where the opponent threatens an open four. */
  public final int failHighOpenFourMargin = tuned("fail-high-open-four-margin", 90, 15);

  // Singular extension: the TT move is searched deeper if all others are worse by a margin.

  public final int singularMinDepth = tuned("singular-min-depth", 100, 10);

  /** The table's result may be this much less deep. */
  public final int singularTtDepthMargin = tuned("singular-tt-depth-margin", 23, 6);

  public final int singularMarginPerPly = tuned("singular-margin-per-ply", 2, 1);

  /** The depth of the verification search in percent. */
  public final int singularDepthPercent = tuned("singular-depth-percent", 55, 5);

  /** The further margin for an extension of two plies. */
  public final int doubleExtensionMargin = tuned("double-extension-margin", 27, 5);

  /** The reduction of the TT move if another one also reaches beta. */
  public final int negativeExtension = tuned("negative-extension", 20, 4);

  /** No node deeper than this many times the depth of the iteration is extended. */
  public static final int SINGULAR_MAX_PLY_FACTOR = 2;

  // VCF probes.

  /** The least depth at which a node searches for a VCF that the opponent threatens. */
  public final int vcfThreatMinDepth = tuned("vcf-threat-min-depth", 82, 8);

  public final int vcfThreatNodes = tuned("vcf-threat-nodes", 17, 5);

  /** The greatest depth at which a node tries a VCF; further up the search finds it by itself. */
  public final int vcfMaxDepth = tuned("vcf-max-depth", 8, 3);

  /** The most fours of a probe. */
  public static final int VCF_MAX_FOURS = 12;

  public final int vcfNodes = tuned("vcf-nodes", 13, 5);

  // VCT at the root.

  /** Its nodes in percent of those of the tree. */
  public final int vctNodePercent = tuned("vct-node-percent", 25, 5);

  public static final int VCT_MIN_NODES = 5000;

  // Aspiration windows.

  /** Half the first window. */
  public final int aspirationDelta = tuned("aspiration-delta", 21, 3);

  /** The factor by which a window grows that failed. */
  public static final int ASPIRATION_GROWTH = 3;

  /** Earlier iterations have no value to go by. */
  public static final int ASPIRATION_MIN_DEPTH = 4;

  // Move ordering: what killers and counter moves add to a move's score. The bonus of history grows
  // with the square of the depth up to a limit.

  public final int killerScore = tuned("killer-score", 57, 8);
  public final int counterMoveScore = tuned("counter-move-score", 52, 8);
  public final int historyBonus = tuned("history-bonus", 31, 4);
  public final int historyBonusMax = tuned("history-bonus-max", 1227, 150);

  /** What e times as many nodes below a move of the root add to its score. */
  public static final int EFFORT_SCORE = 32;

  // Threads.

  /** The least depth of a node that defers moves which other threads are searching. */
  public static final int ABDADA_MIN_DEPTH = 4 * PLY;

  /** Parameters with the values of a source. */
  public SearchParameters(ParameterSource source) {
    super(source);
  }

  private static final class Defaults implements ParameterSource {

    @Override
    public int value(String name, int defaultValue, int step) {
      return defaultValue;
    }
  }
}
