package org.katachi.tournament.output.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.tournament.output.LoggedGame;
import org.katachi.tournament.statistics.Crosstable;
import org.katachi.tournament.statistics.Outcome;
import org.katachi.tournament.statistics.WinDrawLoss;

/** What the report counts of the games. Of a game little stays, so that there may be many. */
final class Results {

  /** A game as ratings see it. */
  record Result(int pair, String black, String white, Outcome forBlack) {}

  /** An opening on a board. */
  record Opening(String moves, int width, int height) {}

  private final List<Result> games = new ArrayList<>();
  private final Map<String, WinDrawLoss> asBlack = new LinkedHashMap<>();
  private final Map<String, WinDrawLoss> asWhite = new HashMap<>();
  private final Map<String, WinDrawLoss> endings = new TreeMap<>();
  private final Map<Opening, WinDrawLoss> openings = new LinkedHashMap<>();
  private final Set<String> boards = new TreeSet<>();
  private long stones;

  void add(LoggedGame game) {
    Outcome forBlack = game.outcome(Colour.BLACK);
    WinDrawLoss one = WinDrawLoss.NONE.plus(forBlack);
    games.add(new Result(game.pair(), game.black(), game.white(), forBlack));
    asBlack.merge(game.black(), one, WinDrawLoss::plus);
    asBlack.putIfAbsent(game.white(), WinDrawLoss.NONE);
    asWhite.merge(game.white(), one.reversed(), WinDrawLoss::plus);
    endings.merge(game.ending(), one, WinDrawLoss::plus);
    openings.merge(opening(game), one, WinDrawLoss::plus);
    boards.add(game.geometry() + ", " + game.rules());
    stones += game.stones();
  }

  private static Opening opening(LoggedGame game) {
    return new Opening(
        Notation.pos(game.opening()), game.geometry().width(), game.geometry().height());
  }

  /** All games in the order in which they ended. */
  List<Result> games() {
    return games;
  }

  /** Whether some games are of one pair; else none waits for another. */
  boolean hasPairs() {
    return games.stream().mapToInt(Result::pair).distinct().count() < games.size();
  }

  /** The brains in the order of the log. */
  List<String> brains() {
    return List.copyOf(asBlack.keySet());
  }

  WinDrawLoss asBlack(String brain) {
    return asBlack.get(brain);
  }

  WinDrawLoss asWhite(String brain) {
    return asWhite.getOrDefault(brain, WinDrawLoss.NONE);
  }

  /** All games as black counts them. */
  WinDrawLoss forBlack() {
    return asBlack.values().stream().reduce(WinDrawLoss.NONE, WinDrawLoss::plus);
  }

  /** By its ending, how many games black won, drew and lost. */
  Map<String, WinDrawLoss> endings() {
    return endings;
  }

  /** By opening, how many games black won, drew and lost. */
  Map<Opening, WinDrawLoss> openings() {
    return openings;
  }

  /** Sizes and rules that were played: {@code 15x15, freestyle}. */
  Set<String> boards() {
    return boards;
  }

  /** The stones of the average game, those of the opening included. */
  double averageStones() {
    return games.isEmpty() ? 0 : (double) stones / games.size();
  }

  /** The first games as a table. A brain that plays itself tells nothing and is left out. */
  Crosstable crosstable(int count) {
    Crosstable.Builder builder = new Crosstable.Builder();
    brains().forEach(builder::brain);
    for (Result game : games.subList(0, count)) {
      if (!game.black().equals(game.white())) {
        builder.game(game.black(), game.white(), game.forBlack());
      }
    }
    return builder.build();
  }
}
