package org.katachi.tournament.report;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.katachi.board.Notation;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.RecordedMove;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.standings.ScoreSettings;
import org.katachi.tournament.standings.Scoreboard;

/**
 * The games of a log as the report counts them. Of a game little stays, so that there may be many.
 */
final class Results {

  /** An opening on a board. */
  record Opening(String moves, int width, int height) {}

  /** A game that a brain lost by a fault. */
  record Fault(int game, Termination ending, String reason) {}

  /** How many of the last faults are kept. */
  private static final int MOST_FAULTS = 12;

  private final Scoreboard board;
  private final EloHistory history = new EloHistory();

  /** Each with its place among them. */
  private final Map<Opening, Integer> openings = new LinkedHashMap<>();

  private final Set<String> boards = new TreeSet<>();
  private final Map<String, BrainWork> work = new HashMap<>();
  private final WorkerGames workers = new WorkerGames();
  private final Deque<Fault> faults = new ArrayDeque<>();
  private long faultsInAll;
  private long stones;

  /** No games of a tournament. */
  Results(ScoreSettings settings) {
    board = new Scoreboard(settings);
  }

  void add(GameRecord game) {
    int place = openings.computeIfAbsent(opening(game), added -> openings.size());
    board.count(game, game.first(), place);
    history.add(board);
    if (game.ending().isFault()) {
      addFault(game);
    }
    workers.add(game);
    boards.add(game.geometry() + ", " + game.rules());
    stones += game.stones();
    int ply = game.opening().size();
    for (RecordedMove move : game.moves()) {
      String brain = game.brain(GameRecord.colourOf(ply++));
      workOf(brain).add(move);
    }
  }

  private BrainWork workOf(String brain) {
    return work.computeIfAbsent(brain, added -> new BrainWork());
  }

  private void addFault(GameRecord game) {
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

  private static Opening opening(GameRecord game) {
    return new Opening(
        Notation.pos(game.opening()), game.geometry().width(), game.geometry().height());
  }

  /** What the games add up to for all who tell of them. */
  Scoreboard board() {
    return board;
  }

  /** How Elo came to be, by brain. */
  Map<String, List<EloHistory.Point>> curves() {
    return history.curves(board);
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
    return (double) stones / Math.max(1, board.games());
  }
}
