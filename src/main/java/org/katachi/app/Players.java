package org.katachi.app;

import java.util.List;
import org.katachi.classic.weighted.ScoringWeights;
import org.katachi.classic.weighted.WeightedPlayer;
import org.katachi.classic.wintable.WinTablePlayer;
import org.katachi.engine.Engine;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;

/** The players, by the values of {@code --player}. */
final class Players {

  /** The engine at full strength. */
  static final String SEARCH = "search";

  static final String WEIGHTED = "weighted";
  static final String WIN_TABLE = "win-table";

  static final List<String> NAMES = List.of(SEARCH, WEIGHTED, WIN_TABLE);

  private Players() {}

  /**
   * Makes a player.
   *
   * @param name one of {@link #NAMES}
   */
  static Engine make(String name, EngineOptions options, ScoringWeights weights) {
    return switch (name) {
      case SEARCH -> new SearchEngine(options);
      case WEIGHTED -> new WeightedPlayer(weights);
      case WIN_TABLE -> new WinTablePlayer();
      default -> throw new IllegalArgumentException("no such player: " + name);
    };
  }
}
