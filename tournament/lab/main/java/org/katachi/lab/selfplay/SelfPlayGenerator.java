package org.katachi.lab.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Stone;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.games.BudgetedSearch;
import org.katachi.lab.games.ForcedMove;
import org.katachi.lab.games.GameRandom;
import org.katachi.lab.games.RandomMove;
import org.katachi.lab.games.RandomOpening;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.rules.Referee;
import org.katachi.rules.Verdict;
import org.katachi.search.Score;
import org.katachi.shape.ShapeBoard;
import org.katachi.statistics.Outcome;

/**
 * Plays games of the engine against itself and searches positions around them: each game's own
 * positions, positions some random moves off it, and for each of these a node inside the tree. The
 * tree of a search is full of positions that players of equal strength hardly ever reach. Seed and
 * number decide a game; it ends as soon as its result is proved.
 */
public final class SelfPlayGenerator {

  /** One game in five begins from an opening that may favour a side. */
  private static final int ONE_IN_UNBALANCED = 5;

  /** How much more an opening may favour a side then. */
  private static final int UNBALANCED_FACTOR = 4;

  /** One position off the game in this many is another random move off it, and so on. */
  private static final int ONE_IN_ANOTHER_MOVE = 3;

  private static final int MAX_RANDOM_MOVES = 3;

  /**
   * How self-play games are made.
   *
   * @param nodes the average number of nodes of a search, see {@link
   *     org.katachi.lab.games.MoveBudget}
   * @param branches the positions off a game for each move of the game
   * @param level the evaluation for black of an opening that is level
   * @param balance openings that the search evaluates farther from that level are not played
   * @param seed decides the games
   */
  public record Options(int nodes, double branches, int level, int balance, long seed) {}

  private final GameVariant kind;
  private final Options options;
  private final Referee referee;
  private final RandomOpening openings;
  private final RandomMove randomMove;
  private final BudgetedSearch gameSearch;
  private final SearchRecorder recorder;
  private final TreeWalk tree;

  /** A generator of games of a kind by an evaluation. */
  public SelfPlayGenerator(GameVariant kind, ShapeEvaluation evaluation, Options options) {
    this.kind = kind;
    this.options = options;
    referee = new Referee(kind.rules());
    openings = new RandomOpening(referee);
    randomMove = new RandomMove(referee, evaluation, kind.geometry());
    gameSearch = new BudgetedSearch(kind.rules(), evaluation, options.nodes());
    recorder = new SearchRecorder(gameSearch, options.nodes());
    tree =
        new TreeWalk(
            kind.rules().rule(), gameSearch.transpositions(), kind.geometry().pointCount());
  }

  /** Makes the game with this number, and its positions. */
  public SelfPlayGame make(int number) {
    Random random = GameRandom.of(options.seed(), number);
    Optional<SelfPlayGame> game = Optional.empty();
    while (game.isEmpty()) {
      Board board = new Board(kind.geometry());
      if (openings.place(board, random)) {
        game = play(board, random);
      }
    }
    return withBranches(game.get(), random);
  }

  /** Returns nothing if the opening is not balanced. */
  private Optional<SelfPlayGame> play(Board board, Random random) {
    int opening = board.moveCount();
    boolean unbalanced = random.nextInt(ONE_IN_UNBALANCED) == 0;
    int balance = unbalanced ? UNBALANCED_FACTOR * options.balance() : options.balance();
    List<SearchedPosition> positions = new ArrayList<>();
    gameSearch.newGame();
    while (true) {
      int side = board.sideToMove();
      SearchedPosition searched =
          recorder.search(board, Source.GAME, board.moveCount(), new int[0], random);
      if (board.moveCount() <= opening + 1 && imbalance(searched.value(), side) > balance) {
        return Optional.empty();
      }
      keep(board, searched, random, positions);
      board.play(searched.best());
      Verdict verdict = referee.verdict(board, searched.best());
      if (verdict != Verdict.ONGOING || Score.isProved(searched.value())) {
        Outcome result = result(verdict, searched.value(), side);
        return Optional.of(new SelfPlayGame(result, opening, board.moves(), positions));
      }
    }
  }

  /** How far from level a value for that side is. */
  private int imbalance(int value, int side) {
    int forBlack = side == Stone.BLACK ? value : -value;
    return Math.abs(forBlack - options.level());
  }

  /** Keeps a position that was searched unless its move was forced, and a node of its tree. */
  private void keep(
      Board board, SearchedPosition searched, Random random, List<SearchedPosition> positions) {
    if (searched.tellsResult() && !isForced(board)) {
      positions.add(searched);
      tree.from(board, searched, random).ifPresent(positions::add);
    }
  }

  private boolean isForced(Board board) {
    return ForcedMove.exists(new ShapeBoard(board, kind.rules().rule()));
  }

  private static Outcome result(Verdict verdict, int score, int side) {
    if (verdict == Verdict.WIN || Score.isProvedWin(score)) {
      return SelfPlayGame.wonBy(Colour.of(side));
    }
    return verdict == Verdict.FOUL || Score.isProvedLoss(score)
        ? SelfPlayGame.wonBy(Colour.of(Stone.opponent(side)))
        : Outcome.DRAW;
  }

  private SelfPlayGame withBranches(SelfPlayGame game, Random random) {
    List<SearchedPosition> positions = new ArrayList<>(game.positions());
    long tries = Math.round(options.branches() * (game.cells().length - game.opening()));
    for (long i = 0; i < tries; i++) {
      addBranch(game, random, positions);
    }
    return new SelfPlayGame(game.result(), game.opening(), game.cells(), positions);
  }

  /** Adds nothing if the moves drawn end the game, or force the next. */
  private void addBranch(SelfPlayGame game, Random random, List<SearchedPosition> positions) {
    int ply = random.nextInt(game.opening(), game.cells().length);
    ShapeBoard shapes = new ShapeBoard(new Board(kind.geometry()), kind.rules().rule());
    for (int i = 0; i < ply; i++) {
      shapes.play(game.cells()[i]);
    }
    int[] line = new int[randomMoves(random)];
    for (int i = 0; i < line.length; i++) {
      if (!randomMove.play(shapes, random)) {
        return;
      }
      line[i] = shapes.board().lastMove();
    }
    if (!shapes.board().isFull() && !ForcedMove.exists(shapes)) {
      gameSearch.newGame();
      Board board = shapes.board();
      keep(board, recorder.search(board, Source.BRANCH, ply, line, random), random, positions);
    }
  }

  private static int randomMoves(Random random) {
    int moves = 1;
    while (moves < MAX_RANDOM_MOVES && random.nextInt(ONE_IN_ANOTHER_MOVE) == 0) {
      moves++;
    }
    return moves;
  }
}
