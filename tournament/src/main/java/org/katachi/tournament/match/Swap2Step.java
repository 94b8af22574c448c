package org.katachi.tournament.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;
import org.katachi.board.Notation;
import org.katachi.tournament.player.Swap2Reply;

/**
 * A step of the swap2 opening. What is not known is empty here and absent in the log.
 *
 * @param brain the name of the brain that took it
 * @param choice what it amounts to: {@code open}, {@code take black}, {@code take white} or {@code
 *     offer}, or a word of a later version
 * @param stones the stones that it put, in pos notation
 * @param millis the time that it took
 * @param message what the brain said before it
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Swap2Step(String brain, String choice, String stones, double millis, String message) {

  /** What a step can amount to. */
  enum Choice {
    /** The first brain puts three stones: black, white, black. */
    OPEN("laid three stones"),
    /** To take black and leave the next move to the opponent, which is what SWAP says. */
    TAKE_BLACK("took black"),
    /** To take white and move. */
    TAKE_WHITE("took white"),
    /** The second brain puts a white and a black stone, and the first is to choose. */
    OFFER("laid two more");

    private final String action;

    Choice(String action) {
      this.action = action;
    }

    /** In the log: {@code take black}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** What is absent in the log is empty. */
  public Swap2Step {
    brain = brain == null ? "" : brain;
    choice = choice == null ? "" : choice;
    stones = stones == null ? "" : stones;
    message = message == null ? "" : message;
  }

  static Swap2Step of(String brain, Choice choice, Swap2Reply answer) {
    return new Swap2Step(
        brain,
        choice.toString(),
        Notation.pos(answer.stones()),
        RecordedMove.millis(answer.nanos()),
        answer.message().orElse(""));
  }

  /** The same without what the brain said. */
  Swap2Step withoutMessage() {
    return new Swap2Step(brain, choice, stones, millis, "");
  }

  /** As {@code a took black}; a choice that a later version may know is told as it stands. */
  @Override
  public String toString() {
    for (Choice known : Choice.values()) {
      if (known.toString().equals(choice)) {
        return brain + " " + known.action;
      }
    }
    return brain + " " + choice;
  }
}
