package org.katachi.tournament.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.board.Point;
import org.katachi.tournament.player.MoveReply;

/**
 * A game that has ended.
 *
 * @param setup what it began with
 * @param first the name of the brain that has black unless swap2 gives it white; it opens swap2
 * @param black the name of the brain that had black in the end
 * @param white the name of the brain that had white in the end
 * @param swap2 the legal steps of the swap2 opening; none if there was none
 * @param moves the legal moves after the opening in the order of play, a foul included
 * @param result how it ended
 * @param times when it was played
 * @param venue where, if a worker on another machine has played it
 */
public record GameRecord(
    GameSetup setup,
    String first,
    String black,
    String white,
    List<Swap2Step> swap2,
    List<MoveReply> moves,
    GameResult result,
    GameTimes times,
    Optional<PlayedOn> venue) {

  /** Takes copies of the lists. */
  public GameRecord {
    swap2 = List.copyOf(swap2);
    moves = List.copyOf(moves);
  }

  /** The stones that were on the board before the first of the moves, black's first. */
  public List<Point> opening() {
    List<Point> points = new ArrayList<>(setup.opening());
    swap2.forEach(step -> points.addAll(step.answer().stones()));
    return List.copyOf(points);
  }

  /** All stones in the order of play, black's first. */
  public List<Point> points() {
    List<Point> points = new ArrayList<>(opening());
    moves.forEach(answer -> points.add(answer.move()));
    return List.copyOf(points);
  }

  /** The name of the brain that has lost; nothing if nobody has. */
  public Optional<String> loser() {
    return result.winner().map(winner -> winner == Colour.BLACK ? white : black);
  }

  /** What the first brain had in the end. */
  public Colour firstsColour() {
    return first.equals(black) ? Colour.BLACK : Colour.WHITE;
  }
}
