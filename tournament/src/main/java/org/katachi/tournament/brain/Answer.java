package org.katachi.tournament.brain;

import java.util.Optional;
import org.katachi.board.Point;

/**
 * A brain's move, which may be illegal.
 *
 * @param move the point; anywhere, on the board or off it
 * @param nanos from the moment when the command had been written to the moment when the move had
 *     been read
 * @param message the last text for people before the move, without the word MESSAGE
 */
public record Answer(Point move, long nanos, Optional<String> message) {}
