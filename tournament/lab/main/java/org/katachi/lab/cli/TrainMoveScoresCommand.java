package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.katachi.eval.MoveWeights;
import org.katachi.lab.movescore.MoveScoreModel;
import org.katachi.lab.movescore.MoveScoreSample;
import org.katachi.lab.train.SampleSets;
import org.katachi.rules.Rule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The subcommand {@code train move-scores}: trains their weights on self-play games. */
@Command(
    name = "move-scores",
    description = {
      "Trains the weights by which the shapes order the moves on the best moves of self-play games,"
          + " and writes them to OUT.",
      ""
    })
final class TrainMoveScoresCommand extends TrainingCommand {

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "Go on from these weights (those of freestyle that are built in).")
  private Path from;

  @Option(names = "--untrained", description = "Begin with weights of zero.")
  private boolean untrained;

  TrainMoveScoresCommand() {
    super(6, 0.06);
  }

  /** The former name of an option. */
  @Option(names = "--start", hidden = true)
  void setFrom(Path file) {
    from = file;
  }

  @Override
  void train() throws IOException {
    checkOutputs();
    MoveWeights weights = startWeights();
    SampleSets<MoveScoreSample> samples = samples(files, MoveScoreSample::sampler);
    MoveScoreModel model = new MoveScoreModel(weights);
    Random random = new Random(seed);
    train(model, samples.training(), samples.validation(), MoveScoreModel.BATCH, random);
  }

  private MoveWeights startWeights() throws IOException {
    if (untrained) {
      if (from != null) {
        throw new IllegalArgumentException("--untrained does not go with --from");
      }
      return MoveWeights.zero();
    }
    return from == null ? MoveWeights.of(Rule.FREESTYLE) : MoveWeights.read(from);
  }
}
