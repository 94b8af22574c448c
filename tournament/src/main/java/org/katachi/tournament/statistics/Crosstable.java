package org.katachi.tournament.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The games of a pool of brains, by pair of brains. Immutable. */
public final class Crosstable {

  private final List<String> brains;
  private final WinDrawLoss[][] results;

  private Crosstable(List<String> brains, WinDrawLoss[][] results) {
    this.brains = brains;
    this.results = results;
  }

  /** The brains' names, in the order in which they were added. */
  public List<String> brains() {
    return brains;
  }

  /**
   * The games between two brains, as the first counts them; none if they are the same.
   *
   * @throws IllegalArgumentException if a brain is not in the table
   */
  public WinDrawLoss result(String brain, String opponent) {
    return results[indexOf(brain)][indexOf(opponent)];
  }

  /**
   * All games of a brain.
   *
   * @throws IllegalArgumentException if the brain is not in the table
   */
  public WinDrawLoss total(String brain) {
    return Arrays.stream(results[indexOf(brain)]).reduce(WinDrawLoss.NONE, WinDrawLoss::plus);
  }

  /** The brains by share of points, the best first; brains without games come last. */
  public List<String> standings() {
    return brains.stream()
        .sorted(Comparator.comparingDouble((String brain) -> share(total(brain))).reversed())
        .toList();
  }

  private static double share(WinDrawLoss games) {
    return games.games() == 0 ? -1 : games.share();
  }

  private int indexOf(String brain) {
    int index = brains.indexOf(brain);
    if (index < 0) {
      throw new IllegalArgumentException("no such brain in the table: " + brain);
    }
    return index;
  }

  /** Games between brains at two places of {@link #brains}. */
  WinDrawLoss result(int brain, int opponent) {
    return results[brain][opponent];
  }

  /** Collects the games of a table. */
  public static final class Builder {

    private final Map<String, Map<String, WinDrawLoss>> rows = new LinkedHashMap<>();

    /** Adds a brain, if it is not there yet: its row is shown even if it has no games. */
    public Builder brain(String name) {
      rows.computeIfAbsent(name, added -> new LinkedHashMap<>());
      return this;
    }

    /**
     * Adds games.
     *
     * @param games as the first brain counts them
     * @throws IllegalArgumentException if a brain plays itself
     */
    public Builder games(String brain, String opponent, WinDrawLoss games) {
      if (brain.equals(opponent)) {
        throw new IllegalArgumentException("a brain against itself: " + brain);
      }
      brain(brain).brain(opponent);
      rows.get(brain).merge(opponent, games, WinDrawLoss::plus);
      rows.get(opponent).merge(brain, games.reversed(), WinDrawLoss::plus);
      return this;
    }

    /** Adds one game, with its outcome for the first brain. */
    public Builder game(String brain, String opponent, Outcome outcome) {
      return games(brain, opponent, WinDrawLoss.NONE.plus(outcome));
    }

    /** The table of what has been added so far. */
    public Crosstable build() {
      List<String> brains = List.copyOf(rows.keySet());
      WinDrawLoss[][] results = new WinDrawLoss[brains.size()][brains.size()];
      for (int i = 0; i < results.length; i++) {
        for (int j = 0; j < results.length; j++) {
          results[i][j] = rows.get(brains.get(i)).getOrDefault(brains.get(j), WinDrawLoss.NONE);
        }
      }
      return new Crosstable(brains, results);
    }
  }
}
