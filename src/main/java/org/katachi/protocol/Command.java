package org.katachi.protocol;

import org.katachi.board.Point;

/** A line from the manager. What it says may be impossible: a command knows no game. */
sealed interface Command {

  /** What is obeyed at once, also while a move is being chosen, and never answered. */
  sealed interface Urgent extends Command permits Info, YxStop, End {}

  /** What is answered in its turn. */
  sealed interface Request extends Command
      permits Start,
          RectStart,
          Restart,
          Begin,
          Turn,
          Play,
          Takeback,
          BlockStart,
          StoneLine,
          Done,
          About,
          YxShowForbid,
          Malformed,
          Unknown {

    /** Calls the visitor's method for this kind of request. */
    <R> R accept(Visitor<R> visitor);
  }

  /** One method for each kind of request. */
  interface Visitor<R> {
    R start(Start command);

    R rectStart(RectStart command);

    R restart(Restart command);

    R begin(Begin command);

    R turn(Turn command);

    R play(Play command);

    R takeback(Takeback command);

    R blockStart(BlockStart command);

    R stoneLine(StoneLine command);

    R done(Done command);

    R about(About command);

    R yxShowForbid(YxShowForbid command);

    R malformed(Malformed command);

    R unknown(Unknown command);
  }

  /** {@code INFO key value}; the value may be empty. */
  record Info(String key, String value) implements Urgent {}

  /** {@code YXSTOP}: move now. */
  record YxStop() implements Urgent {}

  /** {@code END}. */
  record End() implements Urgent {}

  /** {@code START size}. */
  record Start(int size) implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.start(this);
    }
  }

  /** {@code RECTSTART width,height}. */
  record RectStart(int width, int height) implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.rectStart(this);
    }
  }

  /** {@code RESTART}. */
  record Restart() implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.restart(this);
    }
  }

  /** {@code BEGIN}. */
  record Begin() implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.begin(this);
    }
  }

  /** {@code TURN x,y}. */
  record Turn(Point point) implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.turn(this);
    }
  }

  /** {@code PLAY x,y}. */
  record Play(Point point) implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.play(this);
    }
  }

  /** {@code TAKEBACK x,y}. */
  record Takeback(Point point) implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.takeback(this);
    }
  }

  /** {@code BOARD}, {@code YXBOARD} or {@code SWAP2BOARD}. */
  record BlockStart(BlockKind kind) implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.blockStart(this);
    }
  }

  /**
   * {@code x,y,field} or {@code x,y}, a line of a block.
   *
   * @param field whose stone it is; {@link #NO_FIELD} if the line does not say
   */
  record StoneLine(Point point, int field) implements Request {

    static final int NO_FIELD = 0;

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.stoneLine(this);
    }

    /** As the protocol writes it. */
    @Override
    public String toString() {
      return field == NO_FIELD ? point.toString() : point + "," + field;
    }
  }

  /** {@code DONE}, the end of a block. */
  record Done() implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.done(this);
    }
  }

  /** {@code ABOUT}. */
  record About() implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.about(this);
    }
  }

  /** {@code YXSHOWFORBID}. */
  record YxShowForbid() implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.yxShowForbid(this);
    }
  }

  /**
   * A known command with parameters that can't be read.
   *
   * @param text what was wrong and what was expected
   */
  record Malformed(String text) implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.malformed(this);
    }
  }

  /**
   * Anything else.
   *
   * @param text the line
   */
  record Unknown(String text) implements Request {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.unknown(this);
    }
  }
}
