package org.katachi.tournament.opening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;

class OpeningBookTest {

  private static final Geometry FIFTEEN = new Geometry(15, 15);
  private static final Geometry TWENTY = new Geometry(20, 20);

  @Test
  void aBookMayBeginWithAnotherOpeningAndHaveShorterOnes() {
    OpeningBook book =
        OpeningBook.read(
            new Geometry(15, 15), RuleSet.FREESTYLE, List.of("h8", "i9j9k9", "a1b1"), 2);
    OpeningBook changed = book.from(2);
    assertEquals(
        List.of("i9j9", "a1b1", "h8"),
        IntStream.range(0, 3).mapToObj(pair -> Notation.pos(changed.opening(pair))).toList());
    assertThrows(IllegalArgumentException.class, () -> book.from(4));
    assertThrows(IllegalArgumentException.class, () -> book.from(0));
  }

  @Test
  void bothNotationsCanStandInOneBook() {
    OpeningBook book = read(FIFTEEN, "h8i9j10", "", "# ours", " 0,0, 1,1, 2,2 ");
    assertEquals(2, book.size());
    assertEquals(Notation.parsePos("h8i9j10"), book.opening(0));
    assertEquals(book.opening(0), book.opening(1));
  }

  @Test
  void offsetsCountFromTheCentreCellBelowAndRightOfTheMiddle() {
    assertEquals(
        List.of(new Point(3, 2), new Point(10, 10)), read(TWENTY, "-7,-8, 0,0").opening(0));
  }

  @Test
  void thePairsGetTheOpeningsInTurn() {
    OpeningBook book = read(FIFTEEN, "a1", "b1", "c1");
    assertEquals(List.of("a1", "b1", "c1"), firsts(book, 0, 3));
  }

  @Test
  void aBookThatIsThroughBeginsAnewUnderTheNextSymmetry() {
    assertEquals(List.of("b1", "n1", "b15", "n15"), firsts(read(FIFTEEN, "b1"), 0, 4));
    assertEquals(List.of("a2", "o2", "a14", "o14"), firsts(read(FIFTEEN, "b1"), 4, 8));
    assertEquals("b1", firsts(read(FIFTEEN, "b1"), 8, 9).get(0));
  }

  @Test
  void aSquareHasEightSymmetries() {
    assertEquals(8, new HashSet<>(firsts(read(TWENTY, "c5"), 0, 8)).size());
  }

  @Test
  void aRectangleHasFourSymmetriesAndNoneLeavesTheBoard() {
    assertEquals(
        List.of("b1", "s1", "b10", "s10", "b1"), firsts(read(new Geometry(20, 10), "b1"), 0, 5));
  }

  @Test
  void symmetriesKeepTheShapeOfAnOpening() {
    OpeningBook book = read(TWENTY, "c5d7k9");
    for (int pair = 0; pair < 8; pair++) {
      List<Point> opening = book.opening(pair);
      assertEquals(5, squaredDistance(opening.get(0), opening.get(1)));
      assertEquals(53, squaredDistance(opening.get(1), opening.get(2)));
    }
  }

  @Test
  void aSeedDecidesTheOrder() {
    String[] lines = IntStream.rangeClosed(1, 15).mapToObj(row -> "a" + row).toArray(String[]::new);
    OpeningBook book = read(FIFTEEN, lines);
    List<String> order = firsts(book.shuffled(1), 0, 15);
    assertEquals(order, firsts(book.shuffled(1), 0, 15));
    assertNotEquals(order, firsts(book.shuffled(2), 0, 15));
    assertEquals(Set.of(lines), new HashSet<>(order));
    assertEquals(List.of(lines), firsts(book, 0, 15));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "h8p1       | line 2, 'h8p1': outside the board of 15x15: 15,0",
        "0,0, 8,0   | line 2, '0,0, 8,0': outside the board of 15x15: 15,7",
        "h8i9h8     | line 2, 'h8i9h8': two stones on 7,7",
        "0,0, 1     | line 2, '0,0, 1': not a list of offsets like 0,0, 1,-2: 0,0, 1",
        "h8 swap    | line 2, 'h8 swap': not a point like h8: swap",
      })
  void aLineThatIsNoOpeningIsNamed(String line, String message) {
    Exception refusal =
        assertThrows(IllegalArgumentException.class, () -> read(FIFTEEN, "h8", line));
    assertEquals(message, refusal.getMessage());
  }

  @Test
  void aLineThatEndsTheGameUnderTheRuleIsNamed() {
    String overline = "f8a1g8a3h8a5i8a7k8a9j8";
    List<String> book = List.of("h8", overline);
    assertEquals(2, OpeningBook.read(FIFTEEN, RuleSet.ofInfo(1).orElseThrow(), book).size());
    for (int rule : new int[] {0, 4, 8}) {
      RuleSet rules = RuleSet.ofInfo(rule).orElseThrow();
      Exception refusal =
          assertThrows(
              IllegalArgumentException.class, () -> OpeningBook.read(FIFTEEN, rules, book));
      assertEquals(
          "line 2, '%1$s': the opening ends the game under the rule %2$s: %1$s"
              .formatted(overline, rules),
          refusal.getMessage());
    }
  }

  @Test
  void withoutSymmetriesAnOpeningStaysAsItIs() {
    OpeningBook book = read(FIFTEEN, "b1", "c1").with(SymmetryUse.NONE, 1);
    assertEquals(List.of("b1", "c1", "b1", "c1"), firsts(book, 0, 4));
  }

  @Test
  void aSeedDecidesTheSymmetries() {
    String[] lines = new String[20];
    Arrays.fill(lines, "b1");
    OpeningBook book = read(FIFTEEN, lines);
    List<String> turned = firsts(book.with(SymmetryUse.RANDOM, 1), 0, 20);
    assertEquals(turned, firsts(book.with(SymmetryUse.RANDOM, 1), 0, 20));
    assertNotEquals(turned, firsts(book.with(SymmetryUse.RANDOM, 2), 0, 20));
    assertTrue(new HashSet<>(turned).size() > 1, turned::toString);
  }

  @Test
  void randomSymmetriesComeOnceEachToo() {
    OpeningBook square = read(TWENTY, "c5").with(SymmetryUse.RANDOM, 3);
    assertEquals(8, new HashSet<>(firsts(square, 0, 8)).size());
    assertEquals(firsts(square, 0, 8), firsts(square, 8, 16));
    OpeningBook rectangle = read(new Geometry(20, 10), "b1").with(SymmetryUse.RANDOM, 3);
    assertEquals(4, new HashSet<>(firsts(rectangle, 0, 8)).size());
  }

  @Test
  void anEmptyBookIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> read(FIFTEEN, "# nothing"));
  }

  private static OpeningBook read(Geometry geometry, String... lines) {
    return OpeningBook.read(geometry, RuleSet.FREESTYLE, List.of(lines));
  }

  /** The first points of the pairs from one number to before another. */
  private static List<String> firsts(OpeningBook book, int from, int to) {
    List<String> firsts = new ArrayList<>();
    for (int pair = from; pair < to; pair++) {
      firsts.add(Notation.letterNumber(book.opening(pair).get(0)));
    }
    return firsts;
  }

  private static int squaredDistance(Point one, Point other) {
    int dx = one.x() - other.x();
    int dy = one.y() - other.y();
    return dx * dx + dy * dy;
  }
}
