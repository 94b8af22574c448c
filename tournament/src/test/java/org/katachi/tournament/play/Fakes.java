package org.katachi.tournament.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.match.Adjudication;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.GameResult;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.opening.OpeningBook;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.player.Player;
import org.katachi.tournament.player.Replies;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.schedule.ColourOrder;
import org.katachi.tournament.schedule.Format;
import org.katachi.tournament.schedule.OpeningPolicy;
import org.katachi.tournament.schedule.Plan;
import org.katachi.tournament.schedule.TournamentType;

/** Tournaments without processes. */
public final class Fakes {

  private Fakes() {}

  static List<String> names(int brains) {
    return IntStream.range(0, brains).mapToObj(i -> "brain " + i).toList();
  }

  /** Everybody meets everybody so many times, in pairs of games. */
  public static Format roundRobin(int brains, int cycles) {
    return TournamentType.ROUNDROBIN.format(
        new TournamentType.Numbers(brains, cycles, 1, 1, false, 0));
  }

  /** A plan on 15x15 under freestyle without openings. */
  public static Plan plan(Format format) {
    return plan(format, Optional.empty(), OpeningPolicy.PAIR);
  }

  static Plan plan(Format format, Optional<OpeningBook> book, OpeningPolicy policy) {
    return new Plan(
        names(format.brains()),
        format,
        2,
        new Geometry(15, 15),
        RuleSet.FREESTYLE,
        book,
        policy,
        false,
        Adjudication.NONE,
        ColourOrder.DEFAULT);
  }

  /** A tournament of such a plan. */
  public static TournamentState tournament(Format format) {
    return tournament(plan(format));
  }

  static TournamentState tournament(Plan plan) {
    return new TournamentState(plan, Optional.empty(), Map.of());
  }

  /** A pool of workers in this program. */
  public static LocalPool pool(int workers, PlayerFactory factory) {
    return new LocalPool(workers, 0, factory, warning -> {}, new PlayingTime(System::nanoTime));
  }

  /** A runner with so many workers in this program. */
  public static TournamentRunner runner(
      TournamentState tournament, int workers, PlayerFactory factory, MatchListener... listeners) {
    return new TournamentRunner(
        tournament, pool(workers, factory), GameSink.NONE, List.of(listeners));
  }

  /** A result that the game and a seed decide. */
  static GameResult result(PlannedGame game, long seed) {
    int draw = new SplittableRandom(seed + game.number()).nextInt(3);
    return switch (draw) {
      case 0 -> new GameResult(Optional.of(Colour.BLACK), Termination.FIVE, "black wins");
      case 1 -> new GameResult(Optional.of(Colour.WHITE), Termination.FIVE, "white wins");
      default -> new GameResult(Optional.empty(), Termination.FULL_BOARD, "a draw");
    };
  }

  /** Counts a game with that result, and with stones that no other game has. */
  static void count(TournamentState tournament, PlannedGame game, long seed) {
    Point stone = new Point(0, game.number());
    tournament.count(played(game, result(game, seed), List.of(stone)));
  }

  /** A game that ended so after some stones, which may lie anywhere. */
  public static GameRecord played(PlannedGame game, GameResult result, List<Point> stones) {
    return new GameRecord(
        game.number() + 1,
        game.pair() + 1,
        game.round() + 1,
        game.first(),
        game.black().name(),
        game.white().name(),
        game.setup().geometry(),
        game.setup().rules(),
        stones,
        List.of(),
        List.of(),
        result,
        Optional.empty(),
        Optional.empty());
  }

  /** Plays along a row of its own: black wins with its fifth move. */
  public static class RowPlayer implements Player {

    private final String name;
    private final int row;
    private int moves;

    /** A player that has not begun. */
    public RowPlayer(Participant participant) {
      name = participant.name();
      row = participant.seed();
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public void start(Geometry geometry, RuleSet rules) throws BrainFailure, InterruptedException {
      moves = 0;
    }

    @Override
    public MoveReply ask(List<Point> before) throws BrainFailure, InterruptedException {
      return Replies.move(new Point(moves++, row));
    }

    @Override
    public void abandon() {}
  }
}
