package org.katachi.engine;

import org.katachi.board.Point;

/**
 * The result of a search.
 *
 * @param move an empty point of the board
 * @param report how it was found
 */
public record BestMove(Point move, SearchReport report) {}
