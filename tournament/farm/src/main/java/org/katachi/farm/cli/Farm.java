package org.katachi.farm.cli;

import java.io.FileDescriptor;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.bundle.BrainPacking;
import org.katachi.farm.bundle.Bundle;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.OfferedBrain;
import org.katachi.tournament.cli.Tournament;
import org.katachi.tournament.cli.TournamentOptions;
import org.katachi.tournament.play.WorkerPoolFactory;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.schedule.Plan;
import org.katachi.tournament.session.ManagerLog;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The coordinator of a tournament that is played by workers on other machines. */
@Command(
    name = "katachi-farm",
    mixinStandardHelpOptions = true,
    resourceBundle = "org.katachi.tournament.build",
    version = "katachi-farm ${bundle:build.version}",
    sortOptions = false,
    separator = " ",
    usageHelpWidth = 100,
    description = "Plays a tournament as katachi-tournament does, on workers that connect to it.",
    footer = {
      "",
      "\"katachi-farm tasks\" serves other programs than the manager, \"katachi-farm purge LOG"
          + " WORKER\"",
      "takes the games of a worker out of a log: docs/guide/farm.md.",
      "All other words are those of katachi-tournament, and mean what they mean there;"
          + " -concurrency,",
      "-use-affinity, -wait and -log folder= do nothing here. The brains' files travel to the"
          + " workers.",
      "",
      "A test on this machine and others:",
      "  katachi-farm run sprt.json -serve 0.0.0.0:7070 -token-file farm.token",
      "  katachi-worker node1:7070 -concurrency 16 -token-file farm.token"
    })
public final class Farm implements Callable<Integer> {

  @Mixin private final BrokerOptions options = new BrokerOptions();

  @Mixin private final TournamentOptions tournament = new TournamentOptions();

  @Spec private CommandSpec spec;

  /** Runs the command line and exits. */
  public static void main(String[] arguments) {
    ManagerLog.silenceTerminal();
    PrintWriter out = Tournament.writer(FileDescriptor.out);
    PrintWriter err = Tournament.writer(FileDescriptor.err);
    CommandLine program =
        switch (arguments.length == 0 ? "" : arguments[0]) {
          case Tasks.NAME -> Tasks.commandLine();
          case Purge.NAME -> Purge.commandLine();
          default -> commandLine();
        };
    String[] words =
        program.getCommand() instanceof Farm
            ? TournamentOptions.words(arguments)
            : Arrays.copyOfRange(arguments, 1, arguments.length);
    int code = program.setOut(out).setErr(err).execute(words);
    err.flush();
    out.flush();
    System.exit(code);
  }

  static CommandLine commandLine() {
    return new CommandLine(new Farm())
        .setPosixClusteredShortOptionsAllowed(false)
        .setOverwrittenOptionsAllowed(true)
        .setParameterExceptionHandler(new BadUsage(TournamentOptions::message));
  }

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    BrokerEndpoint endpoint = options.endpoint(out::println);
    WorkerPoolFactory workers =
        (plan, brains, prover, speed, warnings) -> {
          out.println("Workers connect to " + endpoint + ".");
          return pool(endpoint, plan, brains, prover, speed, warnings);
        };
    return tournament
        .sequence(Optional.of(workers))
        .play(out, spec.commandLine().getErr(), spec.commandLine().getParseResult().originalArgs())
        .number();
  }

  private static FarmPool pool(
      BrokerEndpoint endpoint,
      Plan plan,
      List<BrainPrograms> brains,
      Optional<BrainPrograms> prover,
      OptionalDouble referenceSpeed,
      Consumer<String> warnings)
      throws IOException {
    List<Bundle> bundles = new ArrayList<>();
    List<OfferedBrain> offered = new ArrayList<>();
    for (BrainPrograms brain : brains) {
      offered.add(BrainPacking.pack(brain, bundles));
    }
    return new FarmPool(
        endpoint,
        new Offer.Games(
            Offer.VERSION,
            plan.geometry(),
            plan.rules().info(),
            referenceSpeed,
            offered,
            prover.isPresent()
                ? Optional.of(BrainPacking.pack(prover.get(), bundles))
                : Optional.empty()),
        bundles,
        warnings);
  }
}
