package org.katachi.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.Coverage;

@StatisticsReport(onFailureOnly = true)
class NotationTest {

  private static final Geometry GREATEST = new Geometry(Geometry.MAX_SIZE, Geometry.MAX_SIZE);

  @ParameterizedTest
  @CsvSource({"a1,0,0", "h8,7,7", "z26,25,25", "aa1,26,0", "ab27,27,26", "an40,39,39"})
  void columnsAreLettersAndRowsCountFromOne(String text, int x, int y) {
    assertEquals(text, Notation.letterNumber(new Point(x, y)));
    assertEquals(new Point(x, y), Notation.parseLetterNumber(text));
  }

  @Test
  void lettersMayBeCapitalsAndBlanksMaySurroundThem() {
    assertEquals(new Point(7, 7), Notation.parseLetterNumber(" H8 "));
    assertEquals(List.of(new Point(7, 7), new Point(26, 0)), Notation.parsePos("H8 AA1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "h", "8", "8h", "h0", "h-1", "hhh8", "h8i9", "h 8", "h1000", "é8"})
  void rejectsWhatIsNoPoint(String text) {
    assertThrows(IllegalArgumentException.class, () -> Notation.parseLetterNumber(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"h8i", "8", "h8,i9", "h8-i9", "h8i9!", "h8i0"})
  void rejectsAPosStringThatHoldsAnythingElse(String text) {
    assertThrows(IllegalArgumentException.class, () -> Notation.parsePos(text));
  }

  @Test
  void noTextIsNoPoints() {
    assertEquals(List.of(), Notation.parsePos(""));
    assertEquals(List.of(), Notation.parseOffsets(GREATEST, " "));
    assertEquals("", Notation.pos(List.of()));
    assertEquals("", Notation.offsets(GREATEST, List.of()));
  }

  @Property(tries = 200)
  void posIsReadAsItWasWritten(@ForAll("points") List<Point> points) {
    assertEquals(points, Notation.parsePos(Notation.pos(points)));
    boolean twoLetters = points.stream().anyMatch(point -> point.x() >= 26);
    Coverage.mustOccur("a column of two letters", twoLetters);
  }

  @Property(tries = 200)
  void offsetsAreReadAsTheyWereWritten(@ForAll("points") List<Point> points) {
    assertEquals(points, Notation.parseOffsets(GREATEST, Notation.offsets(GREATEST, points)));
  }

  @Provide
  Arbitrary<List<Point>> points() {
    Arbitrary<Integer> side = Arbitraries.integers().between(0, Geometry.MAX_SIZE - 1);
    return Combinators.combine(side, side).as(Point::new).list().ofMaxSize(12);
  }

  @Test
  void offsetsCountFromTheCentre() {
    Geometry geometry = new Geometry(15, 15);
    List<Point> points = List.of(new Point(7, 7), new Point(8, 5), new Point(0, 14));
    assertEquals("0,0, 1,-2, -7,7", Notation.offsets(geometry, points));
    assertEquals(points, Notation.parseOffsets(geometry, "0,0, 1,-2,-7 , 7"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0,0,1", "0,0 1,1", "0;0", "0,x", "0,0,", "--1,0", "1000,0"})
  void rejectsWhatIsNoListOfOffsets(String text) {
    assertThrows(
        IllegalArgumentException.class, () -> Notation.parseOffsets(new Geometry(15, 15), text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"8,0", "-8,0", "0,8", "0,0, 0,-8"})
  void rejectsOffsetsThatLeaveTheBoard(String text) {
    assertThrows(
        IllegalArgumentException.class, () -> Notation.parseOffsets(new Geometry(15, 15), text));
  }
}
