package org.katachi.lab.positions;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.ForcedMove;
import org.katachi.lab.search.BudgetedSearch;
import org.katachi.lab.search.GameRandom;
import org.katachi.lab.search.MoveBudget;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.search.SearchParameters;
import org.katachi.search.Searcher;
import org.katachi.shape.ShapeBoard;
import org.katachi.tournament.export.SampleGame;
import org.katachi.tournament.export.SampleResult;

/**
 * Searches positions that are a random move or two away from games. The tree of a search is full of
 * such positions, but players of equal strength hardly ever reach them. Seed and number decide a
 * position.
 */
public final class PositionSampler {

  /** One position in ten is a game's own. */
  private static final int ONE_IN_GAME = 10;

  /** One in three of the others is two random moves away from a game, the rest one move. */
  private static final int ONE_IN_TWO_MOVES = 3;

  private final List<SampleGame> games;
  private final MoveBudget budget;
  private final long seed;
  private final RuleSet rules;
  private final Geometry geometry;
  private final Referee referee;
  private final BudgetedSearch search;
  private final RandomMove randomMove;

  /**
   * @param games at least one; all by the same rules on boards of the same shape
   * @param nodes the average number of nodes of a search, see {@link MoveBudget}
   */
  public PositionSampler(List<SampleGame> games, ShapeEvaluation evaluation, int nodes, long seed) {
    this.games = games;
    budget = new MoveBudget.Nodes(nodes);
    this.seed = seed;
    rules = games.get(0).rules();
    geometry = games.get(0).geometry();
    referee = new Referee(rules);
    search = new BudgetedSearch(rules, evaluation);
    randomMove = new RandomMove(referee, evaluation, geometry);
  }

  /**
   * The position with this number: its stones as an opening, then the best move and the evaluation
   * that the search has found. It has no result.
   */
  public SampleGame sample(int number) {
    Random random = GameRandom.of(seed, number);
    Optional<ShapeBoard> position = Optional.empty();
    while (position.isEmpty()) {
      position = draw(games.get(random.nextInt(games.size())), random);
    }
    return searched(position.get().board(), random);
  }

  /** Returns nothing if the moves drawn end the game, or the next move is forced. */
  private Optional<ShapeBoard> draw(SampleGame game, Random random) {
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), rules.rule());
    int moves = random.nextInt(game.opening(), game.cells().length);
    for (int i = 0; i < moves; i++) {
      shapes.play(game.cells()[i]);
    }
    for (int left = randomMoves(random); left > 0; left--) {
      if (!randomMove.play(shapes, random)) {
        return Optional.empty();
      }
    }
    return ForcedMove.exists(shapes) ? Optional.empty() : Optional.of(shapes);
  }

  private static int randomMoves(Random random) {
    if (random.nextInt(ONE_IN_GAME) == 0) {
      return 0;
    }
    return random.nextInt(ONE_IN_TWO_MOVES) == 0 ? 2 : 1;
  }

  private SampleGame searched(Board board, Random random) {
    int stones = board.moveCount();
    search.newGame();
    Searcher searcher = search.search(board, SearchParameters.DEFAULT, budget.limits(random));
    board.play(searcher.best().pvMove(0));
    short[] values = new short[stones + 1];
    Arrays.fill(values, 0, stones, SampleGame.UNKNOWN);
    values[stones] = (short) searcher.best().score();
    return new SampleGame(rules, geometry, SampleResult.NONE, stones, board.moves(), values);
  }
}
