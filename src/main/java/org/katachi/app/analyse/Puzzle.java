package org.katachi.app.analyse;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.engine.Position;
import org.katachi.gamefile.Move;
import org.katachi.gamefile.RecordedGame;
import org.katachi.rules.Rule;
import org.katachi.rules.Verdict;

/**
 * A puzzle: a position, and the solution that its file gives.
 *
 * @param source where it comes from
 * @param rule the rule
 * @param game the position
 * @param solution the moves of the main line behind stones that are set up; empty if there are none
 */
record Puzzle(GameSource source, Rule rule, RecordedGame game, List<Move> solution) {

  /**
   * The puzzle of a game. Where stones are set up and moves follow, these are the solution; else
   * the position is that after the last move.
   *
   * @param toMove who is to move, whatever the file says
   * @throws IllegalArgumentException if the game is over, or the solution is the other side's
   */
  static Puzzle of(GameSource source, Rule rule, Optional<Colour> toMove) {
    RecordedGame line = source.tree().mainLine();
    boolean hasSolution = line.setup() > 0 && line.setup() < line.moves().size();
    Colour side = hasSolution ? line.sideToMove(line.setup()) : toMove.orElse(line.toMove());
    if (toMove.isPresent() && toMove.get() != side) {
      throw new IllegalArgumentException(
          "the solution begins with a move of %s, not of %s"
              .formatted(side.word(), toMove.get().word()));
    }
    if (!hasSolution) {
      source.tree().setToMove(side);
    }
    RecordedGame game = hasSolution ? line.first(line.setup()) : source.tree().mainLine();
    if (game.verdict(rule) != Verdict.ONGOING) {
      throw new IllegalArgumentException("the game is over, so there is nothing to solve");
    }
    return new Puzzle(
        source,
        rule,
        game.withRule(rule),
        line.moves().subList(game.moves().size(), line.moves().size()));
  }

  Position position() {
    return GameAnalysis.position(game, rule, game.moves().size());
  }
}
