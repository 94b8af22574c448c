package org.katachi.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * An engine that analyses positions. Like {@link #choose}, the methods block until a limit is
 * reached or the control is stopped.
 */
public interface Analyser extends Engine, AutoCloseable {

  /**
   * Searches the best lines of a position: as many as the limits ask for, or all moves if there are
   * fewer.
   *
   * @param position a board that is not full
   * @return the lines, the best first, at least one, each with a move at least
   */
  List<SearchReport> analyse(Position position, SearchControl control, SearchListener listener);

  /**
   * Searches for stones after which a position is level.
   *
   * @param position a board with at least as many empty points as stones are asked for
   * @param stones 1 for a stone of the side to move, 2 for one of each side; none takes a point
   *     that the limits leave out
   * @param value the wanted value for the side to move after the stones; 0 is level
   * @return the stones in the order of play as the variation, and the score for the side to move
   *     before them; empty if there are none
   */
  Optional<SearchReport> balance(
      Position position, int stones, int value, SearchControl control, SearchListener listener);

  /**
   * Writes what the searches have found, the transposition table, to a file.
   *
   * @param game any position of the game
   * @return the number of positions
   * @throws IOException if the file can't be written, or holds something else; the message says why
   */
  long dumpTable(Path file, Position game) throws IOException;

  /**
   * Takes over what {@link #dumpTable} has written; what was found since then is forgotten.
   *
   * @param limits the limits of the searches that will use it
   * @return the number of positions
   * @throws IOException if the file is no such file, or of another game, other networks or another
   *     version; the message says which, and nothing is forgotten
   */
  long loadTable(Path file, Position game, SearchLimits limits) throws IOException;

  /** How much of the transposition table is used, in permille. */
  int usedPermille();

  /** The greatest number of threads that can search. */
  int maxThreads();

  /** The greatest size of the transposition table in bytes. */
  long maxHashBytes();

  /** Ends the threads that searches have left waiting; the next search makes new ones. */
  @Override
  void close();
}
