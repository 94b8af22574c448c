package org.katachi.search.root;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.board.Stone;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.search.LimitCheck;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.shape.ShapeBoard;
import org.katachi.threat.ProofNumberTable;
import org.katachi.threat.VcfSearch;
import org.katachi.threat.VctPositions;

/** Searches of one game that share the transposition table. */
class SearcherTest {

  private static final Geometry GEOMETRY = new Geometry(15, 15);
  private static final int MANY_NODES = 20_000_000;
  private static final int SOME_NODES = 300_000;
  private static final int FEW_NODES = 20_000;

  /** Between those of the last position that is proved, 372,000, and of the next, 594,000. */
  private static final int NODES_OF_A_PROOF = 430_000;

  /** Of the 183 positions; a change of the search that proves more raises it. */
  private static final int MIN_PROVED = 179;

  private final SearchTables tables =
      new SearchTables(new TranspositionTable(1 << 24), new ProofNumberTable());

  /** The first is from a game that was claimed to be won, and drawn. */
  @ParameterizedTest
  @ValueSource(strings = {"d6a11d8b7b10f8a3e9g7f9d7d9c9f6d5d4", "f6h7k6i7k7i8i5j9g6"})
  void aWinThatWasClaimedIsStillKnownWhateverTheReply(String position) {
    Board board = board(position);
    Searcher claim = search(board, MANY_NODES);
    assertTrue(
        Score.isProvedWin(claim.best().score()),
        () -> "no win was claimed: " + claim.best().score());
    board.play(claim.best().pvMove(0));
    for (int i = 0; i < GEOMETRY.pointCount(); i++) {
      Point reply = GEOMETRY.toPoint(GEOMETRY.point(i));
      if (board.isEmpty(GEOMETRY.point(i))) {
        board.play(GEOMETRY.point(i));
        int score = search(board, FEW_NODES).best().score();
        assertTrue(score >= claim.best().score() + 2, () -> reply + " makes it " + score);
        board.undo();
      }
    }
  }

  /** A game at a short limit: a claim is kept by a search that has no time at all. */
  @ParameterizedTest
  @ValueSource(strings = {"d6a11d8b7b10f8a3e9g7f9d7d9c9f6d5d4", "f6h7k6i7k7i8i5j9g6"})
  void aClaimedWinIsKnownWithoutANode(String position) {
    Board board = board(position);
    int claimed = search(board, MANY_NODES).best().score();
    Searcher again = search(board, 0);
    assertTrue(
        Score.isProvedWin(again.best().score()),
        () -> "no win was claimed: " + again.best().score());
    assertTrue(
        again.best().score() >= claimed, () -> again.best().score() + " is later than " + claimed);
  }

  /** A search that may not make the five has proved another win. */
  @Test
  void aFiveIsMadeThoughTheTableKnowsALongerWin() {
    Board board = board("h8g8i8a1j8a15k8o1");
    int other = GEOMETRY.cell(new Point(8, 6));
    tables
        .transpositions()
        .store(
            board.hash(),
            Score.win(11),
            other,
            TranspositionTable.MAX_DEPTH,
            TranspositionTable.LOWER);
    Searcher searcher = search(board, 0);
    assertEquals(Score.win(1), searcher.best().score());
    assertEquals("11,7", GEOMETRY.toPoint(searcher.best().move()).toString());
  }

  /** A claim rests on the VCF, for the positions behind it are not stored. */
  @Test
  void aVcfIsPlayedThoughTheTableKnowsALongerWin() {
    Board board = board("i10e7d10f6d8e6e5d6g6f8c5f7f5d5g8f9f10c4b3d7c7e9g10");
    storeWin(board, 7, "d3");
    assertEquals(Score.win(5), search(board, 0).best().score());
  }

  /** By one four more at a time that VCF takes 2,337 nodes, but four after four 51. */
  @Test
  void aVcfThatIsFoundFourAfterFourIsPlayedThoughTheTableKnowsALongerWin() {
    Board board =
        board(
            "l12j12i12j10j11k10k9l10m10i9h10i8k11i7i10l11j9k8h9g8h8h11i6l8m8l7l9m9k7h6g5f5e7e10d11"
                + "h4f8g9e4j4g4k3i5h5h7l4l13k12f7");
    storeWin(board, 31, "l6");
    assertEquals(Score.win(19), search(board, 0).best().score());
  }

  /**
   * The table has a win in five plies that can't be verified, and that several lines do not take. A
   * VCF of two fours was looked for up to one four when that win was looked at.
   */
  @Test
  void aVcfIsFoundForSeveralLinesThoughTheTableKnowsAWinThatIsNotTaken() {
    Board board = board("i10e7d10f6d8e6e5d6g6f8c5f7f5d5g8f9f10c4b3d7c7e9g10");
    storeWin(board, 5, "a15");
    Searcher searcher = searcher(GEOMETRY);
    searcher.newSearch(board, new LimitCheck.Nodes(0));
    searcher.searchLines(2, new int[0], finished -> {}, depth -> {});
    assertEquals(Score.win(5), searcher.best().score());
    assertNotEquals(Notation.parsePos("a15").get(0), GEOMETRY.toPoint(searcher.best().move()));
  }

  /** The far point does not win: neither before it is played nor after it, as the table says. */
  @ParameterizedTest
  @ValueSource(strings = {"h8", "h8i9"})
  void aFalseProofOfAnotherTableIsNotBelieved(String position) {
    TranspositionTable other = new TranspositionTable(1 << 16);
    Board board = board(position);
    int far = GEOMETRY.cell(new Point(0, 0));
    int reply = GEOMETRY.cell(new Point(14, 14));
    int deepest = TranspositionTable.MAX_DEPTH;
    other.store(board.hash(), Score.win(11), far, deepest, TranspositionTable.LOWER);
    long after = board.hashAfter(far);
    other.store(after, Score.loss(10), reply, deepest, TranspositionTable.UPPER);
    copy(other, board.hash());
    copy(other, after);
    Searcher searcher = search(board, FEW_NODES);
    assertFalse(Score.isProved(searcher.best().score()), () -> "" + searcher.best().score());
    assertTrue(Math.abs(searcher.best().score()) < Score.MAX_ESTIMATE);
    assertTrue(searcher.best().depth() > 3);
    assertNotEquals(far, searcher.best().move());
  }

  /** It is verified before the first iteration. */
  @Test
  void aTrueProofOfAnotherTableIsBelievedOnceItIsVerified() {
    Board board = board("f6h7k6i7k7i8i5j9g6");
    int claimed = search(board, MANY_NODES).best().score();
    TranspositionTable all = tables.transpositions();
    SearchTables loaded =
        new SearchTables(new TranspositionTable(all.bytes()), new ProofNumberTable());
    for (int place = 0; place < all.places(); place++) {
      if (all.dataAt(place) != TranspositionTable.MISSING) {
        loaded.transpositions().storeCopy(all.keyAt(place), all.dataAt(place));
      }
    }
    Searcher again = searcher(GEOMETRY, SearchParameters.DEFAULT, loaded);
    again.newSearch(board, new LimitCheck.Nodes(FEW_NODES));
    again.search(finished -> {});
    assertTrue(Score.isProvedWin(again.best().score()));
    assertTrue(again.best().score() >= claimed);
    assertEquals(0, again.best().depth());
  }

  private void copy(TranspositionTable from, long key) {
    tables.transpositions().storeCopy(key, from.probe(key));
  }

  private void storeWin(Board board, int plies, String move) {
    tables
        .transpositions()
        .store(
            board.hash(),
            Score.win(plies),
            GEOMETRY.cell(Notation.parsePos(move).get(0)),
            TranspositionTable.MAX_DEPTH,
            TranspositionTable.LOWER);
  }

  /** Time is up as soon as a win is proved, before all replies to it are known for later. */
  @Test
  void aWinWhoseProofTreeTakesTooLongIsPlayedButNotClaimed() {
    Board board = board("f6h7k6i7k7i8i5j9g6");
    Searcher searcher = searcher(GEOMETRY);
    searcher.newSearch(board, new UntilKnown(tables.transpositions(), board.hash()));
    int move = searcher.search(finished -> {});
    assertEquals(Score.MAX_ESTIMATE, searcher.best().score());
    Searcher claim = search(board, MANY_NODES);
    assertTrue(Score.isProvedWin(claim.best().score()), "no win was claimed");
    assertEquals(move, claim.best().move());
  }

  private static final class UntilKnown implements LimitCheck {

    private final TranspositionTable table;
    private final long key;

    /** The nodes when it was first reached, or 0. */
    private long reachedAt;

    UntilKnown(TranspositionTable table, long key) {
      this.table = table;
      this.key = key;
    }

    @Override
    public boolean isHardLimitReached(long nodes) {
      boolean reached = TranspositionTable.isProof(table.probe(key));
      if (reached && reachedAt == 0) {
        reachedAt = nodes;
      }
      return reached;
    }

    @Override
    public boolean allowsNextIteration(int depth, long nodes, int scoreDrop) {
      return !isHardLimitReached(nodes);
    }
  }

  /** It ends the short VCF searches of one position, and begins none of another. */
  @Test
  void aProofTreeEndsSoonAfterTheLimit() {
    int ended = 0;
    for (Board board : positions()) {
      Searcher searcher = searcher(GEOMETRY);
      UntilKnown limits = new UntilKnown(tables.transpositions(), board.hash());
      searcher.newSearch(board, limits);
      searcher.search(finished -> {});
      if (limits.reachedAt > 0) {
        ended++;
        long beyond = searcher.nodes() - limits.reachedAt;
        assertTrue(beyond < 3 * VcfSearch.NODES_WITHOUT_CHECK, () -> beyond + " nodes too many");
      }
      tables.transpositions().clear();
    }
    assertTrue(ended > 10, ended + " ended by the limit");
  }

  /** Every claim of many positions, won or lost, is shown to its end. */
  @Test
  void theLineOfAProvedResultEndsTheGameAsClaimed() {
    int wins = 0;
    int losses = 0;
    for (Board board : positions()) {
      Searcher claim = search(board, SOME_NODES);
      if (Score.isProvedWin(claim.best().score())) {
        wins++;
        assertLineEndsTheGame(board, claim);
        board.play(claim.best().pvMove(0));
        Searcher answer = search(board, SOME_NODES);
        if (Score.isProvedLoss(answer.best().score())) {
          losses++;
          assertLineEndsTheGame(board, answer);
        }
      }
      tables.transpositions().clear();
    }
    assertTrue(wins > 20 && losses > 20, wins + " wins, " + losses + " losses");
  }

  private static void assertLineEndsTheGame(Board board, Searcher claim) {
    Referee referee = new Referee(RuleSet.FREESTYLE);
    boolean won = Score.isProvedWin(claim.best().score());
    int plies = Score.plies(claim.best().score());
    assertTrue(claim.best().pvLength() <= plies, "longer than the claim");
    int winner = won ? board.sideToMove() : Stone.opponent(board.sideToMove());
    for (int i = 0; i < claim.best().pvLength(); i++) {
      assertTrue(board.isEmpty(claim.best().pvMove(i)), "occupied");
      board.play(claim.best().pvMove(i));
    }
    assertEquals(winner, Stone.opponent(board.sideToMove()));
    assertTrue(referee.wins(board, board.lastMove(), winner), "no five at the end");
    for (int i = 0; i < claim.best().pvLength(); i++) {
      board.undo();
    }
  }

  /** Positions of real games, wins by threats, on boards of {@link #GEOMETRY}. */
  private static List<Board> positions() {
    return VctPositions.lines().stream()
        .map(VctPositions::board)
        .filter(board -> board.geometry().equals(GEOMETRY))
        .toList();
  }

  private static Board board(String position) {
    Board board = new Board(GEOMETRY);
    for (Point point : Notation.parsePos(position)) {
      board.play(GEOMETRY.cell(point));
    }
    return board;
  }

  /**
   * White wins by one of two open threes, but black can make two fours first: the loss comes in
   * eight plies, not in four.
   */
  @Test
  void aProvedLossIsResistedAsLongAsCanBe() {
    Searcher searcher = search(board("m12h8m13h9m14h10b12c4b13d4b14e4o1m15i1b15"), SOME_NODES);
    assertEquals(Score.loss(8), searcher.best().score());
    assertEquals(8, searcher.best().pvLength());
  }

  /** No five is possible any more, though points are left. */
  @Test
  void aBoardWithoutALineIsADraw() {
    Geometry geometry = new Geometry(6, 5);
    Board board = new Board(geometry);
    for (int i = 0; i < geometry.pointCount(); i++) {
      int x = i % geometry.width();
      int y = i / geometry.width();
      if ((x + 2 * y) % 4 == 0 || x == 2 || y == 2) {
        board.set(geometry.point(i), Stone.BLOCKED);
      }
    }
    board.play(geometry.cell(0, 1));
    Searcher searcher = search(board, FEW_NODES);
    assertEquals(Score.DRAW, searcher.best().score());
    assertTrue(board.isEmpty(searcher.best().pvMove(0)));
  }

  /** The table knows of every position after a move that its side to move is better by 3,000. */
  @Test
  void aLeafIsWorthWhatTheTableKnowsOfIt() {
    Board board = board("h8i9");
    for (int i = 0; i < GEOMETRY.pointCount(); i++) {
      int cell = GEOMETRY.point(i);
      if (board.isEmpty(cell)) {
        long key = board.hashAfter(cell);
        tables.transpositions().store(key, 3_000, ShapeBoard.NO_CELL, 0, TranspositionTable.LOWER);
      }
    }
    Searcher searcher = searcher(GEOMETRY);
    searcher.newSearch(board, new OnePly());
    searcher.search(finished -> {});
    assertEquals(-3_000, searcher.best().score());
  }

  /** A gate: no fewer are proved than when the numbers were written. */
  @Test
  void thePositionsThatAreWonByThreatsAreProvedWithSoManyNodes() {
    Map<Geometry, Searcher> searchers = new HashMap<>();
    int proved = 0;
    for (String line : VctPositions.lines()) {
      Board board = VctPositions.board(line);
      Searcher searcher = searchers.computeIfAbsent(board.geometry(), this::searcher);
      tables.transpositions().clear();
      searcher.newGame();
      searcher.newSearch(board, new UntilProved(NODES_OF_A_PROOF));
      searcher.search(finished -> {});
      proved += Score.isProvedWin(searcher.best().score()) ? 1 : 0;
    }
    assertTrue(proved >= MIN_PROVED, proved + " proved");
  }

  /** A limit of nodes, at which an easy move is thought about, too. */
  private record UntilProved(int nodes) implements LimitCheck {

    @Override
    public boolean isHardLimitReached(long visited) {
      return visited >= nodes;
    }

    @Override
    public boolean allowsNextIteration(int depth, long visited, int scoreDrop) {
      return visited < nodes;
    }

    @Override
    public boolean playsEasyMove() {
      return false;
    }
  }

  private static final class OnePly implements LimitCheck {

    @Override
    public boolean isHardLimitReached(long nodes) {
      return false;
    }

    @Override
    public boolean allowsNextIteration(int depth, long nodes, int scoreDrop) {
      return depth == 1;
    }
  }

  /** The search reports such a depth twice; helpers start at the first report alone. */
  @Test
  void aWinByThreatsThatIsFoundAfterADepthDoesNotFinishItAgain() {
    SearchParameters muchVct =
        new SearchParameters((name, value, step) -> name.equals("vct-node-percent") ? 3000 : value);
    Searcher searcher = searcher(GEOMETRY, muchVct);
    int reportedTwice = 0;
    for (Board board : positions().subList(0, 20)) {
      tables.transpositions().clear();
      List<Integer> reported = new ArrayList<>();
      List<Integer> finished = new ArrayList<>();
      searcher.newSearch(board, new LimitCheck.Nodes(FEW_NODES));
      searcher.search(report -> reported.add(report.best().depth()), finished::add);
      assertEquals(IntStream.rangeClosed(1, finished.size()).boxed().toList(), finished);
      reportedTwice += finished.isEmpty() || reported.size() == finished.size() ? 0 : 1;
    }
    assertTrue(reportedTwice > 0, "none was found after a depth");
  }

  /** A searcher forgets all of one game before the next, but for the transposition table. */
  @Test
  void aUsedSearcherSearchesANewGameAsANewOneDoes() {
    Searcher used = searcher(GEOMETRY);
    for (Board board : positions().subList(0, 40)) {
      String result = result(used, board);
      assertEquals(result(searcher(GEOMETRY), board), result);
    }
  }

  /** The nodes, score and line of a search with an empty table. */
  private String result(Searcher searcher, Board board) {
    tables.transpositions().clear();
    searcher.newGame();
    searcher.newSearch(board, new LimitCheck.Nodes(FEW_NODES));
    searcher.search(finished -> {});
    StringBuilder result = new StringBuilder();
    result.append(searcher.nodes()).append(' ').append(searcher.selectiveDepth()).append(' ');
    result.append(searcher.best().depth()).append(' ').append(searcher.best().score());
    for (int i = 0; i < searcher.best().pvLength(); i++) {
      result.append(' ').append(searcher.best().pvMove(i));
    }
    return result.toString();
  }

  private Searcher search(Board board, int nodes) {
    tables.transpositions().nextSearch();
    Searcher searcher = searcher(board.geometry());
    searcher.newSearch(board, new LimitCheck.Nodes(nodes));
    searcher.search(finished -> {});
    return searcher;
  }

  private Searcher searcher(Geometry geometry) {
    return searcher(geometry, SearchParameters.DEFAULT);
  }

  private Searcher searcher(Geometry geometry, SearchParameters parameters) {
    return searcher(geometry, parameters, tables);
  }

  private static Searcher searcher(
      Geometry geometry, SearchParameters parameters, SearchTables tables) {
    return new Searcher(
        geometry,
        RuleSet.FREESTYLE,
        0,
        ShapeEvaluation.of(Rule.FREESTYLE, geometry),
        parameters,
        tables);
  }
}
