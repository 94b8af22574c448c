package org.katachi.conformance.measure;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.PositionLines;
import org.katachi.conformance.measure.MeasuredBrain.TimedReply;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

/**
 * Games of a brain against a second process of itself, from random openings; every move is watched.
 * Both get the commands of a match: START for each game, BOARD for their first move, then TURN.
 */
final class MeasuredGames {

  private static final long SEED = 1;
  private static final int OPENING_STONES = 4;
  private static final int OPENING_REACH = 4;
  private static final Referee REFEREE = new Referee(RuleSet.FREESTYLE);

  private final Geometry geometry;
  private final List<String> information;
  private final Random random = new Random(SEED);
  private final MoveWatcher watcher;

  /** Watches every move. */
  interface MoveWatcher {

    /** Called before a brain gets a command. */
    default void beforeMove(MeasuredBrain brain) throws IOException, InterruptedException {}

    /**
     * Called after a brain has moved.
     *
     * @return false to stop
     */
    boolean afterMove(MeasuredBrain brain, TimedReply move)
        throws IOException, InterruptedException;
  }

  /**
   * Prepares games.
   *
   * @param information the INFO lines after START
   */
  MeasuredGames(Geometry geometry, List<String> information, MoveWatcher watcher) {
    this.geometry = geometry;
    this.information = List.copyOf(information);
    this.watcher = watcher;
  }

  /**
   * Plays games until the watcher stops.
   *
   * @param command starts the brain
   */
  void play(List<String> command) throws IOException, InterruptedException {
    try (MeasuredBrain first = new MeasuredBrain(command);
        MeasuredBrain second = new MeasuredBrain(command)) {
      while (playGame(first, second)) {
        // The next game begins.
      }
    }
  }

  /** Plays one game to its end. */
  void playOneGame(List<String> command) throws IOException, InterruptedException {
    try (MeasuredBrain first = new MeasuredBrain(command);
        MeasuredBrain second = new MeasuredBrain(command)) {
      playGame(first, second);
    }
  }

  /** Returns false if the watcher stops. */
  private boolean playGame(MeasuredBrain first, MeasuredBrain second)
      throws IOException, InterruptedException {
    MeasuredBrain[] brains = {first, second};
    for (MeasuredBrain brain : brains) {
      watcher.beforeMove(brain);
      brain.ask("START " + geometry.width());
      brain.send(information.toArray(String[]::new));
    }
    Board board = openedBoard();
    for (int ply = 0; !board.isFull(); ply++) {
      MeasuredBrain brain = brains[ply % 2];
      watcher.beforeMove(brain);
      TimedReply move = brain.ask(request(board, ply));
      place(board, move.text());
      if (!watcher.afterMove(brain, move)) {
        return false;
      }
      if (REFEREE.verdict(board, board.lastMove()) != Verdict.ONGOING) {
        return true;
      }
    }
    return true;
  }

  private Board openedBoard() {
    Board board = new Board(geometry);
    int centre = geometry.centre();
    while (board.moveCount() < OPENING_STONES) {
      int x = geometry.x(centre) + random.nextInt(2 * OPENING_REACH + 1) - OPENING_REACH;
      int y = geometry.y(centre) + random.nextInt(2 * OPENING_REACH + 1) - OPENING_REACH;
      if (board.isEmpty(geometry.cell(x, y))) {
        board.play(geometry.cell(x, y));
      }
    }
    return board;
  }

  private String[] request(Board board, int ply) {
    return ply < 2 ? position(board) : new String[] {"TURN " + geometry.toPoint(board.lastMove())};
  }

  private String[] position(Board board) {
    return PositionLines.board(
            IntStream.range(0, board.moveCount())
                .mapToObj(i -> geometry.toPoint(board.move(i)))
                .toList())
        .toArray(String[]::new);
  }

  private void place(Board board, String move) throws IOException {
    int comma = move.indexOf(',');
    try {
      Point point =
          new Point(
              Integer.parseInt(move.substring(0, comma)),
              Integer.parseInt(move.substring(comma + 1)));
      if (geometry.contains(point) && board.isEmpty(geometry.cell(point))) {
        board.play(geometry.cell(point));
        return;
      }
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      throw new IOException("not a move: " + move, e);
    }
    throw new IOException("illegal move: " + move);
  }
}
