/**
 * Tables of the lines on a board, kept up to date move by move: the win table and the line keys.
 */
package org.katachi.shape;
