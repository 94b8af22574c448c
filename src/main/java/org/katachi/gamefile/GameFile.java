package org.katachi.gamefile;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a file holds.
 *
 * @param games its games, at least one; of a great database each is made when it is asked for
 * @param warnings what the file has besides, that is in none of them; for people
 */
public record GameFile(List<GameTree> games, List<String> warnings) {

  public GameFile {
    games = Collections.unmodifiableList(games);
    warnings = List.copyOf(warnings);
  }

  /** A file with one game. */
  static GameFile of(GameTree game) {
    return new GameFile(List.of(game), List.of());
  }

  /** The same file with more warnings, which come first. */
  GameFile withWarnings(List<String> first) {
    return new GameFile(games, Stream.concat(first.stream(), warnings.stream()).toList());
  }
}
