package org.katachi.conformance.conversation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.katachi.board.Point;

/** One thing that is done to a brain or expected of it. */
public sealed interface Step {

  /** Calls the visitor's method for this kind of step. */
  <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException;

  /** Has a method for each kind of step. */
  interface Visitor<X extends Exception> {

    void send(Send step) throws X, InterruptedException;

    void sendBytes(SendBytes step) throws X, InterruptedException;

    void sendBoard(SendBoard step) throws X, InterruptedException;

    void sendTurn(SendTurn step) throws X, InterruptedException;

    void lineEnding(UseLineEnding step) throws X, InterruptedException;

    void expectLine(ExpectLine step) throws X, InterruptedException;

    void expectPattern(ExpectPattern step) throws X, InterruptedException;

    void expectMove(ExpectMove step) throws X, InterruptedException;

    void expectOpening(ExpectOpening step) throws X, InterruptedException;

    void silence(Silence step) throws X, InterruptedException;

    void pause(Pause step) throws X, InterruptedException;

    void suspend(Suspend step) throws X, InterruptedException;

    void resume(Resume step) throws X, InterruptedException;

    void closeInput(CloseInput step) throws X, InterruptedException;

    void expectExit(ExpectExit step) throws X, InterruptedException;

    void expectNoChildren(ExpectNoChildren step) throws X, InterruptedException;

    void memory(Memory step) throws X, InterruptedException;

    void repeat(Repeat step) throws X, InterruptedException;
  }

  /** Sends a line; variables in it stand for the points that they hold. */
  record Send(String text) implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.send(this);
    }
  }

  /** Sends bytes as they are, without a line end. */
  record SendBytes(List<Run> runs) implements Step {

    /**
     * The same byte several times.
     *
     * @param value from 0 to 255
     */
    public record Run(int value, int count) {}

    public SendBytes {
      runs = List.copyOf(runs);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.sendBytes(this);
    }
  }

  /** Sends a game's moves, black's first, as BOARD; the brain is to move. */
  record SendBoard(List<Point> moves) implements Step {

    public SendBoard {
      moves = List.copyOf(moves);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.sendBoard(this);
    }
  }

  /**
   * Sends TURN with that point or, if it is no longer a legal move, with one of the kit's choice.
   * Sends nothing if the game is over, and then no move is expected either.
   *
   * @param point nothing leaves the choice to the kit
   * @param variable takes the point
   */
  record SendTurn(Optional<Point> point, Optional<String> variable) implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.sendTurn(this);
    }
  }

  /** Ends all lines from here on in this way. */
  record UseLineEnding(LineEnding ending) implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.lineEnding(this);
    }
  }

  /** Expects exactly this line; variables in it stand for the points that they hold. */
  record ExpectLine(String text) implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.expectLine(this);
    }
  }

  /** Expects a line that the whole pattern matches. */
  record ExpectPattern(Pattern pattern) implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.expectPattern(this);
    }
  }

  /**
   * Expects a legal move.
   *
   * @param variable takes the move
   * @param points the points that the demand is about
   */
  record ExpectMove(Optional<String> variable, Demand demand, List<Point> points) implements Step {

    /** What a move must be beside legal. */
    public enum Demand {
      NOTHING,
      ONE_OF,
      NONE_OF,
      WINS
    }

    public ExpectMove {
      points = List.copyOf(points);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.expectMove(this);
    }
  }

  /**
   * Expects an answer to the SWAP2BOARD before.
   *
   * @param variables take the points of the answer in turn
   */
  record ExpectOpening(List<String> variables) implements Step {

    public ExpectOpening {
      variables = List.copyOf(variables);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.expectOpening(this);
    }
  }

  /**
   * Expects nothing but MESSAGE and DEBUG for so long.
   *
   * @param mayRefuse whether lines of ERROR and UNKNOWN may come, too
   */
  record Silence(int millis, boolean mayRefuse) implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.silence(this);
    }
  }

  /** Waits, whatever the brain does meanwhile. */
  record Pause(int millis) implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.pause(this);
    }
  }

  /** Suspends the process, as the official judge does. */
  record Suspend() implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.suspend(this);
    }
  }

  /** Lets a suspended process go on; the clock of the next reply begins. */
  record Resume() implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.resume(this);
    }
  }

  /** Closes the brain's input. */
  record CloseInput() implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.closeInput(this);
    }
  }

  /**
   * Expects the process to end by itself.
   *
   * @param code its exit code; nothing allows every one
   */
  record ExpectExit(OptionalInt code) implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.expectExit(this);
    }
  }

  /** Expects that no process lives but the one that was started. */
  record ExpectNoChildren() implements Step {
    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.expectNoChildren(this);
    }
  }

  /**
   * Looks at the unique set size of the process and its children.
   *
   * @param megabytes what it, or its growth since the mark, must not exceed
   */
  record Memory(Look look, int megabytes) implements Step {

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

  /** Does the same several times. */
  record Repeat(int times, List<Line> lines) implements Step {

    public Repeat {
      lines = List.copyOf(lines);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X, InterruptedException {
      visitor.repeat(this);
    }
  }
}
