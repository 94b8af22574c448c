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
import org.katachi.farm.broker.BrokerEndpoint;
import org.katachi.farm.bundle.PackedBrain;
import org.katachi.farm.coordinator.FarmPool;
import org.katachi.farm.coordinator.PackedTournament;
import org.katachi.tournament.cli.Tournament;
import org.katachi.tournament.cli.TournamentOptions;
import org.katachi.tournament.play.WorkerPoolFactory;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.schedule.Plan;
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
      "\"katachi-farm tasks\" serves other programs than the manager: docs/guide/farm.md.",
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
    PrintWriter out = Tournament.writer(FileDescriptor.out);
    PrintWriter err = Tournament.writer(FileDescriptor.err);
    boolean isTasks = arguments.length > 0 && arguments[0].equals(Tasks.NAME);
    String[] words =
        isTasks
            ? Arrays.copyOfRange(arguments, 1, arguments.length)
            : TournamentOptions.words(arguments);
    CommandLine program = isTasks ? Tasks.commandLine() : commandLine();
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
    BrokerEndpoint site = options.site(out::println);
    WorkerPoolFactory workers =
        (plan, brains, prover, speed, remarks) -> {
          out.println("Workers connect to " + site + ".");
          return new FarmPool(site, packed(plan, brains, prover, speed), remarks);
        };
    return tournament
        .sequence(Optional.of(workers))
        .play(out, spec.commandLine().getErr(), spec.commandLine().getParseResult().originalArgs())
        .number();
  }

  private static PackedTournament packed(
      Plan plan,
      List<BrainPrograms> brains,
      Optional<BrainPrograms> prover,
      OptionalDouble referenceSpeed)
      throws IOException {
    List<PackedBrain> packed = new ArrayList<>();
    for (BrainPrograms brain : brains) {
      packed.add(PackedBrain.pack(brain));
    }
    return new PackedTournament(
        plan.geometry(),
        plan.rules().info(),
        referenceSpeed,
        packed,
        prover.isPresent() ? Optional.of(PackedBrain.pack(prover.get())) : Optional.empty());
  }
}
