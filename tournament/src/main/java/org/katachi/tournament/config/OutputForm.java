package org.katachi.tournament.config;

import java.util.Locale;

/** Whose lines tell of a tournament. */
public enum OutputForm {
  KATACHI,
  CUTECHESS,
  FASTCHESS;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
