package org.katachi.conformance.conversation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.katachi.board.Point;

/** What is expected of a brain. */
public sealed interface Expect extends Step {

  /** Calls the visitor's method for this kind. */
  <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException;

  @Override
  default <X extends Exception> void accept(Step.Visitor<X> visitor)
      throws X, InterruptedException {
    visitor.expect(this);
  }

  /** Has a method for each kind. */
  interface Visitor<X extends Exception> {

    void exactly(Exactly step) throws X, InterruptedException;

    void matching(Matching step) throws X, InterruptedException;

    void move(Move step) throws X, InterruptedException;

    void opening(Opening step) throws X, InterruptedException;

    void silence(Silence step) throws X, InterruptedException;

    void exit(Exit step) throws X, InterruptedException;

    void noChildren(NoChildren step) throws X, InterruptedException;

    void memory(Memory step) throws X, InterruptedException;
  }

  /** Expects exactly this line; variables in it stand for the points that they hold. */
  record Exactly(String text) implements Expect {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.exactly(this);
    }
  }

  /** Expects a line that the whole pattern matches. */
  record Matching(Pattern pattern) implements Expect {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.matching(this);
    }
  }

  /**
   * Expects a legal move.
   *
   * @param variable takes the move
   * @param points the points that the demand is about
   */
  record Move(Optional<String> variable, Demand demand, List<Point> points) implements Expect {

    /** What a move must be beside legal. */
    public enum Demand {
      NOTHING,
      ONE_OF,
      NONE_OF,
      WINS
    }

    public Move {
      points = List.copyOf(points);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.move(this);
    }
  }

  /**
   * Expects an answer to the SWAP2BOARD before.
   *
   * @param variables take the points of the answer in turn
   */
  record Opening(List<String> variables) implements Expect {

    public Opening {
      variables = List.copyOf(variables);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.opening(this);
    }
  }

  /**
   * Expects nothing but MESSAGE and DEBUG for so long.
   *
   * @param mayRefuse whether lines of ERROR and UNKNOWN may come, too
   */
  record Silence(int millis, boolean mayRefuse) implements Expect {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.silence(this);
    }
  }

  /**
   * Expects the process to end by itself.
   *
   * @param code its exit code; nothing allows every one
   */
  record Exit(OptionalInt code) implements Expect {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.exit(this);
    }
  }

  /** Expects that no process lives but the one that was started. */
  record NoChildren() implements Expect {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.noChildren(this);
    }
  }

  /**
   * Looks at the unique set size of the process and its children.
   *
   * @param megabytes what it, or its growth since the mark, must not exceed
   */
  record Memory(Look look, int megabytes) implements Expect {

    /** What is done with the figure. */
    public enum Look {
      MARK,
      GROWTH,
      BELOW
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.memory(this);
    }
  }
}
