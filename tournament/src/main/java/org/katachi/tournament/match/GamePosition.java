package org.katachi.tournament.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.ForbiddenPoints;
import org.katachi.rules.Foul;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.Termination;

/** The stones of a game in the order of play, and what may be played next. */
final class GamePosition {

  private final Board board;
  private final Referee referee;
  private final List<Point> points = new ArrayList<>();

  /** A game that has come as far as its opening. */
  GamePosition(GameSetup setup) {
    this(setup.geometry(), setup.rules());
    setup.opening().forEach(this::play);
  }

  /** An empty board. */
  GamePosition(Geometry geometry, RuleSet rules) {
    board = new Board(geometry);
    referee = new Referee(rules);
  }

  /** Black's first. */
  List<Point> points() {
    return List.copyOf(points);
  }

  int count() {
    return points.size();
  }

  Colour sideToMove() {
    return Colour.of(board.sideToMove());
  }

  /** What is wrong with a move, in words; nothing if the point is empty. */
  Optional<String> objection(Point move) {
    Geometry geometry = board.geometry();
    if (!geometry.contains(move)) {
      return Optional.of("played " + move + ", outside the board of " + geometry);
    }
    return board.isEmpty(geometry.cell(move))
        ? Optional.empty()
        : Optional.of("played " + move + " (" + Notation.letterNumber(move) + "), occupied");
  }

  /**
   * Checks a brain's move.
   *
   * @throws BrainFailure if there is an objection to it
   */
  void check(Point move) throws BrainFailure {
    Optional<String> objection = objection(move);
    if (objection.isPresent()) {
      throw new BrainFailure(Termination.ILLEGAL_MOVE, objection.get());
    }
  }

  /** Plays a move to which there is no objection, and tells what becomes of the game. */
  Verdict play(Point move) {
    int cell = board.geometry().cell(move);
    board.play(cell);
    points.add(move);
    return referee.verdict(board, cell);
  }

  /** Why black's last move is forbidden in renju. */
  Foul foulOfLastMove() {
    int cell = board.lastMove();
    board.undo();
    Foul foul = ForbiddenPoints.foulAt(board, cell);
    board.play(cell);
    return foul;
  }
}
