package org.katachi.protocol.command;

import java.util.List;
import org.katachi.board.Point;
import org.katachi.protocol.io.ReceivedLine;

/** A line from the manager as a command. It may be impossible: a command knows no game. */
public sealed interface Command {

  /** {@code INFO key value}: obeyed at once and never answered. The value may be empty. */
  record Info(String key, String value) implements Command {}

  /**
   * {@code STOP} or {@code YXSTOP}, play now: obeyed at once and answered by the running search.
   */
  record Stop() implements Command {}

  /** {@code END}: obeyed at once and never answered. */
  record End() implements Command {}

  /**
   * Any other command: obeyed in its turn, after a running search.
   *
   * @param kind what it asks for
   * @param numbers its parameters, as many as its kind has
   * @param text for {@link Kind#MALFORMED} the error, else the line
   * @param line with which its clock starts
   */
  record Request(Kind kind, List<Integer> numbers, String text, ReceivedLine line)
      implements Command {

    /** The point that it names, if its kind names one. */
    public Point point() {
      return new Point(numbers.get(0), numbers.get(1));
    }
  }

  /** The kinds of request. The names are the protocol's, but for the last four. */
  enum Kind {
    /** {@code START size}: a new game; its numbers are the width and the height. */
    START,
    /** {@code RECTSTART width,height}: a new game. */
    RECTSTART,
    /** {@code RESTART}: a new game on the same board. */
    RESTART,
    /** {@code BEGIN}: the first move is the brain's. */
    BEGIN,
    /** {@code TURN x,y}: the opponent's move; the brain replies with its own. */
    TURN,
    /** {@code PLAY x,y}: the brain's move, which the manager has chosen. */
    PLAY,
    /** {@code TAKEBACK x,y}. */
    TAKEBACK,
    /** {@code BOARD}: stone lines follow, up to {@code DONE}; the brain replies with a move. */
    BOARD,
    /** {@code SWAP2BOARD}: stone lines follow, up to {@code DONE}; the reply is one of swap2. */
    SWAP2BOARD,
    /** {@code DONE}: the end of the stone lines. */
    DONE,
    /** {@code ABOUT}. */
    ABOUT,
    /** {@code YX…} or {@code RELOADCONFIG}: a command of the Yixin dialect. */
    YIXIN,
    /** {@code x,y,field} or {@code x,y}: a stone line. */
    STONE,
    /** A known command with parameters that can't be read. */
    MALFORMED,
    /** Any other line. */
    UNKNOWN;

    /** Whether it asks for a new game. */
    public boolean startsGame() {
      return this == START || this == RECTSTART || this == RESTART;
    }
  }
}
