package org.katachi.tournament.engine;

/** A brain failed, and loses. The message says how, and goes with the brain's name before it. */
public final class BrainFailure extends Exception {

  private static final long serialVersionUID = 1;

  /** What can be wrong with a brain. */
  public enum Fault {
    /** It can't be started, or did not answer START with OK. */
    DID_NOT_START,
    /** It ended, or closed its output, while a move was asked for. */
    CRASHED,
    /** It has used more memory than it may. */
    MEMORY,
    /** It keeps more in its folder than it may. */
    FOLDER,
    /** Its answer came too late. */
    LATE,
    /** No answer came, in time or later. */
    HUNG,
    /** The point that it played is occupied or off the board. */
    ILLEGAL_MOVE,
    /** What it said is no move. */
    GARBAGE,
    /** It does not play the swap2 opening. */
    NO_SWAP2
  }

  private final Fault fault;

  /**
   * A failure.
   *
   * @param message as {@code crashed with exit code 3}
   */
  public BrainFailure(Fault fault, String message) {
    super(message);
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }
}
