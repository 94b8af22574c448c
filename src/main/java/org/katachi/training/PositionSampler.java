package org.katachi.training;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.command.Seeds;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.search.NodeSearch;
import org.katachi.search.SearchParameters;
import org.katachi.search.Searcher;
import org.katachi.shape.ShapeBoard;

/**
 * Searches positions that lie a move or two off the way of games: of such positions the tree of a
 * search is full, while players of equal strength hardly ever let them come up. Each is decided by
 * its number and the seed alone.
 */
final class PositionSampler {

  /** Of so many positions one lies on the way itself. */
  private static final int ON_THE_WAY = 10;

  /** Of so many others one lies two moves off it, the rest one. */
  private static final int TWICE_OFF = 3;

  /** A move so much better in the order of moves is e times as likely. */
  private static final double TEMPERATURE = 96;

  private final List<SampleGame> games;
  private final int nodes;
  private final long seed;
  private final RuleSet rules;
  private final Geometry geometry;
  private final ShapeEvaluation evaluation;
  private final Referee referee;
  private final NodeSearch search;
  private final int[] cells;
  private final double[] odds;

  /**
   * @param games at least one; all by the same rules on boards of the same shape
   * @param nodes of a search on average, see {@link NodeSearch}
   */
  PositionSampler(List<SampleGame> games, ShapeEvaluation evaluation, int nodes, long seed) {
    this.games = games;
    this.evaluation = evaluation;
    this.nodes = nodes;
    this.seed = seed;
    rules = games.get(0).rules();
    geometry = games.get(0).geometry();
    referee = new Referee(rules);
    search = new NodeSearch(rules, evaluation);
    cells = new int[geometry.pointCount()];
    odds = new double[geometry.pointCount()];
  }

  /**
   * The position with this number: its stones as an opening, then the move and the value that the
   * search has found. It has no result.
   */
  SampleGame sample(int number) {
    Random random = Seeds.random(seed, number);
    Optional<ShapeBoard> position = Optional.empty();
    while (position.isEmpty()) {
      position = draw(games.get(random.nextInt(games.size())), random);
    }
    return searched(position.get().board(), random);
  }

  /** Nothing if the moves drawn end the game, or lead to where the next one is forced. */
  private Optional<ShapeBoard> draw(SampleGame game, Random random) {
    ShapeBoard shapes = new ShapeBoard(new Board(geometry), rules.rule());
    int moves = random.nextInt(game.opening(), game.cells().length);
    for (int i = 0; i < moves; i++) {
      shapes.play(game.cells()[i]);
    }
    for (int left = movesOff(random); left > 0; left--) {
      if (!leaveTheWay(shapes, random)) {
        return Optional.empty();
      }
    }
    return WeightFit.isForced(shapes) ? Optional.empty() : Optional.of(shapes);
  }

  private static int movesOff(Random random) {
    if (random.nextInt(ON_THE_WAY) == 0) {
      return 0;
    }
    return random.nextInt(TWICE_OFF) == 0 ? 2 : 1;
  }

  /** Plays a move by chance; tells whether the game goes on after it. */
  private boolean leaveTheWay(ShapeBoard shapes, Random random) {
    Board board = shapes.board();
    Evaluator evaluator = evaluation.on(shapes);
    int count = shapes.collectNear(cells, 0);
    double sum = 0;
    for (int i = 0; i < count; i++) {
      int worth = evaluator.moveScore(cells[i], board.sideToMove());
      odds[i] = Math.exp(worth / TEMPERATURE);
      sum += odds[i];
    }
    double drawn = random.nextDouble() * sum;
    int i = 0;
    while (i < count - 1 && drawn >= odds[i]) {
      drawn -= odds[i++];
    }
    if (count == 0 || referee.isForbidden(board, cells[i], board.sideToMove())) {
      return false;
    }
    shapes.play(cells[i]);
    return referee.verdict(board, cells[i]) == Verdict.ONGOING;
  }

  private SampleGame searched(Board board, Random random) {
    int stones = board.moveCount();
    search.newGame();
    Searcher searcher = search.search(board, SearchParameters.USUAL, nodes, random);
    board.play(searcher.variationMove(0));
    short[] values = new short[stones + 1];
    Arrays.fill(values, 0, stones, SampleGame.UNKNOWN);
    values[stones] = (short) searcher.score();
    return new SampleGame(rules, geometry, SampleGame.NO_RESULT, stones, board.moves(), values);
  }
}
