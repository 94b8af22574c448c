package org.katachi.tournament.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.tournament.engine.BrainProbe;
import org.katachi.tournament.run.Plan;

/** Lets brains into a tournament, or not. */
final class Admission {

  private final List<Settings.Brain> brains;
  private final Optional<Settings.Brain> prover;
  private final Plan plan;

  Admission(Settings settings) {
    prover = settings.prover();
    brains = settings.brains();
    plan = settings.plan();
  }

  /**
   * Starts each brain once, the prover too.
   *
   * @return what each tells about itself, after its name; silent ones are left out; that the prover
   *     does not start
   * @throws IllegalArgumentException if some do not start; the message tells why
   */
  List<String> introductions() throws InterruptedException {
    List<String> problems = new ArrayList<>();
    List<String> introductions = new ArrayList<>();
    for (Settings.Brain brain : brains) {
      String name = brain.spec().name();
      BrainProbe probe = BrainProbe.of(brain.spec(), plan.geometry(), plan.rules());
      probe.problem().ifPresent(problem -> problems.add(name + " " + problem));
      probe.about().ifPresent(about -> introductions.add(name + ": " + about));
    }
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", problems));
    }
    if (prover.isPresent()) {
      prover(prover.get()).ifPresent(introductions::add);
    }
    return introductions;
  }

  private Optional<String> prover(Settings.Brain brain) throws InterruptedException {
    BrainProbe probe = BrainProbe.of(brain.spec(), plan.geometry(), plan.rules());
    String name = brain.spec().name();
    return probe
        .problem()
        .map(problem -> name + " " + problem + "; games are played on")
        .or(() -> probe.about().map(about -> name + ": " + about));
  }

  private boolean passes(BrainCheck check, Settings.Brain brain, PrintWriter out)
      throws InterruptedException {
    try {
      return check.passes(brain.spec().launch()::processBuilder);
    } catch (IOException e) {
      out.println(brain.spec().name() + " can't be started: " + e.getMessage());
      return false;
    }
  }

  /** Checks each brain by the conformance kit. Returns whether all are ready for the tournament. */
  boolean allPass(PrintWriter out) throws IOException, InterruptedException {
    BrainCheck check = BrainCheck.of(plan, out);
    List<String> failed = new ArrayList<>();
    for (Settings.Brain brain : brains) {
      out.println("Checking " + brain.spec().name() + ":");
      if (!passes(check, brain, out)) {
        failed.add(brain.spec().name());
      }
    }
    if (!failed.isEmpty()) {
      out.println("Not let in: " + String.join(", ", failed));
    }
    return failed.isEmpty();
  }
}
