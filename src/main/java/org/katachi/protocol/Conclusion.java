package org.katachi.protocol;

import java.util.Optional;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;

/**
 * What thinking has come to.
 *
 * @param reply the line that is due
 * @param move the move to put on the session's board; none for an answer to an opening
 * @param report how it was found, if there is something to tell
 */
record Conclusion(String reply, Optional<Point> move, Optional<SearchReport> report) {}
