package org.katachi.tournament.schedule;

import java.util.Locale;

/** When the next opening of a book comes. In a match of two all of these are the same. */
public enum OpeningPolicy {
  /** With the next pair of games, as in cutechess with {@code -repeat}. */
  ENCOUNTER,
  /** With the next round, as in cutechess: all who meet in it play the same openings. */
  ROUND,
  /** For each pairing by itself: whoever meets the first time plays the first opening. */
  PAIR;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
