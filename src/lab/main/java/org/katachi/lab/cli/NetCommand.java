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

  @Option(
      names = "--apart",
      description =
          "Train weights for black and for white apart, as renju needs them; what --from holds for"
              + " both colours is where either begins.")
  private boolean apart;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    TrainableNetwork network =
        from == null
            ? TrainableNetwork.untrained(options.random())
            : TrainableNetwork.of(NetworkWeights.read(from));
    options.fit(apart ? network.apart() : network, spec);
    return 0;
  }
}
