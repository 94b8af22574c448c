package org.katachi.lab.games;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.search.BudgetedSearch;
import org.katachi.lab.search.GameRandom;
import org.katachi.lab.search.MoveBudget;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.Searcher;
import org.katachi.tournament.export.SampleGame;
import org.katachi.tournament.export.SampleResult;

/**
 * Plays games of the engine against itself. Seed and number decide a game; it ends as soon as its
 * result is proved.
 */
public final class SelfPlayer {

  private final RuleSet rules;
  private final Geometry geometry;
  private final MoveBudget budget;
  private final int balance;
  private final long seed;
  private final Referee referee;
  private final RandomOpening openings;
  private final BudgetedSearch search;

  /**
   * @param nodes the average number of nodes of a move, see {@link MoveBudget}
   * @param balance openings that the search evaluates higher, for either side, are not played:
   *     closer ones make longer games
   */
  public SelfPlayer(
      RuleSet rules,
      Geometry geometry,
      ShapeEvaluation evaluation,
      int nodes,
      int balance,
      long seed) {
    this.rules = rules;
    this.geometry = geometry;
    budget = new MoveBudget.Nodes(nodes);
    this.balance = balance;
    this.seed = seed;
    referee = new Referee(rules);
    openings = new RandomOpening(referee);
    search = new BudgetedSearch(rules, evaluation);
  }

  /** Plays the game with this number. */
  public SampleGame play(int number) {
    Random random = GameRandom.of(seed, number);
    Optional<SampleGame> game = Optional.empty();
    while (game.isEmpty()) {
      Board board = new Board(geometry);
      if (openings.place(board, random)) {
        game = playOn(board, random);
      }
    }
    return game.get();
  }

  /** Returns nothing if the opening is not balanced. */
  private Optional<SampleGame> playOn(Board board, Random random) {
    int opening = board.moveCount();
    short[] evaluations = new short[geometry.pointCount()];
    Arrays.fill(evaluations, 0, opening, SampleGame.UNKNOWN);
    search.newGame();
    while (true) {
      int side = board.sideToMove();
      Searcher searcher = search.search(board, SearchParameters.DEFAULT, budget.limits(random));
      int score = searcher.best().score();
      if (board.moveCount() <= opening + 1 && Math.abs(score) > balance) {
        return Optional.empty();
      }
      int cell = searcher.best().pvMove(0);
      evaluations[board.moveCount()] = (short) score;
      board.play(cell);
      Verdict verdict = referee.verdict(board, cell);
      if (verdict != Verdict.ONGOING || Score.isProved(score)) {
        return Optional.of(game(board, opening, result(verdict, score, side), evaluations));
      }
    }
  }

  private static SampleResult result(Verdict verdict, int score, int side) {
    if (verdict == Verdict.WIN || Score.isProvedWin(score)) {
      return SampleResult.wonBy(Colour.of(side));
    }
    return verdict == Verdict.FOUL || Score.isProvedLoss(score)
        ? SampleResult.wonBy(Colour.of(Stone.opponent(side)))
        : SampleResult.DRAW;
  }

  private SampleGame game(Board board, int opening, SampleResult result, short[] evaluations) {
    return new SampleGame(
        rules,
        geometry,
        result,
        opening,
        board.moves(),
        Arrays.copyOf(evaluations, board.moveCount()));
  }
}
