package org.katachi.tournament.schedule;

import java.util.Locale;

/** When the next opening of a book is taken. Of two brains alone all of these are the same. */
public enum OpeningPolicy {
  /** For each pair of games, in their order, as cutechess does with {@code -repeat}. */
  ENCOUNTER,
  /** For each round: all who meet in it play the same openings. */
  ROUND,
  /** For each two brains by themselves: whoever meets, the first time it is the first opening. */
  PAIR;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
