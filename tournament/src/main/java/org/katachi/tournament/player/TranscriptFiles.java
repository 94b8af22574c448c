package org.katachi.tournament.player;

import java.nio.file.Path;

/**
 * The files that keep all that a brain says, those of the games and one of stderr.
 *
 * @param folder takes them, with those of the other brains
 * @param name what they are called after, which no other brain's are
 */
public record TranscriptFiles(Path folder, String name) {

  /** The file of a game's conversation. */
  Path game(String title) {
    return folder.resolve(title.replace(' ', '_') + "-" + name + ".txt");
  }

  /** The file that takes what is written to stderr in all games. */
  Path errors() {
    return folder.resolve(name + ".stderr");
  }
}
