package org.katachi.tournament.log;

import java.io.IOException;

/** Takes the games of a log one after the other. Belongs to one thread. */
public interface GameWriter extends AutoCloseable {

  /**
   * Takes a game.
   *
   * @throws IOException if it can't be kept
   */
  void write(LoggedGame game) throws IOException;

  /** Nothing more comes. */
  @Override
  void close() throws IOException;
}
