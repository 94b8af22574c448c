package org.katachi.tournament.player;

import java.util.Locale;

/** How a brain is brought to play its next game. */
public enum RestartMode {
  /** RESTART in the same process; START if the board has another size. */
  RESTART,
  /** START in the same process. */
  START,
  /** A process for each game. */
  PROCESS;

  /** As in {@code renewal=restart}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
