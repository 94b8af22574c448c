package org.katachi.tournament.game;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.katachi.board.Colour;
import org.katachi.tournament.engine.Evaluation;
import org.katachi.tournament.game.Adjudication.LevelDraw;
import org.katachi.tournament.game.Adjudication.Resignation;

/** Ends one game as its {@link Adjudication} says. */
final class Adjudicator {

  private final Adjudication adjudication;
  private final Function<Colour, String> names;
  private final Map<Colour, Streaks> streaks = new EnumMap<>(Colour.class);

  /** For how many of its last moves in a row a brain has told such scores. */
  private record Streaks(int level, int lost, int won) {}

  /**
   * An adjudicator of a game that begins.
   *
   * @param names who plays a colour
   */
  Adjudicator(Adjudication adjudication, Function<Colour, String> names) {
    this.adjudication = adjudication;
    this.names = names;
    streaks.put(Colour.BLACK, new Streaks(0, 0, 0));
    streaks.put(Colour.WHITE, new Streaks(0, 0, 0));
  }

  /**
   * Looks at a move after which the game goes on.
   *
   * @param side who made it
   * @param evaluation what that side told with it
   * @param moves the number of moves so far
   */
  Optional<GameResult> afterMove(Colour side, Optional<Evaluation> evaluation, int moves) {
    streaks.put(side, next(streaks.get(side), evaluation));
    return resignation(side)
        .or(() -> resignation(side.opponent()))
        .or(() -> draw(moves))
        .or(() -> limit(moves));
  }

  private Streaks next(Streaks before, Optional<Evaluation> evaluation) {
    if (evaluation.isEmpty()) {
      return new Streaks(0, 0, 0);
    }
    double score = evaluation.get().value();
    double level = adjudication.draw().map(LevelDraw::score).orElse(0.0);
    double lost = adjudication.resignation().map(Resignation::score).orElse(0.0);
    return new Streaks(
        Math.abs(score) <= level ? before.level() + 1 : 0,
        score <= -lost ? before.lost() + 1 : 0,
        score >= lost ? before.won() + 1 : 0);
  }

  private Optional<GameResult> resignation(Colour side) {
    Colour winner = side.opponent();
    return adjudication
        .resignation()
        .filter(rule -> streaks.get(side).lost() >= rule.moves())
        .filter(rule -> !rule.agreed() || streaks.get(winner).won() >= rule.moves())
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

  private Optional<GameResult> draw(int moves) {
    return adjudication
        .draw()
        .filter(rule -> moves >= rule.firstMove())
        .filter(rule -> streaks.get(Colour.BLACK).level() >= rule.moves())
        .filter(rule -> streaks.get(Colour.WHITE).level() >= rule.moves())
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

  private Optional<GameResult> limit(int moves) {
    return adjudication.maxMoves().isPresent() && moves >= adjudication.maxMoves().getAsInt()
        ? Optional.of(
            GameResult.draw(Termination.MOVE_LIMIT, "nobody has won after " + moves(moves)))
        : Optional.empty();
  }

  private static String number(double score) {
    return Evaluation.estimate(score).toString();
  }

  private static String moves(int moves) {
    return moves + (moves == 1 ? " move" : " moves");
  }
}
