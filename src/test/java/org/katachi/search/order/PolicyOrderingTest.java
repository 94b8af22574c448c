package org.katachi.search.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.katachi.board.Geometry;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.network.policy.PolicyNetwork;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.rules.Rule;
import org.katachi.shape.RandomGames;
import org.katachi.shape.ShapeBoard;

/** The scores of a position's moves, of which the policy sees those that the shapes put first. */
class PolicyOrderingTest {

  private static final Geometry BOARD = new Geometry(15, 15);
  private static final ShapeEvaluation SHIPPED = ShapeEvaluation.of(Rule.FREESTYLE, BOARD);
  private static final int SHORTLIST = 16;

  @Property(tries = 50)
  void theBestSixteenByShapesHaveThePolicysScore(@ForAll Random random) {
    ScoredMoves moves = new ScoredMoves(SHIPPED, random, BOARD.pointCount());
    Assume.that(moves.byShapes.size() > SHORTLIST);
    for (int move : moves.byShapes.subList(0, SHORTLIST)) {
      assertEquals(moves.policyScore(move), moves.score(move));
    }
  }

  @Property(tries = 50)
  void theOthersFollowInTheOrderOfTheirScoresByShapes(@ForAll Random random) {
    ScoredMoves moves = new ScoredMoves(SHIPPED, random, BOARD.pointCount());
    Assume.that(moves.byShapes.size() > SHORTLIST);
    List<Integer> best = moves.byShapes.subList(0, SHORTLIST);
    int last = best.stream().mapToInt(moves::score).min().orElseThrow();
    List<Integer> others = moves.byShapes.subList(SHORTLIST, moves.byShapes.size());
    assertTrue(moves.score(others.get(0)) <= last);
    for (int i = 1; i < others.size(); i++) {
      int before = others.get(i - 1);
      int move = others.get(i);
      assertEquals(
          moves.shapeScore(before) > moves.shapeScore(move),
          moves.score(before) > moves.score(move));
      assertTrue(moves.score(before) >= moves.score(move));
    }
  }

  @Property(tries = 50)
  void thePolicyScoresAllOfAShortList(
      @ForAll @IntRange(min = 1, max = SHORTLIST) int count, @ForAll Random random) {
    ScoredMoves moves = new ScoredMoves(SHIPPED, random, count);
    Assume.that(moves.byShapes.size() == count);
    for (int move : moves.byShapes) {
      assertEquals(moves.policyScore(move), moves.score(move));
    }
  }

  @Property(tries = 50)
  void aPolicyThatIsTheScoreByShapesChangesNothing(@ForAll Random random) {
    PolicyWeights weights = PolicyWeights.zero();
    weights.moveScore()[0] = PolicyWeights.CONTEXT_SCALE;
    ShapeEvaluation onlyByShapes = SHIPPED.with(new PolicyNetwork(weights));
    ScoredMoves moves = new ScoredMoves(onlyByShapes, random, BOARD.pointCount());
    for (int move : moves.byShapes) {
      assertEquals(moves.shapeScore(move), moves.score(move));
    }
  }

  /** Moves near a stone in a random position, and their scores. */
  private static final class ScoredMoves {

    private final Evaluator evaluator;
    private final int side;
    private final PolicyOrdering scores;

    /** The best first; of equal ones that with the greater cell. */
    final List<Integer> byShapes;

    ScoredMoves(ShapeEvaluation evaluation, Random random, int most) {
      ShapeBoard shapes = RandomGames.play(BOARD, Rule.FREESTYLE, random);
      evaluator = evaluation.on(shapes);
      evaluator.prepareMoves();
      side = shapes.board().sideToMove();
      int[] moves = new int[BOARD.pointCount()];
      int count = Math.min(most, shapes.collectNear(moves, 0));
      scores = new PolicyOrdering(evaluator, BOARD.cellCount(), SHORTLIST);
      scores.score(moves, 0, count, side);
      byShapes =
          IntStream.of(moves)
              .limit(count)
              .boxed()
              .sorted(
                  Comparator.<Integer>comparingInt(this::shapeScore)
                      .thenComparingInt(move -> move)
                      .reversed())
              .toList();
    }

    int score(int move) {
      return scores.score(move);
    }

    int shapeScore(int move) {
      return evaluator.shapeScore(move, side);
    }

    int policyScore(int move) {
      return evaluator.policyScore(move, shapeScore(move));
    }
  }
}
