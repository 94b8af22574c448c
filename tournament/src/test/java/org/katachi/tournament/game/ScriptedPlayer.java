package org.katachi.tournament.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.brain.Answer;
import org.katachi.tournament.brain.BrainFailure;
import org.katachi.tournament.brain.Player;

/** Plays the moves that it is given, and is late when there are no more. */
final class ScriptedPlayer implements Player {

  private final String name;
  private final Deque<Point> moves;
  private boolean abandoned;

  ScriptedPlayer(String name, String pos) {
    this.name = name;
    moves = new ArrayDeque<>(Notation.parsePos(pos));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void start(Geometry geometry, RuleSet rules) {}

  @Override
  public Answer ask(List<Point> before) throws BrainFailure {
    if (moves.isEmpty()) {
      throw new BrainFailure(BrainFailure.Fault.LATE, "did not move");
    }
    return new Answer(moves.remove(), 0, Optional.empty());
  }

  @Override
  public void abandon() {
    abandoned = true;
  }

  boolean isAbandoned() {
    return abandoned;
  }
}
