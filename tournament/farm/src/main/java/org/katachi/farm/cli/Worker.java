package org.katachi.farm.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.farm.worker.ReferenceBench;
import org.katachi.farm.worker.Sandbox;
import org.katachi.farm.worker.WorkerSettings;
import org.katachi.tournament.match.Machine;
import org.katachi.tournament.session.ManagerLog;
import org.katachi.tournament.session.StopSignal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A worker: plays games or does tasks for a coordinator until it is stopped. */
@Command(
    name = "katachi-worker",
    mixinStandardHelpOptions = true,
    resourceBundle = "org.katachi.tournament.build",
    version = "katachi-worker ${bundle:build.version}",
    sortOptions = false,
    separator = " ",
    usageHelpWidth = 100,
    description = {
      "Plays games, or does tasks, for a coordinator until that ends. One that does not answer is",
      "tried again every second. Ctrl-C or SIGTERM stops it; what it plays goes to others.",
      "It runs the programs that the coordinator sends: let it work for those only whom you trust."
    },
    footer = {
      "",
      "Exit code: 0 the coordinator has ended, 1 it can't play, 2 the command line makes no sense,",
      "130 or 143 it was stopped by Ctrl-C or SIGTERM."
    })
public final class Worker implements Callable<Integer> {

  @Parameters(
      paramLabel = "HOST:PORT",
      converter = HostPort.class,
      description = "where the coordinator listens")
  private InetSocketAddress address;

  @Option(
      names = "-concurrency",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "how many games are played, or tasks done, at once; ${DEFAULT-VALUE} by default")
  private int concurrency;

  @Option(
      names = "-force-concurrency",
      description = "plays more games than there are processors for")
  private boolean forceConcurrency;

  @Option(
      names = "-token-file",
      paramLabel = "FILE",
      description = "a copy of the coordinator's; not needed for one on this machine without it")
  private Path tokenFile;

  @Option(
      names = "-cache",
      paramLabel = "FOLDER",
      description = "where brains are kept for the next time; ~/.cache/katachi-worker by default")
  private Path cache = Path.of(System.getProperty("user.home"), ".cache", "katachi-worker");

  @Option(
      names = "-sandbox",
      description =
          "brains run by bubblewrap (bwrap): no network, no sight of other processes, and nothing"
              + " to write to but their own folders")
  private boolean sandboxed;

  @Option(
      names = "-stay",
      description =
          "waits for the next coordinator at the same address when one has ended; without it the"
              + " worker ends, too")
  private boolean stays;

  @Spec private CommandSpec spec;

  /** Runs the command line and exits. */
  public static void main(String[] arguments) {
    ManagerLog.silenceTerminal();
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Worker())
        .setPosixClusteredShortOptionsAllowed(false)
        .setParameterExceptionHandler(new BadUsage(ParameterException::getMessage));
  }

  @Override
  public Integer call() throws InterruptedException {
    WorkerSettings settings = settings();
    System.out.println("Worker " + settings.name() + ": " + settings.machine());
    FarmWorker worker = new FarmWorker(settings, System.out::println);
    try (StopSignal signal = new StopSignal("katachi-worker")) {
      signal.onSignal(worker::stop);
      return worker.work() ? 0 : 1;
    }
  }

  private WorkerSettings settings() throws InterruptedException {
    try {
      if (concurrency < 1) {
        throw new IllegalArgumentException("-concurrency is 1 or more, not " + concurrency);
      }
      Secret secret = tokenFile == null ? Secret.NONE : Secret.read(tokenFile);
      HostPort.check(address, secret);
      Optional<Sandbox> sandbox = sandboxed ? Optional.of(Sandbox.find()) : Optional.empty();
      return new WorkerSettings(
          new BrokerEndpoint(address, secret),
          concurrency,
          forceConcurrency,
          cache,
          sandbox,
          name(),
          Machine.here(ReferenceBench.speed(concurrency)),
          stays);
    } catch (IOException | IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** The host's name and the number of the process, as {@code node7/4211}. */
  private static String name() {
    long process = ProcessHandle.current().pid();
    try {
      return InetAddress.getLocalHost().getHostName() + "/" + process;
    } catch (UnknownHostException e) {
      return "unnamed/" + process;
    }
  }
}
