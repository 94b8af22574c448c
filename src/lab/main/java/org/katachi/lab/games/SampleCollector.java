package org.katachi.lab.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import org.katachi.board.Geometry;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.export.SampleGame;
import org.katachi.tournament.export.SampleReader;

/**
 * Fills a file with samples of one rule and one board, and goes on where it was interrupted.
 *
 * @param file the file of samples
 * @param rules the rules of all games
 * @param geometry the board of all games
 * @param count the number of samples that the file will hold
 */
public record SampleCollector(Path file, RuleSet rules, Geometry geometry, int count) {

  /**
   * Adds the missing samples.
   *
   * @param unit the samples' name in the progress line
   * @param source makes the sample with each number
   * @throws IllegalArgumentException if the file holds games of another rule or board
   */
  public void fill(String unit, IntFunction<SampleGame> source, ProgressOutput output)
      throws IOException {
    List<SampleGame> done = Files.exists(file) ? SampleReader.readWholeGames(file) : List.of();
    done.forEach(this::check);
    long positions = 0;
    try (SampleAppender samples = SampleAppender.open(file, done);
        ProgressLine progress = output.begin(unit, done.size(), count)) {
      for (int number = done.size(); number < count; number++) {
        SampleGame sample = source.apply(number);
        samples.write(sample);
        positions += sample.cells().length - sample.opening();
        progress.step(positions + " new positions");
      }
    }
  }

  private void check(SampleGame game) {
    if (!game.rules().equals(rules) || !game.geometry().equals(geometry)) {
      throw new IllegalArgumentException(
          file
              + " holds games of "
              + kind(game.rules(), game.geometry())
              + "; give another file for "
              + kind(rules, geometry));
    }
  }

  private static String kind(RuleSet rules, Geometry geometry) {
    return rules + " on " + geometry;
  }
}
