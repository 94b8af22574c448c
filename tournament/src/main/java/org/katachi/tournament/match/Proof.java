package org.katachi.tournament.match;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.SearchInfo;
import org.katachi.rules.Verdict;

/**
 * A win that a prover has told, with a line that the referee has followed to its end.
 *
 * @param winner who wins
 * @param line the moves from the position to the end
 */
public record Proof(Colour winner, List<Point> line) {

  /** Takes a copy of the line. */
  public Proof {
    line = List.copyOf(line);
  }

  /**
   * What a prover's words prove. A line alone proves nothing; but where it is illegal, cut, or ends
   * otherwise than was told, the prover has another game in mind.
   *
   * @param setup the game
   * @param moves all moves so far
   * @param info what the prover tells, for the side to move
   * @return nothing if no win is told, or its line does not lead to it
   */
  static Optional<Proof> of(GameSetup setup, List<Point> moves, SearchInfo info) {
    Colour side = moves.size() % 2 == 0 ? Colour.BLACK : Colour.WHITE;
    return info.evaluation()
        .filter(evaluation -> evaluation.isForcedWin() || evaluation.isForcedLoss())
        .map(evaluation -> evaluation.isForcedWin() ? side : side.opponent())
        .map(winner -> new Proof(winner, line(info)))
        .filter(proof -> proof.ends(setup, moves));
  }

  /** The moves that are told; none if they can't be read. */
  private static List<Point> line(SearchInfo info) {
    try {
      return Notation.parsePos(info.variation());
    } catch (IllegalArgumentException e) {
      return List.of();
    }
  }

  /** Whether the line, and no less of it, leads from these moves to the winner's win. */
  boolean ends(GameSetup setup, List<Point> moves) {
    GamePosition position = new GamePosition(setup.geometry(), setup.rules());
    moves.forEach(position::play);
    for (int i = 0; i < line.size(); i++) {
      if (position.objection(line.get(i)).isPresent()) {
        return false;
      }
      Colour mover = position.sideToMove();
      Verdict verdict = position.play(line.get(i));
      if (verdict != Verdict.ONGOING) {
        Verdict wanted = mover == winner ? Verdict.WIN : Verdict.FOUL;
        return verdict == wanted && i == line.size() - 1;
      }
    }
    return false;
  }
}
