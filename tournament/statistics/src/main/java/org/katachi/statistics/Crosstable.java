package org.katachi.statistics;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The games of a pool of brains, by pair of brains. Immutable. */
public final class Crosstable {

  /** Games of a brain against another, and the pairs that some of them make. */
  private record Cell(WinDrawLoss games, Pentanomial pairs) {

    static final Cell EMPTY = new Cell(WinDrawLoss.NONE, Pentanomial.NONE);

    Cell plus(Cell other) {
      return new Cell(games.plus(other.games), pairs.plus(other.pairs));
    }

    Cell reversed() {
      return new Cell(games.reversed(), pairs.reversed());
    }
  }

  private final List<String> brains;
  private final Cell[][] cells;

  private Crosstable(List<String> brains, Cell[][] cells) {
    this.brains = brains;
    this.cells = cells;
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
    return result(indexOf(brain), indexOf(opponent));
  }

  /**
   * All games of a brain.
   *
   * @throws IllegalArgumentException if the brain is not in the table
   */
  public WinDrawLoss total(String brain) {
    return sum(brain).games();
  }

  /**
   * All pairs of a brain.
   *
   * @throws IllegalArgumentException if the brain is not in the table
   */
  public Pentanomial pairs(String brain) {
    return sum(brain).pairs();
  }

  private Cell sum(String brain) {
    return Arrays.stream(cells[indexOf(brain)]).reduce(Cell.EMPTY, Cell::plus);
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
    return cells[brain][opponent].games();
  }

  /** The pairs of games that share an opening; the other games are played once. */
  Pentanomial pairs(int brain, int opponent) {
    return cells[brain][opponent].pairs();
  }

  /** Collects the games of a table. */
  public static final class Builder {

    private final Map<String, Map<String, Cell>> rows = new LinkedHashMap<>();

    /** Adds a brain, if it is not there yet: its row is shown even if it has no games. */
    public Builder brain(String name) {
      rows.computeIfAbsent(name, added -> new LinkedHashMap<>());
      return this;
    }

    /**
     * Adds games of two brains.
     *
     * @param games as the first brain counts them
     * @param pairs that some of them make; the others are independent of each other
     * @throws IllegalArgumentException if a brain plays itself
     */
    public Builder games(String brain, String opponent, WinDrawLoss games, Pentanomial pairs) {
      if (brain.equals(opponent)) {
        throw new IllegalArgumentException("a brain against itself: " + brain);
      }
      brain(brain).brain(opponent);
      Cell cell = new Cell(games, pairs);
      rows.get(brain).merge(opponent, cell, Cell::plus);
      rows.get(opponent).merge(brain, cell.reversed(), Cell::plus);
      return this;
    }

    /** The table of what has been added so far. */
    public Crosstable build() {
      List<String> brains = List.copyOf(rows.keySet());
      Cell[][] cells = new Cell[brains.size()][brains.size()];
      for (int i = 0; i < cells.length; i++) {
        for (int j = 0; j < cells.length; j++) {
          cells[i][j] = rows.get(brains.get(i)).getOrDefault(brains.get(j), Cell.EMPTY);
        }
      }
      return new Crosstable(brains, cells);
    }
  }
}
