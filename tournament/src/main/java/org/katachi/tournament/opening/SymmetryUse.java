package org.katachi.tournament.opening;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.katachi.board.Geometry;
import org.katachi.board.Symmetry;

/** Under which symmetries of the board a book's openings are played. */
public enum SymmetryUse {
  /** As they stand in the book, always. */
  NONE,
  /** As they stand in the book; when it begins anew, under the next symmetry. */
  ALL,
  /** As {@link #ALL}, but each opening in an order of its own, which a seed decides. */
  RANDOM;

  /** For one opening the symmetries in the order of their use. */
  List<Symmetry> order(Geometry geometry, Random random) {
    if (this == NONE) {
      return List.of(Symmetry.IDENTITY);
    }
    List<Symmetry> order = new ArrayList<>(Symmetry.of(geometry));
    if (this == RANDOM) {
      Collections.shuffle(order, random);
    }
    return List.copyOf(order);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
