package org.katachi.tournament.match;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import org.katachi.board.Colour;
import org.katachi.brain.gomocup.Evaluation;
import org.katachi.tournament.match.Adjudication.LevelDraw;
import org.katachi.tournament.player.Termination;

/** Ends one game as its {@link Adjudication} says. */
final class Adjudicator {

  private final Adjudication adjudication;
  private final Function<Colour, String> names;

  /** The scores that a brain has told with its moves; not a number where it told none. */
  private final Map<Colour, List<Double>> scores = new EnumMap<>(Colour.class);

  /**
   * An adjudicator of a game that begins.
   *
   * @param names who plays a colour
   */
  Adjudicator(Adjudication adjudication, Function<Colour, String> names) {
    this.adjudication = adjudication;
    this.names = names;
    scores.put(Colour.BLACK, new ArrayList<>());
    scores.put(Colour.WHITE, new ArrayList<>());
  }

  /**
   * Looks at a move after which the game goes on.
   *
   * @param side who made it
   * @param evaluation what that side told with it
   * @param stones how many are on the board
   * @param opening how many of them the game began with
   */
  Optional<GameResult> afterMove(
      Colour side, Optional<Evaluation> evaluation, int stones, int opening) {
    scores.get(side).add(evaluation.map(Evaluation::value).orElse(Double.NaN));
    return resignation(side)
        .or(() -> resignation(side.opponent()))
        .or(() -> draw(stones))
        .or(() -> limit(stones, opening));
  }

  /** Whether a brain has told such scores with its last moves, so many in a row. */
  private boolean reports(Colour side, int moves, DoublePredicate score) {
    List<Double> reported = scores.get(side);
    return reported.size() >= moves
        && reported.subList(reported.size() - moves, reported.size()).stream()
            .allMatch(score::test);
  }

  private Optional<GameResult> resignation(Colour side) {
    Colour winner = side.opponent();
    return adjudication
        .resignation()
        .filter(rule -> reports(side, rule.moves(), score -> score <= -rule.score()))
        .filter(
            rule -> !rule.agreed() || reports(winner, rule.moves(), score -> score >= rule.score()))
        .map(
            rule ->
                GameResult.win(
                    winner,
                    Termination.ADJUDICATED_WIN,
                    names.apply(side)
                        + " sees itself lost, at "
                        + number(-rule.score())
                        + " or less for "
                        + moves(rule.moves())
                        + (rule.agreed() ? ", and " + names.apply(winner) + " agrees" : "")));
  }

  private Optional<GameResult> draw(int stones) {
    return adjudication
        .draw()
        .filter(rule -> stones / Adjudication.STONES_PER_MOVE >= rule.firstMove())
        .filter(rule -> seesLevel(Colour.BLACK, rule) && seesLevel(Colour.WHITE, rule))
        .map(
            rule ->
                GameResult.draw(
                    Termination.ADJUDICATED_DRAW,
                    "both see a level game, at most "
                        + number(rule.score())
                        + " from zero for "
                        + moves(rule.moves())
                        + " each"));
  }

  private boolean seesLevel(Colour side, LevelDraw rule) {
    return reports(side, rule.moves(), score -> Math.abs(score) <= rule.score());
  }

  private Optional<GameResult> limit(int stones, int opening) {
    return stones >= adjudication.stoneLimit(opening)
        ? Optional.of(
            GameResult.draw(Termination.MOVE_LIMIT, "nobody has won with " + stones + " stones"))
        : Optional.empty();
  }

  private static String number(double score) {
    return Evaluation.estimate(score).toString();
  }

  private static String moves(int moves) {
    return moves + (moves == 1 ? " move" : " moves");
  }
}
