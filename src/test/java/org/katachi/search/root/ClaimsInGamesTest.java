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
 * Whole games by few nodes a move: who claims a win has it, and by the move that was claimed, and
 * shows it by a line of that length. The games named here are those in which it once was not so.
 */
class ClaimsInGamesTest {

  private static final int GAMES = 130;

  /** More games, or others: {@code -Dclaims.first=SEED -Dclaims.games=N}. */
  @Test
  void aClaimedWinComesByTheMoveThatWasClaimed() {
    int first = Integer.getInteger("claims.first", 0);
    int games = Integer.getInteger("claims.games", GAMES);
    List<Claim> claims =
        IntStream.range(first, first + games)
            .mapToObj(ClaimsInGamesTest::claims)
            .flatMap(List::stream)
            .toList();
    long late = claims.stream().filter(claim -> !claim.held).count();
    System.out.println("ClaimsInGamesTest: " + claims.size() + " claims, " + late + " late");
    assertTrue(claims.size() > games, () -> claims.size() + " claims");
    assertAllHeld(claims);
  }

  /**
   * Games in which a longer win that was known before took the place of the one that was claimed.
   */
  @ParameterizedTest
  @ValueSource(ints = {324, 768, 846, 1166, 1486, 1855, 2307, 2394, 3363, 3473, 3774, 3796, 3987})
  void aShorterWinIsNotForgotten(int seed) {
    assertAllHeld(claims(seed));
  }

  /** In caro several moves may stop a five, and not all of them win. */
  @ParameterizedTest
  @ValueSource(ints = {2177, 2924, 3277})
  void onlyTheDefenceThatWinsIsKept(int seed) {
    assertAllHeld(claims(seed));
  }

  /**
   * The reply is not that of the line: in caro another defence against a five, or a four that must
   * be stopped before the win goes on.
   */
  @ParameterizedTest
  @ValueSource(ints = {2192, 3315})
  void everyReplyIsKnown(int seed) {
    assertAllHeld(claims(seed));
  }

  /** In renju the only defence is forbidden, so the line seemed to end before the five. */
  @ParameterizedTest
  @ValueSource(ints = {2921, 4794, 8348})
  void aForbiddenDefenceDoesNotCutTheLine(int seed) {
    assertAllHeld(claims(seed));
  }

  /** The line was completed by a VCF that takes longer than the one that was found. */
  @ParameterizedTest
  @ValueSource(ints = {3744})
  void aLongerVcfDoesNotCompleteTheLine(int seed) {
    assertAllHeld(claims(seed));
  }

  private static void assertAllHeld(List<Claim> claims) {
    assertEquals(List.of(), claims.stream().filter(claim -> !claim.held).toList());
    assertEquals(List.of(), claims.stream().filter(claim -> claim.line != claim.plies).toList());
  }

  /**
   * A claim.
   *
   * @param move the number of stones when it was made
   * @param plies to the five
   * @param line the number of moves in its line
   * @param held whether the game was won by then
   */
  private record Claim(int seed, int move, int plies, int line, boolean held) {}

  /** Plays a game and returns all its claims, held or not. */
  private static List<Claim> claims(int seed) {
    GameOfFewNodes game = new GameOfFewNodes(seed);
    List<Claim> claims = new ArrayList<>();
    while (!game.isOver()) {
      game.playMove();
      if (game.claimsWin()) {
        int move = game.board.moveCount() - 1;
        claims.add(new Claim(seed, move, game.claimedPlies(), game.lineLength(), false));
      }
    }
    return claims.stream().map(claim -> judged(claim, game)).toList();
  }

  private static Claim judged(Claim claim, GameOfFewNodes game) {
    int end = game.board.moveCount();
    boolean won =
        game.referee.verdict(game.board, game.board.lastMove()) == Verdict.WIN
            && (end - claim.move) % 2 == 1;
    boolean held = won && end <= claim.move + claim.plies;
    return new Claim(claim.seed, claim.move, claim.plies, claim.line, held);
  }
}
