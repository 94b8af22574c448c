package org.katachi.protocol.game;

import org.katachi.board.Point;
import org.katachi.engine.MoveLag;
import org.katachi.engine.Position;
import org.katachi.engine.SearchLimits;
import org.katachi.protocol.command.InfoKey;
import org.katachi.protocol.command.Refusal;
import org.katachi.protocol.command.StoneBlock;

/** The game that is played, with the settings and the open block: what the commands change. */
public final class Game {

  private static final long NANOS_PER_MILLI = 1_000_000;

  private ProtocolSettings settings;

  /** Null before the first game. */
  private GameState state;

  /** Null outside a block. */
  private StoneBlock block;

  /** Whether the manager ends searches itself, by {@code YXSTOP}. */
  private boolean expectsStops;

  /** The time that the brain has used in this game, by its own clock. */
  private long usedNanos;

  private final MoveLag lag = new MoveLag();

  /** No game yet. */
  public Game(ProtocolSettings settings) {
    this.settings = settings;
  }

  public ProtocolSettings settings() {
    return settings;
  }

  /** Changes the settings. New rules hold for the running game, too. */
  public void change(ProtocolSettings changed) {
    settings = changed;
    if (state != null && state.position().rules().info() != changed.rules().info()) {
      state = state.withRules(changed.rules());
    }
  }

  /** Begins a game on an empty board. */
  public void begin(Position empty) {
    usedNanos = 0;
    set(empty);
  }

  /** Replaces the position; this ends an open block. */
  public void set(Position position) {
    become(GameState.from(position));
  }

  /** Goes on to another state; this ends an open block. */
  public void become(GameState next) {
    state = next;
    block = null;
  }

  /** Whether a game has started. */
  public boolean isStarted() {
    return state != null;
  }

  /**
   * The game, which a command needs.
   *
   * @throws Refusal if none has started
   */
  public GameState started(String command) {
    if (state == null) {
      throw new Refusal("%s without a board; expected START or RECTSTART first", command);
    }
    return state;
  }

  /** The position of the game, which must have started. */
  public Position position() {
    return state.position();
  }

  /** Places a move of the brain; an open block stays open. */
  public void place(Point move) {
    state = state.play(move);
  }

  /** Opens a block, in place of one that is open. */
  public void open(StoneBlock opened) {
    block = opened;
  }

  /** The open block; null if there is none. */
  public StoneBlock block() {
    return block;
  }

  /** Ends the open block, and returns it; null if there is none. */
  public StoneBlock closeBlock() {
    StoneBlock closed = block;
    block = null;
    return closed;
  }

  /** Counts the time of a search. */
  public void addUsedTime(long nanos) {
    usedNanos += nanos;
    lag.searched(nanos);
  }

  /**
   * Learns from the time left that the manager has sent what the moves before cost on its clock.
   *
   * @param isSearching whether it came during a search, whose end it can't be compared with
   */
  public void learnLag(boolean isSearching) {
    lag.timeLeft(settings.get(InfoKey.TIME_LEFT), settings.get(InfoKey.TIME_INCREMENT));
    if (isSearching) {
      lag.forgetTimeLeft();
    }
  }

  /** The time left of the last game says nothing of the next one. */
  public void forgetTimeLeft() {
    settings = settings.forNewGame();
    lag.forgetTimeLeft();
  }

  /** The manager ends searches itself: no time for move and game is no limit from now on. */
  public void expectStops() {
    expectsStops = true;
  }

  /** Whether the manager ends searches itself. */
  public boolean expectsStops() {
    return expectsStops;
  }

  /** The limits of a search whose clock started at a time of {@link System#nanoTime}. */
  public SearchLimits limits(long clockStart) {
    SearchLimits.Builder limits =
        settings.limits(clockStart, usedNanos / NANOS_PER_MILLI).toBuilder()
            .lagMillis(lag.millis());
    if (expectsStops && settings.hasNoTime()) {
      limits.turnMillis(SearchLimits.UNLIMITED).leftMillis(SearchLimits.UNLIMITED);
    }
    return limits.build();
  }
}
