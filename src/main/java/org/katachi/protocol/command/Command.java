package org.katachi.protocol.command;

import java.util.List;
import org.katachi.board.Point;
import org.katachi.protocol.io.ReceivedLine;

/** A line from the manager as a command. It may be impossible: a command knows no game. */
public sealed interface Command {

  /** {@code INFO key value}: obeyed at once and never answered. The value may be empty. */
  record Info(String key, String value) implements Command {}

  /** {@code YXSTOP}, play now: obeyed at once and answered by the running search. */
  record Stop() implements Command {}

  /** {@code END}: obeyed at once and never answered. */
  record End() implements Command {}

  /**
   * Any other command: obeyed in its turn, after a running search.
   *
   * @param kind what it asks for
   * @param numbers its parameters, as many as its kind has
   * @param text for {@link Kind#MALFORMED} the error, for a command with a file its path, for
   *     {@link Kind#YX} and {@link Kind#UNKNOWN} the line
   * @param arrival when it came
   */
  record Request(Kind kind, List<Integer> numbers, String text, ReceivedLine arrival)
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
    /** {@code YXBOARD}: stone lines follow, up to {@code DONE}; there is no reply. */
    YXBOARD,
    /** {@code SWAP2BOARD}: stone lines follow, up to {@code DONE}; the reply is one of swap2. */
    SWAP2BOARD,
    /** {@code DONE}: the end of the stone lines. */
    DONE,
    /** {@code ABOUT}. */
    ABOUT,
    /** {@code YXSHOWFORBID}: asks for the forbidden points. */
    YXSHOWFORBID,
    /** {@code YXSHOWINFO}: the manager is one of Yixin's protocol, and asks for the limits. */
    YXSHOWINFO,
    /** {@code YXHASHCLEAR}: empties the transposition table. */
    YXHASHCLEAR,
    /**
     * {@code YXHASHDUMP file}: writes the transposition table to a file; its text is the path,
     * empty if that is the next line.
     */
    YXHASHDUMP,
    /** {@code YXHASHLOAD file}: takes it over from a file, likewise. */
    YXHASHLOAD,
    /** {@code YXSHOWHASHUSAGE}: asks how much of the transposition table is used. */
    YXSHOWHASHUSAGE,
    /** {@code YXBLOCK}: points follow that no search may play, up to {@code DONE}. */
    YXBLOCK,
    /** {@code YXBLOCKUNDO}: points follow that may be played again, up to {@code DONE}. */
    YXBLOCKUNDO,
    /** {@code YXBLOCKRESET}: all points may be played again. */
    YXBLOCKRESET,
    /** {@code YXNBEST n}: asks for the n best lines; the reply is the best move. */
    YXNBEST,
    /** {@code YXSEARCHDEFEND}: asks for the value of every move; the reply is the best. */
    YXSEARCHDEFEND,
    /**
     * {@code YXBALANCEONE value}: asks for a move after which the position is level; the value, 0
     * by default, is wanted for the side that moves.
     */
    YXBALANCEONE,
    /**
     * {@code YXBALANCETWO value}: the same for a move of each side; the value is wanted for the
     * side that makes the second.
     */
    YXBALANCETWO,
    /** {@code YXSWAP2STEP1}: asks for the three stones of a swap2 opening on an empty board. */
    YXSWAP2STEP1,
    /** {@code YXSWAP2STEP2}: asks for the reply to three stones on the board. */
    YXSWAP2STEP2,
    /** {@code YXSWAP2STEP3}: asks for the colour that the brain takes after five stones. */
    YXSWAP2STEP3,
    /** Any other {@code YX…}: a command of the Yixin extension that is not supported. */
    YX,
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
