package org.katachi.tournament.game;

import java.util.List;
import org.katachi.tournament.brain.Answer;

/**
 * A game that has ended.
 *
 * @param setup what it began with
 * @param black the name of the brain that had black
 * @param white the name of the brain that had white
 * @param moves the legal moves after the opening in the order of play, a foul included
 * @param result how it ended
 */
public record GameRecord(
    GameSetup setup, String black, String white, List<Answer> moves, GameResult result) {

  /** Takes a copy of the moves. */
  public GameRecord {
    moves = List.copyOf(moves);
  }
}
