package org.katachi.tournament.session;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.katachi.tournament.player.BrainProbe;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.schedule.Plan;

/** Lets brains into a tournament, or not. */
final class StartupCheck {

  private final Settings settings;

  StartupCheck(Settings settings) {
    this.settings = settings;
  }

  /**
   * Starts each brain once, the prover too.
   *
   * @return what each tells about itself, after its name, or that it told nothing; that the prover
   *     does not start
   * @throws IllegalArgumentException if some do not start; the message tells why
   */
  List<String> introductions() throws InterruptedException {
    List<String> problems = new ArrayList<>();
    List<String> introductions = new ArrayList<>();
    for (BrainPrograms brain : settings.brains()) {
      start(brain, problems, introductions);
    }
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", problems));
    }
    if (settings.prover().isPresent()) {
      start(settings.prover().get(), problems, introductions);
      problems.forEach(problem -> introductions.add(problem + "; games are played on"));
    }
    return introductions;
  }

  private void start(BrainPrograms brain, List<String> problems, List<String> introductions)
      throws InterruptedException {
    String name = brain.own().name();
    Plan plan = settings.plan();
    BrainProbe probe = BrainProbe.of(brain.own(), plan.geometry(), plan.rules());
    if (probe.problem().isPresent()) {
      problems.add(name + " " + probe.problem().get());
    } else {
      introductions.add(name + ": " + probe.about());
    }
  }

  /** A brain passes, too, if no verdict is possible: the tournament may be on another board. */
  private boolean passes(ConformanceCheck check, BrainPrograms brain, PrintWriter out)
      throws InterruptedException {
    try {
      return check.readiness(brain.own()::processBuilder).orElse(true);
    } catch (IOException e) {
      out.println(brain.own().name() + " can't be started: " + e.getMessage());
      return false;
    }
  }

  /**
   * Checks each brain by the conformance kit.
   *
   * @return whether all are ready for the tournament
   * @throws InterruptedException if this program is about to end
   */
  boolean allPass(PrintWriter out) throws IOException, InterruptedException {
    ConformanceCheck check = ConformanceCheck.of(settings.plan(), out);
    List<String> failed = new ArrayList<>();
    for (BrainPrograms brain : settings.brains()) {
      out.println("Checking " + brain.own().name() + ":");
      out.flush();
      if (!passes(check, brain, out)) {
        failed.add(brain.own().name());
      }
    }
    if (!failed.isEmpty()) {
      out.println("Not let in: " + String.join(", ", failed));
    }
    return failed.isEmpty();
  }
}
