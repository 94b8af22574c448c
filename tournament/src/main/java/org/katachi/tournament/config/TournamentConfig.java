package org.katachi.tournament.config;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.katachi.tournament.settings.SettingBinder;

/**
 * All that is said of a tournament.
 *
 * @param games what decides which games are played
 * @param run how they are played
 * @param output where they go, and how people and programs are told of them
 * @param exports where they go in other formats
 */
public record TournamentConfig(
    GamesConfig games, RunConfig run, OutputConfig output, ExportConfig exports) {

  /**
   * Binds a tree. What it says of all brains, and of brains in a file, is laid under each first.
   *
   * @throws IllegalArgumentException if it makes no sense; the message tells what
   */
  public static TournamentConfig of(ObjectNode tree) {
    ObjectNode all = EngineTrees.resolved(tree);
    return new TournamentConfig(
        SettingBinder.bind("tournament", all, GamesConfig.class),
        SettingBinder.bind("tournament", all, RunConfig.class),
        SettingBinder.bind("tournament", all, OutputConfig.class),
        ExportConfig.of(all));
  }
}
