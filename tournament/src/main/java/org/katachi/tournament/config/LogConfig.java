package org.katachi.tournament.config;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.katachi.tournament.settings.Setting;

/** What is kept beside the games. */
public record LogConfig(
    @Setting(param = "FILE", value = "Takes the log of the manager itself, with causes of errors.")
        Optional<Path> file,
    @Setting(
            param = "LEVEL",
            value = "The least that the file holds: trace, info, warn or err (warn).")
        Optional<Level> level,
    @Setting(
            param = "FOLDER",
            value = "Keeps all that brains and manager say to each other, and brains' stderr.")
        Optional<Path> folder) {

  /** Fastchess's levels, the least first. */
  public enum Level {
    TRACE,
    INFO,
    WARN,
    ERR;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Checks that a level has its file.
   *
   * @throws IllegalArgumentException if it has none
   */
  public LogConfig {
    if (level.isPresent() && file.isEmpty()) {
      throw new IllegalArgumentException("-log level= needs file=FILE");
    }
  }
}
