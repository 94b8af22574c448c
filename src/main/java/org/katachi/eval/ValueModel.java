package org.katachi.eval;

import org.katachi.shape.ShapeBoard;

/** A learned value of positions, to be bound to a board. Immutable. */
public interface ValueModel {

  /** The value of the positions of a board, kept up to date as moves are made there. */
  BoardValue on(ShapeBoard shapes);
}
