package org.katachi.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Board;
import org.katachi.board.Point;
import org.katachi.engine.Analyser;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.rules.Referee;

/**
 * Solves one puzzle: searches a win by fours, then any forced win by the engine; then other first
 * moves that win; then the replies. Each of the three has all the time and the nodes.
 */
public final class PuzzleSolver {

  /** Of time and nodes: the search for fours has half, and the engine what is left. */
  private static final double VCF_SHARE = 0.5;

  /** The first move and another. */
  private static final int TWO_LINES = 2;

  private final Analyser engine;
  private final SearchLimits limits;
  private final Position position;

  /**
   * A solver of one position.
   *
   * @param engine nobody else uses it meanwhile
   * @param limits the time {@code maxMillis} and the nodes {@code maxNodes}
   * @param position a board that is not full, on which nobody has won
   */
  public PuzzleSolver(Analyser engine, SearchLimits limits, Position position) {
    this.engine = engine;
    this.limits = limits;
    this.position = position;
  }

  /** Solves the puzzle. */
  public PuzzleSolution solve() {
    SearchBudget budget = new SearchBudget(limits);
    VcfSolver vcf = new VcfSolver(position);
    if (vcf.find(budget, VCF_SHARE)) {
      long millis = budget.millis();
      long nodes = budget.nodes();
      return new PuzzleSolution(
          Optional.of(vcfWin(vcf, vcf.shorten())), Optional.empty(), List.of(), millis, nodes);
    }
    SearchReport best = analyse(position, budget, 1).get(0);
    long millis = budget.millis();
    List<String> limitsReached = new ArrayList<>(List.of(vcf.failure()));
    if (isWin(best)) {
      return new PuzzleSolution(
          Optional.of(win(best)), Optional.of(best), limitsReached, millis, budget.nodes());
    }
    limitsReached.add(
        best.score().isProved()
            ? "the side to move loses in %d plies".formatted(best.score().pliesToEnd())
            : "the general search ended at " + budget.limit(1));
    return new PuzzleSolution(
        Optional.empty(), Optional.of(best), limitsReached, millis, budget.nodes());
  }

  private List<SearchReport> analyse(Position searched, SearchBudget budget, int lines) {
    SearchLimits rest = budget.rest(SearchLimits.NO_LIMIT).toBuilder().lines(lines).build();
    List<SearchReport> reports =
        engine.analyse(searched, new SearchControl(rest), SearchListener.SILENT);
    budget.spend(reports.get(0).nodes());
    return reports;
  }

  private static boolean isWin(SearchReport report) {
    return report.score().isProved() && report.score().value() > 0;
  }

  private Win vcfWin(VcfSolver vcf, boolean isShortest) {
    List<Win.FirstMove> others = new ArrayList<>();
    Optional<String> othersLimit = vcf.findOthers(new SearchBudget(limits), others);
    WinTreeBuilder builder = new WinTreeBuilder(engine, new SearchBudget(limits), position);
    WinTree tree = builder.ofVcf(vcf.line());
    return new Win(
        WinKind.VCF, vcf.plies(), isShortest, tree, builder.limit(), others, othersLimit);
  }

  /** The quickest of the two best moves. */
  private Win win(SearchReport best) {
    SearchBudget budget = new SearchBudget(limits);
    List<Win.FirstMove> winners = new ArrayList<>(List.of(firstMove(best)));
    Optional<String> othersLimit = Optional.empty();
    for (SearchReport line : analyse(position, budget, TWO_LINES)) {
      if (line.move().equals(best.move())) {
        continue;
      }
      if (isWin(line)) {
        winners.add(firstMove(line));
        othersLimit = Optional.of("the first that was found");
      } else if (!line.score().isProved()) {
        othersLimit = Optional.of(budget.limit(1));
      }
    }
    winners.sort(Comparator.comparingInt(Win.FirstMove::plies));
    Win.FirstMove first = winners.remove(0);
    WinTreeBuilder builder = new WinTreeBuilder(engine, new SearchBudget(limits), position);
    WinTree tree = builder.of(position, first.move());
    return new Win(
        builder.hasQuietMove() ? WinKind.OTHER : WinKind.VCT,
        builder.limit().isEmpty() ? tree.plies() : first.plies(),
        false,
        tree,
        builder.limit(),
        winners,
        othersLimit);
  }

  private static Win.FirstMove firstMove(SearchReport report) {
    return new Win.FirstMove(report.move(), report.score().pliesToEnd());
  }

  /**
   * The plies in which another first move wins.
   *
   * @param move an empty point where no five is made
   * @return nothing if no win was found within the limits
   */
  public Optional<Integer> pliesOf(Point move) {
    Position after = position.play(move);
    Board board = position.toBoard();
    int cell = position.geometry().cell(move);
    boolean isFoul = new Referee(position.rules()).isForbidden(board, cell, board.sideToMove());
    if (isFoul || after.isFull()) {
      return Optional.empty();
    }
    SearchScore score = analyse(after, new SearchBudget(limits), 1).get(0).score();
    return score.isProved() && score.value() < 0
        ? Optional.of(1 + score.pliesToEnd())
        : Optional.empty();
  }
}
