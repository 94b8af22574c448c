package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.katachi.eval.EvaluationSource;
import org.katachi.lab.policy.PolicyContext;
import org.katachi.lab.policy.PolicyReport;
import org.katachi.lab.policy.PolicySample;
import org.katachi.lab.policy.PolicyTrainer;
import org.katachi.lab.train.SampleSets;
import org.katachi.network.policy.PolicyWeights;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The subcommand {@code policy}: trains a policy network to self-play games. */
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
      names = "--context",
      paramLabel = "NAME",
      defaultValue = "sums",
      description =
          "The parts of the position that the weights of the channels depend on: none, threats, or"
              + " sums (${DEFAULT-VALUE}), which are the threats and the value network's sums.")
  private PolicyContext context;

  @Option(
      names = "--no-move-score",
      description = "Leave the move score by shapes out of the policy.")
  private boolean noMoveScore;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description =
          "Go on from this policy, one with all its parts, not from an untrained one; a lower"
              + " --rate is better then.")
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
    Optional<PolicyWeights> trained = trained();
    EvaluationSource source = EvaluationFiles.read(network, null, null, moveWeights);
    checkOutputs();
    SampleSets<PolicySample> samples = samples(files, kind -> PolicySample.sampler(kind, source));
    PolicyTrainer.Options options = new PolicyTrainer.Options(epochs, batch, rate, threads, seed);
    try (PolicyTrainer trainer =
        trained.isPresent()
            ? new PolicyTrainer(options, trained.get(), samples.training())
            : new PolicyTrainer(options, context, !noMoveScore, samples.training())) {
      run(
          1,
          samples.training().size(),
          (epoch, progress, curves) -> {
            trainer.trainEpoch(progress, curves);
            trainer.weights().file().write(out);
            progress.print(out(), String.format("%d of %d", epoch, epochs));
            PolicyReport report = trainer.validate(samples.validation());
            report.lines().forEach(line -> progress.print(out(), line));
            report.addTo(curves, trainer.shown());
          });
    }
  }

  /** The policy to go on from. */
  private Optional<PolicyWeights> trained() throws IOException {
    if (from == null) {
      return Optional.empty();
    }
    if (noMoveScore || context != PolicyContext.SUMS) {
      throw new IllegalArgumentException(
          "--from goes with --context=sums alone, and not with --no-move-score");
    }
    PolicyWeights weights = PolicyWeights.read(from);
    if (weights.moveScore()[0] == 0 || Arrays.stream(weights.hidden()).allMatch(one -> one == 0)) {
      throw new IllegalArgumentException(
          from + " was made with --context or --no-move-score: training can't go on from it");
    }
    return Optional.of(weights);
  }
}
