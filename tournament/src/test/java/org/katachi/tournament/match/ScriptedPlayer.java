package org.katachi.tournament.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.player.Player;
import org.katachi.tournament.player.Replies;
import org.katachi.tournament.player.Swap2Reply;
import org.katachi.tournament.player.Termination;

/** Plays the moves that it is given, and is late when there are no more. */
final class ScriptedPlayer implements Player {

  private final String name;
  private final Deque<Point> moves;
  private final Deque<String> scores = new ArrayDeque<>();
  private final Deque<List<Point>> swap2 = new ArrayDeque<>();
  private final Deque<List<Point>> heard = new ArrayDeque<>();
  private boolean abandoned;

  ScriptedPlayer(String name, String pos) {
    this.name = name;
    moves = new ArrayDeque<>(Notation.parsePos(pos));
  }

  /** Also answers to swap2: the stones in pos notation, nothing for SWAP. */
  ScriptedPlayer answering(String... steps) {
    for (String step : steps) {
      swap2.add(Notation.parsePos(step));
    }
    return this;
  }

  /** Also tells how the game stands, with each move in turn; an empty text is no message. */
  ScriptedPlayer telling(List<String> told) {
    scores.addAll(told);
    return this;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void start(Geometry geometry, RuleSet rules) {}

  @Override
  public MoveReply ask(List<Point> before) throws BrainFailure {
    heard.add(before);
    if (moves.isEmpty()) {
      throw new BrainFailure(Termination.LATE, "did not move");
    }
    String[] messages =
        Stream.ofNullable(scores.poll())
            .filter(told -> !told.isEmpty())
            .map("Eval "::concat)
            .toArray(String[]::new);
    return Replies.move(moves.remove(), messages);
  }

  @Override
  public Swap2Reply askSwap2(List<Point> before) throws BrainFailure, InterruptedException {
    heard.add(before);
    return swap2.isEmpty()
        ? Player.super.askSwap2(before)
        : new Swap2Reply(swap2.remove(), 0, Optional.empty());
  }

  @Override
  public void abandon() {
    abandoned = true;
  }

  boolean isAbandoned() {
    return abandoned;
  }

  /** The stones that it was shown, each time that it was asked. */
  List<String> heard() {
    return heard.stream().map(Notation::pos).toList();
  }
}
