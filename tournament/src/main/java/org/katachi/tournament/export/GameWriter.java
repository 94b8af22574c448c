package org.katachi.tournament.export;

import java.io.IOException;
import org.katachi.tournament.match.GameRecord;

/** Takes the games of a log one after the other. Belongs to one thread. */
@FunctionalInterface
public interface GameWriter extends AutoCloseable {

  /**
   * Takes a game.
   *
   * @throws IOException if it can't be kept
   */
  void write(GameRecord game) throws IOException;

  /** Nothing more comes. */
  @Override
  default void close() throws IOException {}
}
