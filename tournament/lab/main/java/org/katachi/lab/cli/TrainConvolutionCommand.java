package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.katachi.eval.EvaluationSource;
import org.katachi.lab.convolution.ConvolutionSample;
import org.katachi.lab.convolution.TrainableConvolution;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.lab.train.GameSampler;
import org.katachi.lab.train.SampleSets;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.ValueNetwork;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The subcommand {@code train convolution}: trains a convolution on self-play games. */
@Command(
    name = "convolution",
    description = {
      "Trains a convolution on the positions of self-play games, and writes it to OUT after each"
          + " epoch.",
      ""
    })
final class TrainConvolutionCommand extends ValueTrainingCommand {

  @Option(
      names = "--network",
      paramLabel = "FILE",
      description = "The value network that it will stand above (the one that is built in).")
  private Path network;

  TrainConvolutionCommand() {
    super(0.003);
  }

  @Override
  void trainValues() throws IOException {
    ConvolutionWeights trained = from == null ? null : ConvolutionWeights.read(from);
    EvaluationSource source = EvaluationFiles.read(network, null, null, null);
    checkOutputs();
    SampleSets<ConvolutionSample> samples = samples(files, kind -> sampler(kind, source));
    Random random = new Random(seed);
    TrainableConvolution model =
        trained == null
            ? TrainableConvolution.untrained(random, samples.training())
            : TrainableConvolution.of(trained, samples.training());
    train(model, samples.training(), samples.validation(), TrainableConvolution.BATCH, random);
  }

  private GameSampler<ConvolutionSample> sampler(GameVariant kind, EvaluationSource source) {
    ValueNetwork below = source.networkOf(kind.rules().rule(), kind.geometry());
    return sampler(kind, shapes -> ConvolutionSample.maker(shapes, below));
  }
}
