package org.katachi.search.root;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.rules.Verdict;
import org.katachi.search.LimitCheck;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.Defences;
import org.katachi.threat.Fours;

/**
 * A mate comes by the move that was reported against replies at random, though the winner searches
 * without a node from the report on.
 */
class MateVerifierAgainstAnyReplyTest {

  private static final int GAMES = 60;
  private static final int DEFENCES = 10;

  /** Shorter wins need no knowledge. */
  private static final int MIN_PLIES = 5;

  private int mates;
  private final List<String> late = new ArrayList<>();

  /** More games, or others: {@code -Dmates.first=SEED -Dmates.games=N}. */
  @Test
  void aMateHoldsWhateverTheReplyAndWithoutTime() {
    int first = Integer.getInteger("mates.first", 0);
    int games = Integer.getInteger("mates.games", GAMES);
    for (int seed = first; seed < first + games; seed++) {
      playGame(seed);
    }
    System.out.println(
        "MateVerifierAgainstAnyReplyTest: "
            + mates
            + " mates, "
            + late.size()
            + " defences too long");
    assertTrue(mates > games / 2, () -> mates + " mates");
    assertEquals(List.of(), late);
  }

  /** Games in which some reply was not known once. */
  @ParameterizedTest
  @ValueSource(ints = {128, 563, 581})
  void aReplyThatIsNotInTheLineIsKnown(int seed) {
    playGame(seed);
    assertTrue(mates > 0);
    assertEquals(List.of(), late);
  }

  /** The first mate that each side reports is played out. */
  private void playGame(int seed) {
    GameOfFewNodes game = new GameOfFewNodes(seed);
    boolean[] reported = new boolean[2];
    while (!game.isOver()) {
      int side = game.board.moveCount() % 2;
      game.playMove();
      if (!reported[side] && game.reportsMate() && game.matePlies() >= MIN_PLIES) {
        reported[side] = true;
        mates++;
        Random random = new Random(seed);
        for (int i = 0; i < DEFENCES; i++) {
          Defence defence = new Defence(game, side, random);
          if (!defence.loses()) {
            late.add("seed " + seed + ", after " + game.board.moveCount() + ": " + defence.end());
          }
        }
      }
    }
  }

  /** The rest of a game after a mate, with replies at random. */
  private static final class Defence {

    private final GameOfFewNodes game;
    private final Board board;
    private final ShapeBoard shapes;
    private final Searcher winner;
    private final Random random;
    private final int last;
    private final int[] replies;

    Defence(GameOfFewNodes game, int winner, Random random) {
      this.game = game;
      this.random = random;
      this.winner = game.newSearcher(winner);
      board = new Board(game.board.geometry());
      shapes = new ShapeBoard(board, game.rules.rule());
      shapes.copyFrom(game.board);
      last = game.board.moveCount() - 1 + game.matePlies();
      replies = new int[board.geometry().pointCount() + Defences.MAX_MOVES];
    }

    boolean loses() {
      boolean winnerMoves = true;
      while (verdict() == Verdict.ONGOING && board.moveCount() < last) {
        winnerMoves = !winnerMoves;
        shapes.play(winnerMoves ? winningMove() : reply());
      }
      return winnerMoves && verdict() == Verdict.WIN;
    }

    String end() {
      return verdict() + " at " + board.moveCount() + " of " + last;
    }

    private Verdict verdict() {
      return game.referee.verdict(board, board.lastMove());
    }

    private int winningMove() {
      winner.newSearch(board, new LimitCheck.Nodes(0));
      return winner.search(finished -> {});
    }

    /** A five; else most often a defence or a four; else any move near a stone. */
    private int reply() {
      int side = board.sideToMove();
      int opponent = Stone.opponent(side);
      if (shapes.has(side, CellClass.FIVE)) {
        return shapes.first(side, CellClass.FIVE);
      }
      int count = 0;
      if (shapes.has(opponent, CellClass.FIVE)) {
        count = defences().againstFive(opponent, replies, 0);
      } else if (shapes.has(opponent, CellClass.OPEN_FOUR) && random.nextInt(3) == 0) {
        count = defences().againstOpenFour(opponent, replies, 0);
      } else if (random.nextInt(3) > 0) {
        count = new Fours(shapes, game.referee).collect(side, replies, 0);
      }
      return replies[random.nextInt(count > 0 ? count : collectLegal())];
    }

    private Defences defences() {
      return new Defences(shapes, game.referee);
    }

    private int collectLegal() {
      int count = shapes.collectNear(replies, 0);
      int legal = 0;
      for (int i = 0; i < count; i++) {
        if (!game.referee.isForbidden(board, replies[i], board.sideToMove())) {
          replies[legal++] = replies[i];
        }
      }
      return legal;
    }
  }
}
