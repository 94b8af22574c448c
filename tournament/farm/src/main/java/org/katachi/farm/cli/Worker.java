package org.katachi.farm.cli;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.broker.Secret;
import org.katachi.farm.worker.FarmWorker;
import org.katachi.farm.worker.Sandbox;
import org.katachi.farm.worker.ThisMachine;
import org.katachi.farm.worker.WorkerSettings;
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
      "Plays games, or does tasks, for a coordinator until it is stopped by Ctrl-C or SIGTERM.",
      "It runs the programs that the coordinator sends: let it work for those only whom you trust."
    },
    footer = {
      "",
      "Exit code: 0 it was stopped, 1 it can't play, 2 the command line makes no sense."
    })
public final class Worker implements Callable<Integer> {

  /** Long enough for brains that have to be killed; a service manager would wait for ten. */
  private static final long PATIENCE_SECONDS = 8;

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

  @Spec private CommandSpec spec;

  /** Runs the command line and exits. */
  public static void main(String[] arguments) {
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
    CountDownLatch ended = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(worker, ended), "stop"));
    try {
      return worker.work() ? 0 : 1;
    } finally {
      ended.countDown();
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
          ThisMachine.name(),
          ThisMachine.describe(concurrency));
    } catch (IOException | IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** The program ends when this returns: all brains have ended by then. */
  @SuppressWarnings("InterruptedExceptionSwallowed") // The thread ends at once, with the program.
  private static void stop(FarmWorker worker, CountDownLatch ended) {
    worker.stop();
    try {
      if (!ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        System.err.println("katachi-worker: not all was put in order");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
