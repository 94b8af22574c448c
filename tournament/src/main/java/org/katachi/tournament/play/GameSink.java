package org.katachi.tournament.play;

import java.io.IOException;
import org.katachi.tournament.match.GameRecord;

/** Keeps the games of a tournament, each before it counts. Called by one thread. */
public interface GameSink {

  /** Keeps nothing. */
  GameSink NONE = game -> {};

  /**
   * Takes a game that has ended.
   *
   * @throws IOException if it can't be kept, which ends the tournament; the game does not count
   */
  void append(GameRecord game) throws IOException;

  /**
   * No more games have ended for now: when this returns, those that have are kept.
   *
   * @throws IOException if they can't be kept, which ends the tournament
   */
  default void sync() throws IOException {}
}
