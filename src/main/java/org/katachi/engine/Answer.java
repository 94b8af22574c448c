package org.katachi.engine;

import org.katachi.board.Point;

/**
 * A chosen move.
 *
 * @param move an empty point of the board
 * @param report how it was found
 */
public record Answer(Point move, Report report) {}
