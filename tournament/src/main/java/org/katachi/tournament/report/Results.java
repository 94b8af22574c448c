package org.katachi.tournament.report;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.katachi.board.Notation;
import org.katachi.tournament.games.LoggedGame;
import org.katachi.tournament.games.MoveEntry;
import org.katachi.tournament.standings.ScoredGame;

/**
 * The games of a log as the report counts them beside the scoreboard. Of a game little stays, so
 * that there may be many.
 */
final class Results {

  /** An opening on a board. */
  record Opening(String moves, int width, int height) {}

  /** A game that a brain lost by a fault. */
  record Fault(int game, String ending, String reason) {}

  /** How many of the last faults are kept. */
  private static final int MOST_FAULTS = 12;

  private final List<ScoredGame> games = new ArrayList<>();

  /** Each with its place among them. */
  private final Map<Opening, Integer> openings = new LinkedHashMap<>();

  private final Set<String> boards = new TreeSet<>();
  private final Map<String, BrainWork> work = new HashMap<>();
  private final WorkerGames workers = new WorkerGames();
  private final Deque<Fault> faults = new ArrayDeque<>();
  private long faultsInAll;
  private long stones;

  void add(LoggedGame game) {
    games.add(game.scored(openings.computeIfAbsent(opening(game), added -> openings.size())));
    if (game.endedByFault()) {
      addFault(game);
    }
    workers.add(game);
    boards.add(game.geometry() + ", " + game.rules());
    stones += game.stones();
    int ply = game.opening().size();
    for (MoveEntry move : game.moves()) {
      String brain = game.brain(LoggedGame.colourOf(ply++));
      workOf(brain).add(move);
    }
  }

  private BrainWork workOf(String brain) {
    return work.computeIfAbsent(brain, added -> new BrainWork());
  }

  private void addFault(LoggedGame game) {
    game.winner().ifPresent(side -> workOf(game.brain(side.opponent())).addFault(game.ending()));
    faultsInAll++;
    faults.addFirst(new Fault(game.number(), game.ending(), game.reason()));
    if (faults.size() > MOST_FAULTS) {
      faults.removeLast();
    }
  }

  /** The last games that a brain lost by a fault, the last first. */
  List<Fault> faults() {
    return List.copyOf(faults);
  }

  /** How many faults came before those. */
  long earlierFaults() {
    return faultsInAll - faults.size();
  }

  /** What a brain's moves took and told, and its faults. */
  BrainWork.Row work(String brain) {
    return work.getOrDefault(brain, new BrainWork()).row(brain);
  }

  /** What workers on other machines have played. */
  WorkerGames workers() {
    return workers;
  }

  private static Opening opening(LoggedGame game) {
    return new Opening(
        Notation.pos(game.opening()), game.geometry().width(), game.geometry().height());
  }

  /** All games in the order in which they ended. */
  List<ScoredGame> games() {
    return games;
  }

  /** How many games a pair has, as far as the games tell. */
  int gamesPerEncounter() {
    return games.stream().mapToInt(ScoredGame::pair).distinct().count() < games.size() ? 2 : 1;
  }

  /** The openings, each with its place among them, by which the scoreboard knows it. */
  Map<Opening, Integer> openings() {
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
}
