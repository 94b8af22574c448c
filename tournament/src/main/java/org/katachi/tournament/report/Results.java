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
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.tournament.log.LoggedGame;
import org.katachi.tournament.log.MoveEntry;
import org.katachi.tournament.score.ScoredGame;
import org.katachi.tournament.statistics.WinDrawLoss;

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
  private final Map<Opening, WinDrawLoss> openings = new LinkedHashMap<>();
  private final Set<String> boards = new TreeSet<>();
  private final Map<String, BrainWork> work = new HashMap<>();
  private final WorkerGames workers = new WorkerGames();
  private final Deque<Fault> faults = new ArrayDeque<>();
  private long faultsInAll;
  private long stones;

  void add(LoggedGame game) {
    games.add(game.scored());
    if (game.endedByFault()) {
      addFault(new Fault(game.number(), game.ending(), game.reason()));
    }
    workers.add(game);
    openings.merge(
        opening(game), WinDrawLoss.NONE.plus(game.outcome(Colour.BLACK)), WinDrawLoss::plus);
    boards.add(game.geometry() + ", " + game.rules());
    stones += game.stones();
    int ply = game.opening().size();
    for (MoveEntry move : game.moves()) {
      String brain = game.brain(LoggedGame.colourOf(ply++));
      work.computeIfAbsent(brain, added -> new BrainWork()).add(move);
    }
  }

  private void addFault(Fault fault) {
    faultsInAll++;
    faults.addFirst(fault);
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

  /** What a brain's moves took and told. */
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
}
