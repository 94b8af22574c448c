/**
 * The shapes that a stone would make on every empty cell, read from tables by line key and kept up
 * to date move by move.
 *
 * <p>A {@link org.katachi.shape.ShapeBoard} looks up each line key in the {@link
 * org.katachi.shape.ShapeTables} of the rule, which gives a {@link org.katachi.shape.Shape} for
 * either colour; the four shapes of a colour on a cell make a {@linkplain
 * org.katachi.shape.Combinations combination}, and that has a {@link org.katachi.shape.CellClass}.
 */
package org.katachi.shape;
