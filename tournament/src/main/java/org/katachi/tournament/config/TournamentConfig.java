package org.katachi.tournament.config;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * All that is said of a tournament.
 *
 * @param schedule what decides which games are played
 * @param running how they are played
 * @param exports where they go in other formats
 * @param telling where they go, and how people and programs are told of them
 */
public record TournamentConfig(
    @JsonUnwrapped GamesConfig schedule,
    @JsonUnwrapped RunConfig running,
    @JsonUnwrapped OutputConfig telling,
    @JsonUnwrapped ExportConfig exports) {

  /**
   * Binds a tree. What it says of all brains, and of brains in a file, is laid under each first.
   *
   * @throws IllegalArgumentException if it makes no sense; the message tells what
   */
  public static TournamentConfig of(ObjectNode tree) {
    return ConfigBinder.bind("tournament", EngineTrees.resolved(tree), TournamentConfig.class);
  }
}
