package org.katachi.tournament.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.tournament.brain.BrainSpec;
import org.katachi.tournament.brain.Launch;
import org.katachi.tournament.brain.Seat;
import org.katachi.tournament.output.Display;
import org.katachi.tournament.output.GameLog;
import org.katachi.tournament.schedule.Coordinator;
import org.katachi.tournament.schedule.Course;
import org.katachi.tournament.schedule.MatchListener;
import org.katachi.tournament.schedule.Seats;

/** A tournament that is ready to be played, from settings. */
final class Run {

  private final Settings settings;
  private final Course course;
  private final Optional<Affinity> affinity;

  private Run(Settings settings, Course course, Optional<Affinity> affinity) {
    this.settings = settings;
    this.course = course;
    this.affinity = affinity;
  }

  /**
   * Checks all that can be before the first game, and counts the games that need not be played.
   *
   * @throws IllegalArgumentException if the tournament can't be played so, or its log is another's
   */
  static Run prepare(Settings settings) throws IOException {
    Course course = new Course(settings.plan(), settings.sprt());
    if (settings.log().file().isPresent()) {
      replay(settings.log().file().get(), settings.log(), course);
    }
    return new Run(
        settings,
        course,
        settings.running().usesAffinity()
            ? Optional.of(Affinity.find(settings.threads()))
            : Optional.empty());
  }

  /** A file of games is never taken for another tournament's. */
  private static void replay(Path file, Settings.Log log, Course course) throws IOException {
    Optional<JsonNode> header = GameLog.header(file);
    if (header.isEmpty()) {
      return;
    }
    if (!log.resumes()) {
      throw new IllegalArgumentException(
          file + " holds games already: add -resume to go on, or name another file");
    }
    List<String> differences = LogSettings.differences(header.get(), log.header());
    if (!differences.isEmpty()) {
      throw new IllegalArgumentException(
          file + " is the log of another tournament: " + String.join("; ", differences));
    }
    GameLog.replay(file, course);
  }

  /**
   * Plays it.
   *
   * @return the exit code
   */
  int play(PrintWriter out) throws IOException, InterruptedException {
    if (settings.running().checks() && !allPass(out)) {
      return Tournament.BROKEN_OFF;
    }
    try (Display display =
        Display.open(out, course, settings.ratingInterval(), settings.anchors())) {
      if (settings.log().file().isEmpty()) {
        return play(List.of(display), display);
      }
      try (GameLog log = GameLog.open(settings.log().file().get(), settings.log().header())) {
        return play(List.of(log, display), display);
      }
    }
  }

  private int play(List<MatchListener> listeners, Display display) throws IOException {
    Coordinator coordinator =
        new Coordinator(
            course, settings.running().concurrency(), seats(), MatchListener.all(listeners));
    StopSignal signal = new StopSignal(coordinator::stop);
    try {
      coordinator.play();
      display.tellEnd();
      return 0;
    } catch (InterruptedException e) {
      display.tellEnd();
      return Tournament.BROKEN_OFF;
    } finally {
      signal.close();
    }
  }

  private Seats seats() {
    return (entrant, worker) ->
        new Seat(placed(settings.brains().get(entrant.seed()).spec(), worker));
  }

  private BrainSpec placed(BrainSpec spec, int worker) {
    return affinity
        .map(
            processors ->
                new BrainSpec(
                    spec.name(),
                    placed(spec.launch(), processors, worker),
                    spec.limits(),
                    spec.manner(),
                    spec.records()))
        .orElse(spec);
  }

  private static Launch placed(Launch launch, Affinity processors, int worker) {
    return new Launch(
        processors.prefix(worker),
        launch.command(),
        launch.directory(),
        launch.environment(),
        launch.startMillis(),
        launch.renewal());
  }

  private boolean allPass(PrintWriter out) throws IOException, InterruptedException {
    BrainCheck check = new BrainCheck(out);
    List<String> failed = new ArrayList<>();
    for (BrainSettings brain : settings.brains()) {
      out.println("Checking " + brain.spec().name() + ":");
      if (!check.passes(brain.spec().command(), Optional.of(settings.plan().rules()))) {
        failed.add(brain.spec().name());
      }
    }
    if (!failed.isEmpty()) {
      out.println("Not let in: " + String.join(", ", failed));
    }
    return failed.isEmpty();
  }
}
