package org.katachi.conformance.conversation;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;

/** What is said to a brain. */
public sealed interface Say extends Step {

  /** Calls the visitor's method for this kind. */
  <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException;

  @Override
  default <X extends Exception> void accept(Step.Visitor<X> visitor)
      throws X, InterruptedException {
    visitor.say(this);
  }

  /** Has a method for each kind. */
  interface Visitor<X extends Exception> {

    void text(Text step) throws X, InterruptedException;

    void bytes(Bytes step) throws X, InterruptedException;

    void board(Board step) throws X, InterruptedException;

    void turn(Turn step) throws X, InterruptedException;

    void ending(Ending step) throws X, InterruptedException;

    void close(Close step) throws X, InterruptedException;
  }

  /** Sends a line; variables in it stand for the points that they hold. */
  record Text(String text) implements Say {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.text(this);
    }
  }

  /** Sends bytes as they are, without a line end. */
  record Bytes(List<Run> runs) implements Say {

    /**
     * The same byte several times.
     *
     * @param value from 0 to 255
     */
    public record Run(int value, int count) {}

    public Bytes {
      runs = List.copyOf(runs);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.bytes(this);
    }
  }

  /** Sends a game's moves, black's first, as BOARD; the brain is to move. */
  record Board(List<Point> moves) implements Say {

    public Board {
      moves = List.copyOf(moves);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.board(this);
    }
  }

  /**
   * Sends TURN with that point or, if it is no longer a legal move, with one of the kit's choice.
   * Sends nothing if the game is over, and then no move is expected either.
   *
   * @param point nothing leaves the choice to the kit
   * @param variable takes the point
   */
  record Turn(Optional<Point> point, Optional<String> variable) implements Say {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.turn(this);
    }
  }

  /** Ends all lines from here on in this way. */
  record Ending(LineEnding ending) implements Say {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.ending(this);
    }
  }

  /** Closes the brain's input. */
  record Close() implements Say {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.close(this);
    }
  }
}
