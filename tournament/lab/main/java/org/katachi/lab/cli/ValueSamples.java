package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.samples.SampleSets;
import org.katachi.lab.selfplay.SelfPlayReader;
import org.katachi.lab.train.GameSplit;
import org.katachi.lab.train.ValueSample;
import org.katachi.lab.train.ValueTarget;
import org.katachi.tournament.export.SampleGame;
import org.katachi.tournament.export.SampleReader;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The samples of values in files of self-play and of training samples, in any mixture.
 *
 * @param training those to learn from
 * @param validation those of the games kept apart
 */
record ValueSamples(List<ValueSample> training, List<ValueSample> validation) {

  /**
   * Reads files.
   *
   * @param random decides which games of training samples are kept apart
   * @throws IllegalArgumentException if the files hold too few games
   */
  static ValueSamples read(
      List<Path> files,
      SelectionOptions selection,
      TargetOptions targets,
      Random random,
      CommandSpec spec)
      throws IOException {
    List<Path> selfPlay = new ArrayList<>();
    List<Path> others = new ArrayList<>();
    for (Path file : files) {
      (SelfPlayReader.isSelfPlay(file) ? selfPlay : others).add(file);
    }
    ValueSamples samples = new ValueSamples(new ArrayList<>(), new ArrayList<>());
    if (!selfPlay.isEmpty()) {
      SampleSets<ValueSample> sets =
          selection.read(selfPlay, kind -> targets.sampler(kind, ValueSample.FORM), spec);
      samples.training.addAll(sets.training());
      samples.validation.addAll(sets.validation());
    }
    if (!others.isEmpty()) {
      List<SampleGame> games = new ArrayList<>();
      for (Path file : others) {
        games.addAll(SampleReader.readWholeGames(file));
      }
      samples.addGames(GameSplit.of(games, random), targets.target(), spec);
    }
    return samples;
  }

  private void addGames(GameSplit split, ValueTarget target, CommandSpec spec) {
    long games = (long) split.training().size() + split.validation().size();
    try (ProgressLine progress = Streams.progress(spec).begin("games", 0, games)) {
      training.addAll(ValueSample.of(split.training(), target, progress));
      validation.addAll(ValueSample.of(split.validation(), target, progress));
    }
  }
}
