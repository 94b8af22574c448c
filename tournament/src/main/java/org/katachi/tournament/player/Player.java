package org.katachi.tournament.player;

import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;

/** One of the two sides of a game. Belongs to one thread. */
public interface Player extends AutoCloseable {

  String name();

  /** Names the next game in what the player keeps of it, if it keeps anything. */
  default void nextGame(String name) {}

  /**
   * Begins a new game with a full clock.
   *
   * @throws BrainFailure if it does not start
   */
  void start(Geometry geometry, RuleSet rules) throws BrainFailure, InterruptedException;

  /**
   * Asks for a move.
   *
   * @param moves all moves so far in the order of play, black's first; the player is to move
   * @throws BrainFailure if no move came in time
   */
  MoveReply ask(List<Point> moves) throws BrainFailure, InterruptedException;

  /**
   * Asks for a step of the swap2 opening. A player that says nothing else does not play it.
   *
   * @param stones the stones on the board in the order of play, black's first: none, three or five
   * @throws BrainFailure if no step came in time, or the player does not play swap2
   */
  default Swap2Reply askSwap2(List<Point> stones) throws BrainFailure, InterruptedException {
    throw new BrainFailure(Termination.NO_SWAP2, "does not play swap2");
  }

  /** The player has lost by a fault of its own: it is not to be trusted in the next game. */
  void abandon();

  /** No more games are played; what the player holds is let go. */
  @Override
  default void close() {}
}
