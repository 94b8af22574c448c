package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.selfplay.SelfPlayReader;
import org.katachi.lab.train.SampleSets;
import org.katachi.lab.value.GameSplit;
import org.katachi.lab.value.TrainableNetwork;
import org.katachi.lab.value.ValueSample;
import org.katachi.network.value.ValueWeights;
import org.katachi.tournament.export.SampleGame;
import org.katachi.tournament.export.SampleReader;
import picocli.CommandLine.Command;

/** The subcommand {@code train value}: trains a value network on games. */
@Command(
    name = "value",
    description = {
      "Trains a value network on the positions of games, and writes it to OUT after each epoch.",
      "",
      "GAMES may also hold games of any program by katachi-tournament export --samples.",
      ""
    })
final class TrainValueCommand extends ValueTrainingCommand {

  TrainValueCommand() {
    super(0.008);
  }

  @Override
  void trainValues() throws IOException {
    TrainableNetwork network =
        from == null
            ? new TrainableNetwork(new Random(seed))
            : new TrainableNetwork(ValueWeights.read(from));
    checkOutputs();
    Random random = new Random(seed);
    List<Path> selfPlay = new ArrayList<>();
    List<Path> others = new ArrayList<>();
    for (Path file : files) {
      (SelfPlayReader.isSelfPlay(file) ? selfPlay : others).add(file);
    }
    List<ValueSample> training = new ArrayList<>();
    List<ValueSample> validation = new ArrayList<>();
    if (!selfPlay.isEmpty()) {
      SampleSets<ValueSample> samples =
          samples(
              selfPlay, kind -> sampler(kind, shapes -> target -> ValueSample.of(shapes, target)));
      training.addAll(samples.training());
      validation.addAll(samples.validation());
    }
    if (!others.isEmpty()) {
      List<SampleGame> games = new ArrayList<>();
      for (Path file : others) {
        games.addAll(SampleReader.readWholeGames(file));
      }
      GameSplit split = GameSplit.of(games, random);
      try (ProgressLine progress = progress().begin("games", 0, games.size())) {
        training.addAll(ValueSample.of(split.training(), target(), progress));
        validation.addAll(ValueSample.of(split.validation(), target(), progress));
      }
    }
    train(network, training, validation, TrainableNetwork.BATCH, random);
  }
}
