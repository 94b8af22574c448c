package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.katachi.eval.EvaluationSource;
import org.katachi.lab.policy.PolicyModel;
import org.katachi.lab.policy.PolicySample;
import org.katachi.lab.train.SampleSets;
import org.katachi.network.policy.PolicyWeights;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code train policy}: trains a policy network on self-play games. */
@Command(
    name = "policy",
    description = {
      "Trains a policy network on the best moves of self-play games, and writes it to OUT.",
      ""
    })
final class TrainPolicyCommand extends TrainingCommand {

  private static final int MIN_BATCH = 16;
  private static final int MAX_BATCH = 1 << 16;

  @Option(
      names = "--batch",
      paramLabel = "N",
      defaultValue = "512",
      description = "Positions of a step (${DEFAULT-VALUE}).")
  private int batch;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description =
          "Go on from this policy, not from an untrained one; a lower --lr is better then.")
  private Path from;

  @Option(
      names = "--network",
      paramLabel = "FILE",
      description = "The value network that it will stand beside (the one that is built in).")
  private Path network;

  @Option(
      names = "--move-weights",
      paramLabel = "FILE",
      description = "The move weights, likewise.")
  private Path moveWeights;

  TrainPolicyCommand() {
    super(2, 0.003);
  }

  /** The former name of an option. */
  @Option(names = "--weights", hidden = true)
  void setMoveWeights(Path file) {
    moveWeights = file;
  }

  @Override
  void train() throws IOException {
    Ranges.within("--batch", batch, MIN_BATCH, MAX_BATCH);
    PolicyWeights trained = from == null ? null : PolicyWeights.read(from);
    EvaluationSource source = EvaluationFiles.read(network, null, null, moveWeights);
    checkOutputs();
    SampleSets<PolicySample> samples = samples(files, kind -> PolicySample.sampler(kind, source));
    Random random = new Random(seed);
    PolicyModel model =
        trained == null ? new PolicyModel(random) : new PolicyModel(random, trained);
    train(model, samples.training(), samples.validation(), batch, random);
  }
}
