package org.katachi.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.katachi.Coverage;

@StatisticsReport(onFailureOnly = true)
class CanonicalFormTest {

  private static final Geometry FIFTEEN = new Geometry(15, 15);

  @Property
  void allSymmetriesOfAnOpeningHaveItsForm(
      @ForAll @IntRange(min = 5, max = 20) int width,
      @ForAll @IntRange(min = 5, max = 20) int height,
      @ForAll @IntRange(min = 1, max = 8) int plies,
      @ForAll Random random) {
    Geometry geometry = new Geometry(width, height);
    Coverage.mustOccur("a square", width == height);
    List<Point> moves = randomMoves(geometry, plies, random);
    for (Symmetry symmetry : Symmetry.of(geometry)) {
      List<Point> image = moves.stream().map(move -> symmetry.apply(geometry, move)).toList();
      assertSameForm(geometry, moves, image);
    }
  }

  @Test
  void theOrderOfTheMovesDoesNotCount() {
    assertEquals(form("h8i9j10k11"), form("j10k11h8i9"));
  }

  @Test
  void theColoursCount() {
    assertNotEquals(form("h8i9"), form("i9h8"));
  }

  /** The distance to the edge differs. */
  @Test
  void aShiftedOpeningIsAnotherOne() {
    assertNotEquals(form("h8i9j11"), form("g8h9i11"));
  }

  @Test
  void onARectangleRowsAndColumnsAreNotTheSame() {
    Geometry rectangle = new Geometry(20, 15);
    assertNotEquals(
        CanonicalForm.of(rectangle, Notation.parsePos("b1")),
        CanonicalForm.of(rectangle, Notation.parsePos("a2")));
  }

  @Test
  void aStoneMoreIsAnotherOpening() {
    assertNotEquals(form("h8i9j11"), form("h8i9j11a1"));
  }

  private static void assertSameForm(Geometry geometry, List<Point> one, List<Point> other) {
    CanonicalForm form = CanonicalForm.of(geometry, one);
    assertEquals(form, CanonicalForm.of(geometry, other));
    assertEquals(form.hashCode(), CanonicalForm.of(geometry, other).hashCode());
  }

  private static CanonicalForm form(String pos) {
    return CanonicalForm.of(FIFTEEN, Notation.parsePos(pos));
  }

  private static List<Point> randomMoves(Geometry geometry, int plies, Random random) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      points.add(geometry.toPoint(geometry.point(i)));
    }
    Collections.shuffle(points, random);
    return points.subList(0, plies);
  }
}
