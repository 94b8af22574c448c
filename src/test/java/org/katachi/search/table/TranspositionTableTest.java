package org.katachi.search.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.search.Score;

class TranspositionTableTest {

  @Property(edgeCases = EdgeCasesMode.NONE)
  void whatIsStoredIsFound(
      @ForAll long hash,
      @ForAll @IntRange(min = -30_000, max = 30_000) int value,
      @ForAll @IntRange(max = 4095) int move,
      @ForAll @IntRange(max = 255) int depth,
      @ForAll @IntRange(min = 1, max = 3) int bound) {
    TranspositionTable table = new TranspositionTable(1 << 12);
    table.store(hash, value, move, depth, bound);
    long data = table.probe(hash);
    assertEquals(value, TranspositionTable.valueFromRoot(data, 0));
    assertEquals(move, TranspositionTable.move(data));
    assertEquals(depth, TranspositionTable.depth(data));
    assertEquals(bound, TranspositionTable.bound(data));
  }

  @Test
  void aPositionNeverStoredIsMissing() {
    TranspositionTable table = new TranspositionTable(1 << 12);
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      table.store(random.nextLong(), 1, 2, 3, TranspositionTable.EXACT);
    }
    for (int i = 0; i < 10_000; i++) {
      assertEquals(TranspositionTable.MISSING, table.probe(random.nextLong()));
    }
  }

  @Test
  void theDeepestOfABucketStays() {
    TranspositionTable table = new TranspositionTable(1024);
    table.store(42, 7, 1, 200, TranspositionTable.EXACT);
    Random random = new Random(2);
    for (int i = 0; i < 1000; i++) {
      table.store(random.nextLong(), 1, 2, 3, TranspositionTable.EXACT);
    }
    assertEquals(7, TranspositionTable.valueFromRoot(table.probe(42), 0));
  }

  @Test
  void entriesOfOldSearchesAreReplacedFirst() {
    TranspositionTable table = new TranspositionTable(1024);
    table.store(42, 7, 1, 20, TranspositionTable.EXACT);
    for (int i = 0; i < 3; i++) {
      table.nextSearch();
    }
    Random random = new Random(3);
    for (int i = 0; i < 1000; i++) {
      table.store(random.nextLong(), 1, 2, 3, TranspositionTable.EXACT);
    }
    assertEquals(TranspositionTable.MISSING, table.probe(42));
  }

  @Test
  void aProofIsReplacedOnlyByAProof() {
    TranspositionTable table = new TranspositionTable(1 << 16);
    table.store(77, Score.win(9), 5, 3, TranspositionTable.LOWER);
    table.store(77, 120, 6, 40, TranspositionTable.EXACT);
    assertEquals(5, TranspositionTable.move(table.probe(77)));
    table.store(77, Score.win(7), 8, 1, TranspositionTable.LOWER);
    assertEquals(8, TranspositionTable.move(table.probe(77)));
  }

  /** A longer win, a longer loss, a bound that proves nothing. */
  @ParameterizedTest
  @CsvSource({"5, 7, 2", "-6, -8, 1", "5, 3, 1"})
  void aProofIsNotReplacedByAWeakerOne(int first, int second, int bound) {
    TranspositionTable table = new TranspositionTable(1 << 16);
    int proofBound = first > 0 ? TranspositionTable.LOWER : TranspositionTable.UPPER;
    table.store(77, proof(first), 1, 3, proofBound);
    table.store(77, proof(second), 2, 9, bound);
    assertEquals(proof(first), TranspositionTable.valueFromRoot(table.probe(77), 0));
    table.store(77, proof(first), 3, 9, proofBound);
    assertEquals(3, TranspositionTable.move(table.probe(77)));
    int stronger = first > 0 ? Score.win(first - 2) : Score.loss(-first - 2);
    table.store(77, stronger, 4, 1, proofBound);
    assertEquals(stronger, TranspositionTable.valueFromRoot(table.probe(77), 0));
  }

  /** A proof whose whole tree is known is not lost for one that is shorter. */
  @Test
  void aWholeProofIsReplacedOnlyByAWholeOne() {
    TranspositionTable table = new TranspositionTable(1 << 16);
    int whole = TranspositionTable.MAX_DEPTH;
    table.store(77, proof(5), 1, 3, TranspositionTable.LOWER);
    table.store(77, proof(9), 2, whole, TranspositionTable.LOWER);
    assertEquals(2, TranspositionTable.move(table.probe(77)));
    table.store(77, proof(5), 3, whole - 1, TranspositionTable.LOWER);
    assertEquals(2, TranspositionTable.move(table.probe(77)));
    table.store(77, proof(7), 4, whole, TranspositionTable.LOWER);
    assertEquals(4, TranspositionTable.move(table.probe(77)));
  }

  private static int proof(int plies) {
    return plies > 0 ? Score.win(plies) : Score.loss(-plies);
  }

  @Test
  void aTableForASearchWithoutOneKeepsNothing() {
    TranspositionTable table = new TranspositionTable();
    table.store(42, 7, 1, 20, TranspositionTable.EXACT);
    assertEquals(TranspositionTable.MISSING, table.probe(42));
  }

  @Test
  void clearForgets() {
    TranspositionTable table = new TranspositionTable(1 << 12);
    table.store(42, 7, 1, 20, TranspositionTable.EXACT);
    table.clear();
    assertEquals(TranspositionTable.MISSING, table.probe(42));
  }

  /**
   * A win in 5 plies, seen 4 plies from the root, is a win 9 plies from the root; 2 plies from it,
   * one of 7.
   */
  @ParameterizedTest
  @CsvSource({"29991, 29993", "-29991, -29993", "123, 123", "-29000, -29000"})
  void provedResultsAreStoredByTheirDistanceFromThePosition(int atPlyFour, int atPlyTwo) {
    int stored = TranspositionTable.valueAt(atPlyFour, 4);
    TranspositionTable table = new TranspositionTable(1 << 12);
    table.store(1, stored, 0, 0, TranspositionTable.EXACT);
    assertEquals(atPlyTwo, TranspositionTable.valueFromRoot(table.probe(1), 2));
  }

  @ParameterizedTest
  @CsvSource({"0, 1024", "5000, 4096", "1048576, 1048576", "1500000, 1048576"})
  void theSizeIsAPowerOfTwoWithinTheLimit(long bytes, long taken) {
    assertEquals(taken, new TranspositionTable(bytes).bytes());
  }
}
