package org.katachi.farm.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.bundle.Packing;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.message.TournamentOffer;
import org.katachi.tournament.cli.Tournament;
import org.katachi.tournament.engine.BrainSpec;
import org.katachi.tournament.run.Plan;
import org.katachi.tournament.run.WorkerPool;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** The coordinator of a tournament that is played by workers on other machines. */
@Command(
    name = "katachi-farm",
    mixinStandardHelpOptions = true,
    resourceBundle = "org.katachi.tournament.cli.build",
    version = "katachi-farm ${bundle:build.version}",
    sortOptions = false,
    separator = " ",
    usageHelpWidth = 100,
    description = "Plays a tournament as katachi-tournament does, on workers that connect to it.",
    footer = {
      "",
      "All other words are those of katachi-tournament, and mean what they mean there; -concurrency",
      "and -use-affinity do nothing here. The brains' files travel to the workers.",
      "",
      "A test on this machine and others:",
      "  katachi-farm run sprt.json -serve 0.0.0.0:7070 -token-file farm.token",
      "  katachi-worker node1:7070 -concurrency 16 -token-file farm.token"
    })
public final class Farm implements Callable<Integer> {

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

  @Unmatched private final List<String> words = new ArrayList<>();

  @Spec private CommandSpec spec;

  /** Runs the command line and exits. */
  public static void main(String[] arguments) {
    PrintWriter out = writer(FileDescriptor.out);
    PrintWriter err = writer(FileDescriptor.err);
    int code = commandLine(new Farm()).setOut(out).setErr(err).execute(arguments);
    err.flush();
    out.flush();
    System.exit(code);
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    return new PrintWriter(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
  }

  private static CommandLine commandLine(Farm farm) {
    return new CommandLine(farm)
        .setPosixClusteredShortOptionsAllowed(false)
        .setUnmatchedOptionsArePositionalParams(true)
        .setParameterExceptionHandler(
            (exception, arguments) -> {
              PrintWriter err = exception.getCommandLine().getErr();
              err.println("katachi-farm: " + exception.getMessage());
              err.println("\"katachi-farm --help\" shows its options.");
              return CommandLine.ExitCode.USAGE;
            });
  }

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    FarmPool.Site site = site(out);
    out.println("Workers connect to " + address.getHostString() + ":" + address.getPort() + ".");
    return Tournament.execute(
        (plan, brains, remarks) -> pool(site, plan, brains, remarks),
        out,
        spec.commandLine().getErr(),
        words.toArray(String[]::new));
  }

  private FarmPool.Site site(PrintWriter out) throws InterruptedException {
    try {
      Secret secret = Secret.NONE;
      if (tokenFile != null) {
        if (Files.notExists(tokenFile)) {
          Secret.make(tokenFile);
          out.println("Token file: " + tokenFile + ", made new. Workers need a copy.");
        }
        secret = Secret.read(tokenFile);
      }
      HostPort.check(address, secret);
      return new FarmPool.Site(address, secret);
    } catch (IOException | IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private static WorkerPool pool(
      FarmPool.Site site, Plan plan, List<BrainSpec> brains, Consumer<String> remarks)
      throws IOException {
    List<Packing.Packed> packed = new ArrayList<>();
    for (BrainSpec brain : brains) {
      packed.add(Packing.pack(brain));
    }
    TournamentOffer.Board board =
        new TournamentOffer.Board(plan.geometry().width(), plan.geometry().height());
    return new FarmPool(site, packed, board, plan.rules().info(), remarks);
  }
}
