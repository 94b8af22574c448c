package org.katachi.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.katachi.Coverage;

@StatisticsReport(onFailureOnly = true)
class SymmetryTest {

  @Property(tries = 300)
  void eachMapsTheBoardOntoItself(
      @ForAll @IntRange(min = 1, max = 12) int width,
      @ForAll @IntRange(min = 1, max = 12) int height) {
    Geometry geometry = new Geometry(width, height);
    Coverage.mustOccur("a square", width == height && width > 1);
    for (Symmetry symmetry : Symmetry.of(geometry)) {
      Set<Point> images = new HashSet<>();
      for (int i = 0; i < geometry.pointCount(); i++) {
        Point image = symmetry.apply(geometry, geometry.toPoint(geometry.point(i)));
        assertTrue(geometry.contains(image));
        images.add(image);
      }
      assertEquals(geometry.pointCount(), images.size());
    }
  }

  @Test
  void aSquareHasEightDifferentOnesAndAnotherRectangleFour() {
    assertEquals(8, imagesOfCorner(new Geometry(15, 15)));
    assertEquals(4, imagesOfCorner(new Geometry(20, 15)));
    assertEquals(Symmetry.IDENTITY, Symmetry.of(new Geometry(20, 15)).get(0));
  }

  @Test
  void columnsAndRowsAreExchangedOnASquareOnly() {
    Geometry wide = new Geometry(20, 15);
    assertThrows(
        IllegalArgumentException.class, () -> Symmetry.TRANSPOSE.apply(wide, new Point(0, 0)));
  }

  /** The different places of a point next to a corner. */
  private static int imagesOfCorner(Geometry geometry) {
    List<Symmetry> symmetries = Symmetry.of(geometry);
    return (int)
        symmetries.stream()
            .map(symmetry -> symmetry.apply(geometry, new Point(1, 0)))
            .distinct()
            .count();
  }
}
