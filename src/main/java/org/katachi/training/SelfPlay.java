package org.katachi.training;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.command.Seeds;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.search.NodeSearch;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.Searcher;

/**
 * Plays games of the engine against itself, each decided by its number and the seed alone. A game
 * ends as soon as its result is proved.
 */
final class SelfPlay {

  private static final int LEAST_OPENING = 2;
  private static final int MOST_OPENING = 8;

  /** The stones of an opening lie in a square with so many columns to either side of its centre. */
  private static final int LEAST_SPREAD = 2;

  private static final int MOST_SPREAD = 4;

  /** Of so many openings one lies anywhere, the others about the centre of the board. */
  private static final int ANYWHERE = 4;

  private final RuleSet rules;
  private final Geometry geometry;
  private final int nodes;
  private final int mostUnbalanced;
  private final long seed;
  private final Referee referee;
  private final NodeSearch search;

  /**
   * A player.
   *
   * @param nodes of a move on average, see {@link NodeSearch}
   * @param mostUnbalanced what the search finds clearer than this after an opening is not worth a
   *     game: the closer it is, the longer are the games
   */
  SelfPlay(
      RuleSet rules,
      Geometry geometry,
      ShapeEvaluation evaluation,
      int nodes,
      int mostUnbalanced,
      long seed) {
    this.rules = rules;
    this.geometry = geometry;
    this.nodes = nodes;
    this.mostUnbalanced = mostUnbalanced;
    this.seed = seed;
    referee = new Referee(rules);
    search = new NodeSearch(rules, evaluation);
  }

  /** Plays the game with this number. */
  SampleGame play(int number) {
    Random random = Seeds.random(seed, number);
    Optional<SampleGame> game = Optional.empty();
    while (game.isEmpty()) {
      Board board = new Board(geometry);
      if (placeOpening(board, random)) {
        game = playOn(board, random);
      }
    }
    return game.get();
  }

  /** Tells whether the stones drawn are the beginning of a game. */
  private boolean placeOpening(Board board, Random random) {
    int stones = random.nextInt(LEAST_OPENING, MOST_OPENING + 1);
    int spread = random.nextInt(LEAST_SPREAD, MOST_SPREAD + 1);
    boolean anywhere = random.nextInt(ANYWHERE) == 0;
    int x = centre(geometry.width(), spread, anywhere, random);
    int y = centre(geometry.height(), spread, anywhere, random);
    for (int i = 0; i < stones; i++) {
      int column = x + random.nextInt(-spread, spread + 1);
      int row = y + random.nextInt(-spread, spread + 1);
      int cell = geometry.contains(column, row) ? geometry.cell(column, row) : 0;
      if (!board.isEmpty(cell) || referee.isForbidden(board, cell, board.sideToMove())) {
        return false;
      }
      board.play(cell);
      if (referee.verdict(board, cell) != Verdict.ONGOING) {
        return false;
      }
    }
    return true;
  }

  private static int centre(int side, int spread, boolean anywhere, Random random) {
    return anywhere && side > 2 * spread
        ? random.nextInt(spread, side - spread)
        : side / 2 + random.nextInt(-1, 2);
  }

  /** Nothing if the opening turns out to be decided. */
  private Optional<SampleGame> playOn(Board board, Random random) {
    int opening = board.moveCount();
    short[] evaluations = new short[geometry.pointCount()];
    Arrays.fill(evaluations, 0, opening, SampleGame.UNKNOWN);
    search.newGame();
    while (true) {
      int side = board.sideToMove();
      Searcher searcher = search.search(board, SearchParameters.USUAL, nodes, random);
      int score = searcher.score();
      if (board.moveCount() <= opening + 1 && Math.abs(score) > mostUnbalanced) {
        return Optional.empty();
      }
      int cell = searcher.variationMove(0);
      evaluations[board.moveCount()] = (short) score;
      board.play(cell);
      Verdict verdict = referee.verdict(board, cell);
      if (verdict != Verdict.ONGOING || Score.isProved(score)) {
        return Optional.of(game(board, opening, winner(verdict, score, side), evaluations));
      }
    }
  }

  private static int winner(Verdict verdict, int score, int side) {
    if (verdict == Verdict.WIN || Score.isProvedWin(score)) {
      return side;
    }
    return verdict == Verdict.FOUL || Score.isProvedLoss(score)
        ? Stone.opponent(side)
        : Stone.EMPTY;
  }

  private SampleGame game(Board board, int opening, int winner, short[] evaluations) {
    short[] thought = Arrays.copyOf(evaluations, board.moveCount());
    return new SampleGame(rules, geometry, winner, opening, board.moves(), thought);
  }
}
