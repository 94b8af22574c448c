package org.katachi.tournament.match;

import java.util.Optional;
import org.katachi.tournament.player.Swap2Reply;

/**
 * A step of the swap2 opening.
 *
 * @param player the name of the brain that took it
 * @param choice what it amounts to
 * @param answer the stones and the time
 */
public record Swap2Step(String player, Choice choice, Swap2Reply answer) {

  /** What a step can amount to. */
  public enum Choice {
    /** The first brain puts three stones: black, white, black. */
    OPEN,
    /** To take black and leave the next move to the opponent, which is what SWAP says. */
    TAKE_BLACK,
    /** To take white and move. */
    TAKE_WHITE,
    /** The second brain puts a white and a black stone, and the first is to choose. */
    OFFER
  }

  /** The same without what the brain said. */
  public Swap2Step withoutWords() {
    return new Swap2Step(
        player, choice, new Swap2Reply(answer.stones(), answer.nanos(), Optional.empty()));
  }
}
