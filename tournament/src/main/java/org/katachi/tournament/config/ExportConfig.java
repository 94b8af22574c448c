package org.katachi.tournament.config;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.katachi.tournament.settings.Setting;
import org.katachi.tournament.settings.SettingBinder;

/**
 * The files for games in other formats.
 *
 * @param sgf a text, for a name that ends in a slash is a folder's
 */
public record ExportConfig(
    @Setting(
            param = "FILE|DIR",
            value =
                "Games in the Smart Game Format, all in one file; with a folder, or a name that"
                    + " ends in a slash, each in a file of its own.")
        Optional<String> sgf,
    @Setting(param = "DIR", value = "Games as Piskvork saves them, each in a file of its own.")
        Optional<Path> psq,
    @Setting(
            param = "FILE",
            aliases = "pgnout",
            value =
                "Results for BayesElo and Ordo, with the moves as a comment. White is who moved"
                    + " first: the brain with the black stones.")
        Optional<Path> pgn,
    @Setting(
            param = "FILE",
            value = "A line of comma-separated values for each game, with all its moves.")
        Optional<Path> csv,
    @Setting(
            param = "FILE",
            value =
                "Moves, evaluations and results for training, in bytes that docs/guide/game-log.md"
                    + " describes; without games that a fault ended.")
        Optional<Path> samples,
    @Setting(
            param = "FORMAT",
            standard = "katachi",
            value = "The layout of the samples: katachi, or c-gomoku-cli's csv, bin or binpack.")
        @JsonProperty("samples-format")
        SamplesFormat samplesFormat,
    @Setting(
            param = "SHARE",
            standard = "1",
            value = "The share of the moves that csv and bin hold, drawn at random.")
        @JsonProperty("samples-freq")
        double samplesShare,
    @Setting(
            "Adds the games to the files of SGF, PGN, CSV and c-gomoku-cli's samples if they hold"
                + " games already.")
        boolean append) {

  /** Layouts of samples. */
  public enum SamplesFormat {
    KATACHI,
    CSV,
    BIN,
    BINPACK;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Checks the share.
   *
   * @throws IllegalArgumentException if it is none, or the layout holds whole games
   */
  public ExportConfig {
    boolean holdsMoves = samplesFormat == SamplesFormat.CSV || samplesFormat == SamplesFormat.BIN;
    if (!(samplesShare > 0 && samplesShare <= 1) || (samplesShare < 1 && !holdsMoves)) {
      throw new IllegalArgumentException(
          "samples-freq is more than 0 and at most 1, and needs samples-format csv or bin");
    }
  }

  /**
   * The files that a tree says.
   *
   * @throws IllegalArgumentException if it makes no sense
   */
  public static ExportConfig of(ObjectNode tree) {
    return SettingBinder.bind("exports", tree, ExportConfig.class);
  }
}
