package org.katachi.search.root;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.rules.Verdict;

/**
 * Whole games by few nodes a move: who reports a mate has it, by the move that was reported, and
 * shows it by a line of that length. The games named here are those in which it once was not so.
 */
class MateVerifierInGamesTest {

  private static final int GAMES = 130;

  /** More games, or others: {@code -Dmates.first=SEED -Dmates.games=N}. */
  @Test
  void aMateComesByTheMoveThatWasReported() {
    int first = Integer.getInteger("mates.first", 0);
    int games = Integer.getInteger("mates.games", GAMES);
    List<Mate> mates =
        IntStream.range(first, first + games)
            .mapToObj(MateVerifierInGamesTest::mates)
            .flatMap(List::stream)
            .toList();
    long late = mates.stream().filter(mate -> !mate.held).count();
    System.out.println("MateVerifierInGamesTest: " + mates.size() + " mates, " + late + " late");
    assertTrue(mates.size() > games, () -> mates.size() + " mates");
    assertAllHeld(mates);
  }

  /**
   * Games in which a longer win that was known before took the place of the one that was reported.
   */
  @ParameterizedTest
  @ValueSource(ints = {324, 768, 846, 1166, 1486, 1855, 2307, 2394, 3363, 3473, 3774, 3796, 3987})
  void aShorterWinIsNotForgotten(int seed) {
    assertAllHeld(mates(seed));
  }

  /** In caro several moves may stop a five, and not all of them win. */
  @ParameterizedTest
  @ValueSource(ints = {2177, 2924, 3277})
  void onlyTheDefenceThatWinsIsKept(int seed) {
    assertAllHeld(mates(seed));
  }

  /**
   * The reply is not that of the line: in caro another defence against a five, or a four that must
   * be stopped before the win goes on.
   */
  @ParameterizedTest
  @ValueSource(ints = {2192, 3315})
  void everyReplyIsKnown(int seed) {
    assertAllHeld(mates(seed));
  }

  /** In renju the only defence is forbidden, so the line seemed to end before the five. */
  @ParameterizedTest
  @ValueSource(ints = {2921, 4794, 8348})
  void aForbiddenDefenceDoesNotCutTheLine(int seed) {
    assertAllHeld(mates(seed));
  }

  /** The line was completed by a VCF that takes longer than the one that was found. */
  @ParameterizedTest
  @ValueSource(ints = {3744})
  void aLongerVcfDoesNotCompleteTheLine(int seed) {
    assertAllHeld(mates(seed));
  }

  private static void assertAllHeld(List<Mate> mates) {
    assertEquals(List.of(), mates.stream().filter(mate -> !mate.held).toList());
    assertEquals(List.of(), mates.stream().filter(mate -> mate.line != mate.plies).toList());
  }

  /**
   * A mate that was reported.
   *
   * @param move the number of stones when it was reported
   * @param plies to the five
   * @param line the number of moves in its line
   * @param held whether the game was won by then
   */
  private record Mate(int seed, int move, int plies, int line, boolean held) {}

  /** Plays a game and returns all mates that were reported, held or not. */
  private static List<Mate> mates(int seed) {
    GameOfFewNodes game = new GameOfFewNodes(seed);
    List<Mate> mates = new ArrayList<>();
    while (!game.isOver()) {
      game.playMove();
      if (game.reportsMate()) {
        int move = game.board.moveCount() - 1;
        mates.add(new Mate(seed, move, game.matePlies(), game.lineLength(), false));
      }
    }
    return mates.stream().map(mate -> judged(mate, game)).toList();
  }

  private static Mate judged(Mate mate, GameOfFewNodes game) {
    int end = game.board.moveCount();
    boolean won =
        game.referee.verdict(game.board, game.board.lastMove()) == Verdict.WIN
            && (end - mate.move) % 2 == 1;
    boolean held = won && end <= mate.move + mate.plies;
    return new Mate(mate.seed, mate.move, mate.plies, mate.line, held);
  }
}
