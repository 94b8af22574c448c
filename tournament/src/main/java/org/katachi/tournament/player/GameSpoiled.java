package org.katachi.tournament.player;

/**
 * The manager or its machine did something that decided a game: it read a move late, could not
 * resume a brain, or killed it. Nobody loses by it; the game is played again.
 */
public final class GameSpoiled extends ManagerFault {

  private static final long serialVersionUID = 1;

  /**
   * A game that counts nowhere.
   *
   * @param message what happened, as a sentence without its full stop
   */
  public GameSpoiled(String message) {
    super(message);
  }
}
