package org.katachi.lab.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.katachi.board.Geometry;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;
import org.katachi.lab.task.OrderedJob;
import org.katachi.lab.task.RecordFile;
import org.katachi.lab.task.TaskPool;
import org.katachi.lab.task.TaskRun;
import org.katachi.lab.task.TaskWorker;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.export.SampleFormat;
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
   * Makes its samples.
   *
   * @param source makes the sample with each number
   */
  public static TaskWorker worker(IntFunction<SampleGame> source) {
    return task ->
        Base64.getEncoder()
            .encodeToString(SampleFormat.encode(source.apply(task.number())).array());
  }

  /**
   * Adds the missing samples.
   *
   * @param unit the samples' name in the progress line
   * @param pool where they are made
   * @throws IllegalArgumentException if the file holds games of another rule or board
   */
  public void fill(String unit, TaskPool pool, ProgressOutput output) throws IOException {
    List<SampleGame> done = Files.exists(file) ? SampleReader.readWholeGames(file) : List.of();
    done.forEach(this::check);
    try (SampleAppender samples = SampleAppender.open(file, done);
        ProgressLine progress = output.begin(unit, done.size(), count)) {
      TaskRun.run(pool, new OrderedJob<>(new Samples(samples, done.size()), count, progress));
    }
  }

  private final class Samples implements RecordFile<SampleGame> {

    private final SampleAppender samples;
    private int count;
    private long positions;

    Samples(SampleAppender samples, int count) {
      this.samples = samples;
      this.count = count;
    }

    @Override
    public int count() {
      return count;
    }

    @Override
    public SampleGame read(String content) {
      SampleGame sample = SampleReader.ofBytes(Base64.getDecoder().decode(content));
      check(sample);
      PlayedCells.check(IntStream.of(sample.cells()));
      return sample;
    }

    @Override
    public void write(SampleGame sample) throws IOException {
      samples.write(sample);
      count++;
      positions += sample.cells().length - sample.opening();
    }

    @Override
    public String note() {
      return positions + " new positions";
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
