package org.katachi.threat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.shape.ShapeBoard;

/** VCTs, against a defender who tries every point of the board. */
@StatisticsReport(onFailureOnly = true)
class VctSearchTest {

  private static final int FEW_NODES = 500;
  private static final int NODES = 2_000;

  /**
   * What a reply to a claim may take. The search begins anew there, and though nearly all replies
   * need fewer nodes than the claim, one in some thousand positions needs hundreds of times as
   * many.
   */
  private static final int MANY_NODES = 20_000_000;

  private static final int NODES_OF_REAL_GAMES = 20_000;

  /** One of this many positions of the file is taken. */
  private static final int EACH = 6;

  /** For many searches: to make one takes longer than a search. */
  private static final ProofNumberTable PROOF_NUMBERS = new ProofNumberTable();

  @Property(tries = 1000)
  void everyReplyToAClaimedWinLosesUnderEveryRule(@ForAll Rule rule, @ForAll Random random) {
    Board board = RandomPositions.sparse(random);
    RuleSet rules = new RuleSet(rule, false);
    VctSearch search = search(board, rules);
    int plies = search.search(NODES);
    Coverage.mustOccur("a win by more than fours", plies > 5);
    if (plies > 5) {
      assertWins(board, rules, search.line().move(0));
    }
  }

  /** Longer claims take the oracle too long. */
  @Property(tries = 3000)
  void aClaimedWinIsWonByDefinitionAndNoLaterThanClaimed(
      @ForAll("manyOfRenju") Rule rule, @ForAll Random random) {
    Board board = RandomPositions.small(random);
    RuleSet rules = new RuleSet(rule, false);
    int plies = search(board, rules, PROOF_NUMBERS).search(FEW_NODES);
    boolean claimed = plies >= 5 && plies <= 7 && VcfSearch.of(board, rules).search(3, NODES) == 0;
    SlowVctSearch oracle = new SlowVctSearch(board, new Referee(rules));
    assertTrue(!claimed || oracle.winsWithin(plies), () -> "not won in " + plies);

    Coverage.mustOccur("a win in five plies", claimed && plies == 5);
    Coverage.mustOccur("a win in seven plies", claimed && plies == 7);
    Coverage.mustOccur("a win in renju", claimed && rule == Rule.RENJU);
    boolean caro = rule == Rule.CARO || rule == Rule.CARO_EXACT;
    Coverage.mustOccur("a win in caro", claimed && caro);
    Coverage.mustOccur("no win in fewer plies", claimed && !oracle.winsWithin(plies - 2));
  }

  /** A win in renju is so rare among random positions that it could be missed by chance. */
  @Provide
  static Arbitrary<Rule> manyOfRenju() {
    return Arbitraries.oneOf(Arbitraries.of(Rule.class), Arbitraries.just(Rule.RENJU));
  }

  @Test
  void everyReplyToAClaimedWinOfARealGameLoses() {
    RuleSet rules = new RuleSet(Rule.FREESTYLE, false);
    int claims = 0;
    for (String line : lines()) {
      Board board = VctPositions.board(line);
      VctSearch search = search(board, rules);
      if (search.search(NODES_OF_REAL_GAMES) > 0) {
        claims++;
        assertWins(board, rules, search.line().move(0));
      }
    }
    assertTrue(claims > 5, claims + " claims");
  }

  @Test
  void theLineOfAWinIsAsLongAsClaimedAtTheMostAndEndsWithAFive() {
    Referee referee = new Referee(new RuleSet(Rule.FREESTYLE, false));
    int whole = 0;
    for (String line : lines()) {
      Board board = VctPositions.board(line);
      VctSearch search = search(board, new RuleSet(Rule.FREESTYLE, false));
      int plies = search.search(NODES_OF_REAL_GAMES);
      if (plies > 0) {
        assertTrue(search.line().length() <= plies);
        for (int i = 0; i < search.line().length(); i++) {
          assertTrue(board.isEmpty(search.line().move(i)));
          board.play(search.line().move(i));
        }
      }
      if (plies > 0 && search.line().length() == plies) {
        whole++;
        assertEquals(Verdict.WIN, referee.verdict(board, board.lastMove()));
      }
    }
    assertTrue(whole > 5, whole + " whole lines");
  }

  @Test
  void proofNumbersOfTheSameStonesUnderOtherRulesChangeNothing() {
    RuleSet standard = new RuleSet(Rule.STANDARD, false);
    ProofNumberTable used = new ProofNumberTable();
    for (String line : lines()) {
      Board board = VctPositions.board(line);
      search(board, new RuleSet(Rule.FREESTYLE, false), used).search(NODES_OF_REAL_GAMES);
      VctSearch after = search(board, standard, used);
      VctSearch alone = search(board, standard);
      assertEquals(alone.search(NODES), after.search(NODES), line);
      assertEquals(alone.nodes(), after.nodes(), line);
    }
  }

  @Test
  void aWalkThroughAProofEndsWhenTheSearchMust() {
    Walk walk = new Walk();
    VctSearch search = walk.search(() -> walk.proved.size() >= 100);
    assertEquals(0, search.search(NODES_OF_REAL_GAMES));
    assertTrue(walk.proved.size() < 1_000, () -> walk.proved.size() + " positions");
    assertNotEquals(ShapeBoard.NO_CELL, search.winningMove());
  }

  @Test
  void aWalkThroughAProofMeasuresFewPositionsTwice() {
    Walk walk = new Walk();
    assertTrue(walk.search(() -> false).search(NODES_OF_REAL_GAMES) > 0);
    int different = new HashSet<>(walk.proved).size();
    assertTrue(walk.proved.size() < 2 * different, () -> walk.proved.size() + " " + different);
  }

  /** A position with 110 stones, to whose proof many orders of the same moves belong. */
  private static final class Walk {

    private final Board board = board();

    /** The positions as the sink was told of them. */
    private final List<Long> proved = new ArrayList<>();

    VctSearch search(VcfSearch.StopCondition stop) {
      return VctSearchTest.search(
          board,
          RuleSet.FREESTYLE,
          new ProofNumberTable(),
          stop,
          (attacks, move, plies) -> proved.add(board.hash()));
    }

    private static Board board() {
      return VctPositions.lines().stream()
          .filter(line -> line.startsWith("15 j6j5h8g7"))
          .map(VctPositions::board)
          .filter(position -> position.stoneCount() == 110)
          .findFirst()
          .orElseThrow();
    }
  }

  private static void assertWins(Board board, RuleSet rules, int move) {
    Referee referee = new Referee(rules);
    board.play(move);
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int reply = board.geometry().point(i);
      if (board.isEmpty(reply) && !referee.isForbidden(board, reply, board.sideToMove())) {
        board.play(reply);
        assertTrue(
            search(board, rules).search(MANY_NODES) > 0,
            () -> board.geometry().toPoint(reply) + " refutes");
        board.undo();
      }
    }
    board.undo();
  }

  private static VctSearch search(Board board, RuleSet rules) {
    return search(board, rules, new ProofNumberTable());
  }

  private static VctSearch search(Board board, RuleSet rules, ProofNumberTable table) {
    return search(board, rules, table, () -> false, (attacks, move, plies) -> {});
  }

  private static VctSearch search(
      Board board,
      RuleSet rules,
      ProofNumberTable table,
      VcfSearch.StopCondition stop,
      VctSearch.ProofSink sink) {
    Referee referee = new Referee(rules);
    ShapeBoard shapes = new ShapeBoard(board, rules.rule());
    Defences defences = new Defences(shapes, referee);
    VcfSearch fours = new VcfSearch(defences, referee, stop);
    return new VctSearch(defences, referee, fours, stop, sink, table);
  }

  private static List<String> lines() {
    List<String> lines = VctPositions.lines();
    return IntStream.range(0, lines.size())
        .filter(i -> i % EACH == 0)
        .mapToObj(lines::get)
        .toList();
  }
}
