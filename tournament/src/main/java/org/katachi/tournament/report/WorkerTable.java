package org.katachi.tournament.report;

import java.util.List;
import java.util.OptionalDouble;
import org.katachi.statistics.Homogeneity;
import org.katachi.tournament.standings.Scoreboard;

/**
 * The workers of a tournament on many machines, and whether it mattered which of them played.
 *
 * @param rows a row for each worker
 * @param scaled whether times were scaled
 * @param brain whose points are told: in a match of two the first brain, else none
 * @param probability that the workers differ as they do by chance alone
 * @param differ whether that is no chance
 */
record WorkerTable(
    List<Row> rows, boolean scaled, String brain, String probability, boolean differ) {

  /**
   * A worker's row.
   *
   * @param played what the worker has played, and where
   * @param expected points of a pair's first brain over what is expected, and the standard
   *     deviation
   * @param standsOut whether so much is no chance
   */
  record Row(
      WorkerGames.Tally played,
      String speed,
      String timeScale,
      String expected,
      boolean standsOut,
      String gamesAnHour) {}

  /** Null if no worker on another machine has played. */
  static WorkerTable of(Scoreboard board, WorkerGames games) {
    List<WorkerGames.Tally> workers = games.workers();
    if (workers.isEmpty()) {
      return null;
    }
    Homogeneity test = new Homogeneity(workers.size(), observations(board, games));
    return new WorkerTable(
        workers.stream().map(worker -> row(worker, test)).toList(),
        workers.stream().anyMatch(worker -> worker.playedOn().timeScale() != 1),
        board.isMatch() ? board.brains().get(0) : "",
        Text.decimal(test.probability(), 3),
        test.probability() < Homogeneity.ERROR);
  }

  private static List<Homogeneity.Observation> observations(Scoreboard board, WorkerGames games) {
    List<String> brains = board.brains();
    return games.pairs(board.hasPairs() ? 2 : 1).stream()
        .map(
            pair -> {
              double points = pair.games().games() * pair.games().share();
              boolean isFirst = brains.indexOf(pair.one()) < brains.indexOf(pair.other());
              return new Homogeneity.Observation(
                  pair.worker(),
                  pair.one() + "\n" + pair.other(),
                  isFirst ? points : pair.games().games() - points);
            })
        .toList();
  }

  private static Row row(WorkerGames.Tally worker, Homogeneity test) {
    int number = worker.number();
    return new Row(
        worker,
        Text.decimal(worker.playedOn().machine().speed(), 0),
        Text.decimal(worker.playedOn().timeScale(), 2),
        Text.signed(test.deviation(number)) + " ± " + Text.decimal(test.error(number), 1),
        test.standsOut(number),
        hourly(worker.gamesAnHour()));
  }

  private static String hourly(OptionalDouble games) {
    return games.isPresent() ? Text.count(games.getAsDouble()) : "–";
  }
}
