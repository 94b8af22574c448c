package org.katachi.lab.tune;

import org.katachi.lab.task.Task;
import org.katachi.lab.task.TaskWorker;
import org.katachi.search.SearchParameters;

/** Plays the pairs of a match or of tuning. */
public final class PairWorker implements TaskWorker {

  private final GamePairs games;
  private final GamePairPlayer player;

  /** Of the pair before: in a match all pairs have the same, and a search is kept with them. */
  private String lastContent = "";

  private SearchParameters own = SearchParameters.DEFAULT;
  private SearchParameters opponent = SearchParameters.DEFAULT;

  public PairWorker(GamePairs games) {
    this.games = games;
    player = new GamePairPlayer(games.rules(), games.own(), games.opponent());
  }

  @Override
  public String work(Task task) {
    setParameters(task);
    int number = task.number();
    return player.play(() -> games.opened(number), own, opponent, games.random(number)).text();
  }

  private void setParameters(Task task) {
    if (!task.content().equals(lastContent)) {
      PairTask pair = PairTask.of(task);
      own = ParameterFile.parameters(pair.own());
      opponent = ParameterFile.parameters(pair.opponent());
      lastContent = task.content();
    }
  }
}
