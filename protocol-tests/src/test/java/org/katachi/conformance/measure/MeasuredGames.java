package org.katachi.conformance.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.PositionLines;
import org.katachi.conformance.script.StepFailed;

/**
 * Games of a brain against a second process of itself, from random openings; every move is watched.
 * Both get the commands of a match: START for each game, BOARD for their first move, then TURN.
 */
final class MeasuredGames {

  private static final long SEED = 1;
  private static final int OPENING_STONES = 4;
  private static final int OPENING_REACH = 4;

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
    boolean afterMove(MeasuredBrain brain) throws IOException, InterruptedException;
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
  void play(List<String> command) throws IOException, StepFailed, InterruptedException {
    try (MeasuredBrain first = new MeasuredBrain(command);
        MeasuredBrain second = new MeasuredBrain(command)) {
      while (playGame(first, second)) {
        // The next game begins.
      }
    }
  }

  /** Plays one game to its end. */
  void playOneGame(List<String> command) throws IOException, StepFailed, InterruptedException {
    try (MeasuredBrain first = new MeasuredBrain(command);
        MeasuredBrain second = new MeasuredBrain(command)) {
      playGame(first, second);
    }
  }

  /** Returns false if the watcher stops. */
  private boolean playGame(MeasuredBrain first, MeasuredBrain second)
      throws IOException, StepFailed, InterruptedException {
    MeasuredBrain[] brains = {first, second};
    for (MeasuredBrain brain : brains) {
      watcher.beforeMove(brain);
      brain.ask("START " + geometry.width());
      brain.send(information.toArray(String[]::new));
    }
    List<Point> moves = opening();
    while (moves.size() < geometry.pointCount()) {
      int ply = moves.size() - OPENING_STONES;
      MeasuredBrain brain = brains[ply % 2];
      watcher.beforeMove(brain);
      moves.add(brain.move(request(moves, ply)));
      if (!watcher.afterMove(brain)) {
        return false;
      }
      if (brain.hasEndedGame()) {
        return true;
      }
    }
    return true;
  }

  private List<Point> opening() {
    List<Point> moves = new ArrayList<>();
    Point centre = geometry.toPoint(geometry.centre());
    while (moves.size() < OPENING_STONES) {
      Point move =
          new Point(
              centre.x() + random.nextInt(2 * OPENING_REACH + 1) - OPENING_REACH,
              centre.y() + random.nextInt(2 * OPENING_REACH + 1) - OPENING_REACH);
      if (!moves.contains(move)) {
        moves.add(move);
      }
    }
    return moves;
  }

  private static String[] request(List<Point> moves, int ply) {
    return ply < 2
        ? PositionLines.board(moves).toArray(String[]::new)
        : new String[] {"TURN " + moves.get(moves.size() - 1)};
  }
}
