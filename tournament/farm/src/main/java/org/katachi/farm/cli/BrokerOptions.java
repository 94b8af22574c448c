package org.katachi.farm.cli;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.Secret;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of a coordinator: where workers connect, and what they must have. */
final class BrokerOptions {

  @Option(
      names = "-serve",
      paramLabel = "HOST:PORT",
      required = true,
      converter = HostPort.class,
      description = "the address of this machine on which workers connect; 0.0.0.0 for all")
  private InetSocketAddress address;

  @Option(
      names = "-token-file",
      paramLabel = "FILE",
      description =
          "what coordinator and workers share, a key; made if it is missing. Connections are"
              + " encrypted with it. Needed unless HOST is localhost")
  private Path tokenFile;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /**
   * The endpoint that they describe.
   *
   * @param out hears of a token file that was made
   * @throws ParameterException if they make no sense
   */
  BrokerEndpoint endpoint(Consumer<String> out) throws InterruptedException {
    try {
      Secret secret = Secret.NONE;
      if (tokenFile != null) {
        if (Files.notExists(tokenFile)) {
          Secret.make(tokenFile);
          out.accept("Token file: " + tokenFile + ", made new. Workers need a copy.");
        }
        secret = Secret.read(tokenFile);
      }
      HostPort.check(address, secret);
      return new BrokerEndpoint(address, secret);
    } catch (IOException | IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }
}
