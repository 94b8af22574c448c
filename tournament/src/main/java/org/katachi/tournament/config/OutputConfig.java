package org.katachi.tournament.config;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.katachi.tournament.settings.Setting;

/** Where games are kept, and how people and programs are told of them. */
public record OutputConfig(
    @Setting(
            param = "FILE",
            value =
                "Appends each game, with times and messages, as a line of JSON; the first line"
                    + " holds the settings.")
        Optional<Path> out,
    @Setting("Goes on with the tournament of the file of -out: plays only what it does not hold.")
        boolean resume,
    @Setting(
            param = "FILE",
            value =
                "A page of HTML when no more games are played: tables, plots and every game to"
                    + " replay; needs -out.")
        Optional<Path> report,
    @Setting(
            param = "[HOST:]PORT",
            value =
                "A page of HTML while games are played: the report, the running games, pause and"
                    + " stop. For this machine alone unless a host is named; port 0 is any free.")
        Optional<String> live,
    @Setting(
            param = "N",
            standard = "10",
            value = "After how many games the standing is shown; 0 for the end alone.")
        @JsonProperty("ratinginterval")
        int ratingInterval,
    @Setting(
            param = "N",
            standard = "1",
            value = "Of how many games the last one is shown in a line; 0 for none.")
        @JsonProperty("outcomeinterval")
        int outcomeInterval,
    @Setting("Whose lines scripts read.") Optional<LinesConfig> output,
    @Setting(
            param = "FILE",
            value = "Appends a line of JSON after each game, for other programs; may be a pipe.")
        Optional<Path> progress,
    @Setting(
            value = "What is kept beside the games; a value without a key is the folder.",
            firstKey = "folder")
        Optional<LogConfig> log) {

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

  /** The words after {@code -output}. */
  public record LinesConfig(
      @Setting(
              param = "FORM",
              standard = "katachi",
              value = "katachi, or other managers': cutechess or fastchess.")
          OutputForm format) {}

  /**
   * Checks what belongs together.
   *
   * @throws IllegalArgumentException if something needs the file of games, or makes no sense
   */
  public OutputConfig {
    if (out.isEmpty() && (resume || report.isPresent())) {
      throw new IllegalArgumentException(
          (resume ? "-resume" : "-report") + " needs the file of games, -out FILE");
    }
    if (out.isPresent() && out.get().toString().endsWith(".gz")) { // Readers would unpack it.
      throw new IllegalArgumentException(
          "-out writes no compressed file: "
              + out.get()
              + "; compress it when the tournament is over");
    }
    if (live.isPresent() && liveAddress(live).isEmpty()) {
      throw new IllegalArgumentException("-live takes PORT or HOST:PORT, not " + live.get());
    }
    if (ratingInterval < 0 || outcomeInterval < 0) {
      throw new IllegalArgumentException(
          "-ratinginterval and -outcomeinterval are 0 or more, not "
              + Math.min(ratingInterval, outcomeInterval));
    }
  }

  /** Where the page is served while games are played, if it is. */
  public Optional<ListenAddress> liveAddress() {
    return liveAddress(live);
  }

  private static Optional<ListenAddress> liveAddress(Optional<String> words) {
    return words.flatMap(ListenAddress::parse);
  }

  /** Whether the standing is told after so many games. */
  public boolean showsStanding(long games) {
    return ratingInterval > 0 && games % ratingInterval == 0;
  }

  /** Whether the last of so many games is told in a line. */
  public boolean showsOutcome(long games) {
    return outcomeInterval > 0 && games % outcomeInterval == 0;
  }

  /** Whose lines tell of the tournament. */
  public OutputForm form() {
    return output.map(LinesConfig::format).orElse(OutputForm.KATACHI);
  }
}
