package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.katachi.lab.train.TrainableNetwork;
import org.katachi.network.NetworkWeights;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The subcommand {@code net}: fits a value network to games. */
@Command(
    name = "net",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpWidth = 100,
    description = {
      "Fits a value network to the positions of games, and writes it to OUT after each epoch.",
      ""
    })
final class NetCommand implements Callable<Integer> {

  @Mixin private final ValueFitOptions options = new ValueFitOptions();

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description =
          "Go on from this network, not from an untrained one; a lower --rate is better then.")
  private Path from;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    TrainableNetwork network =
        from == null
            ? new TrainableNetwork(options.random())
            : new TrainableNetwork(NetworkWeights.read(from));
    options.fit(network, spec);
    return 0;
  }
}
