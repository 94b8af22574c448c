package org.katachi.tournament.player;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.Locale;

/** How a brain is brought to play its next game. */
public enum RestartMode {
  /** RESTART in the same process; START if the board has another size. */
  RESTART,
  /** START in the same process. */
  @JsonAlias("off")
  START,
  /** A process for each game. */
  @JsonAlias("on")
  PROCESS;

  /** As in {@code restart=restart}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
