package org.katachi.tournament.session;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.katachi.io.WriterLock;
import org.katachi.tournament.config.GamesConfig;
import org.katachi.tournament.config.ListenAddress;
import org.katachi.tournament.config.OutputConfig;
import org.katachi.tournament.config.RunConfig;
import org.katachi.tournament.console.Display;
import org.katachi.tournament.export.GameWriters;
import org.katachi.tournament.games.GameLog;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.live.LivePage;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.BrainPlayers;
import org.katachi.tournament.play.FaultLimit;
import org.katachi.tournament.play.GameSink;
import org.katachi.tournament.play.LocalPool;
import org.katachi.tournament.play.MatchListener;
import org.katachi.tournament.play.TournamentRunner;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.play.WorkerPool;
import org.katachi.tournament.play.WorkerPoolFactory;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.progress.ProgressFile;
import org.katachi.tournament.report.GrowingReport;
import org.katachi.tournament.report.HtmlReport;
import org.katachi.tournament.standings.Scoreboard;

/**
 * A tournament that {@linkplain RunPreparation is ready} to be played. Until it is closed, its log
 * is its own.
 */
final class TournamentSession {

  private static final Logger LOG = System.getLogger(TournamentSession.class.getName());

  private final Settings settings;
  private final TournamentState tournament;
  private final Optional<Affinity> affinity;
  private final List<String> introductions;
  private final Optional<WriterLock> lock;
  private final List<Path> reported;
  private final Optional<WorkerPoolFactory> pools;

  /**
   * A tournament that has not begun.
   *
   * @param tournament with the games that need not be played
   * @param affinity the processors of each worker, if it has its own
   * @param introductions what brains tell about themselves
   * @param lock the right to write the log, if there is one
   * @param reported the logs whose games are on the page, if one is made
   * @param pools makes the workers; without it they are in this program
   */
  TournamentSession(
      Settings settings,
      TournamentState tournament,
      Optional<Affinity> affinity,
      List<String> introductions,
      Optional<WriterLock> lock,
      List<Path> reported,
      Optional<WorkerPoolFactory> pools) {
    this.settings = settings;
    this.tournament = tournament;
    this.affinity = affinity;
    this.introductions = List.copyOf(introductions);
    this.lock = lock;
    this.reported = List.copyOf(reported);
    this.pools = pools;
  }

  /**
   * Plays it, and lets other managers write its log.
   *
   * @param faults hears what ends it before its time; the games so far are told and reported then,
   *     too
   * @return the exit code, of the games alone
   */
  ExitCode play(PrintWriter out, StopSignal signal, ErrorReporter faults) {
    ExitCode code = playAndTell(out, signal, faults);
    close(faults);
    return code;
  }

  private ExitCode playAndTell(PrintWriter out, StopSignal signal, ErrorReporter faults) {
    tellBeginning(out);
    try {
      if (settings.config().run().check() && !new StartupCheck(settings).allPass(out)) {
        return ExitCode.BROKEN_OFF;
      }
      out.flush();
      return playWithPage(out, signal, faults);
    } catch (InterruptedException e) {
      out.println("Stopped in the check; nothing was played.");
      return ExitCode.STOPPED;
    } catch (IOException | RuntimeException e) {
      faults.tell(e);
      tellFiles(out, faults);
      return ExitCode.BROKEN_OFF;
    }
  }

  /**
   * The page ends after all that is written was, the report last: browsers may be slow to hear of
   * the end, and after a signal there are some seconds alone.
   */
  private ExitCode playWithPage(PrintWriter out, StopSignal signal, ErrorReporter faults)
      throws IOException {
    Warnings remarks = new Warnings();
    WorkerPool pool = pool(remarks);
    try (LivePage page = livePage(pool, remarks, out)) {
      ExitCode code = playGames(out, signal, pool, page, remarks, faults);
      tellFiles(out, faults);
      return code;
    }
  }

  private void tellBeginning(PrintWriter out) {
    GamesConfig games = settings.config().games();
    games.event().ifPresent(out::println);
    introductions.forEach(out::println);
    long played = tournament.scoreboard().games();
    if (played > 0) {
      String all = tournament.isOver() ? "All %d games come" : "%d of the games come";
      out.println(all.formatted(played) + " from the log.");
    }
    games
        .openings()
        .map(book -> book.seedOfOrder(games.srand()))
        .filter(OptionalLong::isPresent)
        .ifPresent(seed -> out.println("Openings in random order, seed " + seed.getAsLong() + "."));
    List<String> warnings = new ArrayList<>(settings.warnings(tournament));
    if (pools.isEmpty() && !leavesManagerAProcessor()) {
      warnings.add(
          "brains may think on all processors, and none is left to the manager: a move that it"
              + " reads too late is not charged, or the game is played again");
    }
    for (String warning : warnings) {
      LOG.log(Level.WARNING, warning);
      out.println("Warning: " + warning + ".");
    }
  }

  private boolean leavesManagerAProcessor() {
    int concurrency = settings.config().run().concurrency();
    return affinity
        .map(own -> !own.left(concurrency).isEmpty())
        .orElse(
            (long) concurrency * settings.threads() < Runtime.getRuntime().availableProcessors());
  }

  /** Tells where the games are, and writes their report, if there is a log and it was begun. */
  private void tellFiles(PrintWriter out, ErrorReporter faults) {
    try {
      if (hasLog()) {
        out.println("Games: " + settings.log().get().normalize());
        writeReport(out);
      }
    } catch (IOException | RuntimeException e) {
      faults.tell(e);
    }
    out.flush();
  }

  /** Whether there is a log that was begun: a fault may have come before its first line. */
  boolean hasLog() throws IOException {
    return settings.log().isPresent() && isBegun(settings.log().get());
  }

  private static boolean isBegun(Path log) throws IOException {
    return GameLog.header(log).isPresent();
  }

  private void writeReport(PrintWriter out) throws IOException {
    if (settings.report().isPresent()) {
      Path report = settings.report().get();
      List<Path> begun = new ArrayList<>();
      for (Path log : reported) {
        if (isBegun(log)) { // A part whose check failed has begun none.
          begun.add(log);
        }
      }
      HtmlReport page =
          reported.size() == 1 ? HtmlReport.ofTournament(settings.anchors()) : new HtmlReport();
      page.write(begun, report);
      out.println("Report: " + report.normalize());
    }
  }

  /** A fault is told before whatever can be told of the games. */
  private ExitCode playGames(
      PrintWriter out,
      StopSignal signal,
      WorkerPool pool,
      LivePage page,
      Warnings remarks,
      ErrorReporter faults) {
    try {
      ExitCode code = playGames(out, signal, pool, page, remarks);
      return page == null ? code : tellEnd(page, code);
    } catch (IOException | RuntimeException e) {
      faults.tell(e);
      if (page != null) {
        page.breakOff();
      }
      return ExitCode.BROKEN_OFF;
    }
  }

  private ExitCode playGames(
      PrintWriter out, StopSignal signal, WorkerPool pool, LivePage page, Warnings remarks)
      throws IOException {
    OutputConfig output = settings.config().output();
    LogHeader header = settings.logHeader();
    try (Display display = Display.open(out, tournament, output);
        ProgressFile progress =
            output.progress().isPresent()
                ? ProgressFile.open(output.progress().get(), tournament)
                : null;
        GameWriters exports = settings.exports().open(header, settings.log());
        GameLog games =
            settings.log().isPresent() ? GameLog.open(settings.log().get(), header.json()) : null) {
      remarks.tellTo(display::tellRemark);
      FaultLimit faults = new FaultLimit(settings.config().run().maxFaults());
      List<MatchListener> listeners =
          Stream.<MatchListener>of(
                  exports,
                  display,
                  progress,
                  (game, board) -> remarkOn(game, board, remarks),
                  remarks,
                  page,
                  faults)
              .filter(Objects::nonNull)
              .toList();
      TournamentRunner runner =
          new TournamentRunner(tournament, pool, games == null ? GameSink.NONE : games, listeners);
      signal.onSignal(runner::stop);
      try {
        return play(runner, faults, remarks);
      } finally {
        remarks.tell();
        display.tellEnd();
      }
    }
  }

  /** A test may be decided long before its book is used up, so that is told when it comes. */
  private void remarkOn(GameRecord game, Scoreboard board, Warnings remarks) {
    if (board.gamesOfTheMachine() > 0) {
      remarks.add("several brains are late or hung, so their machine seems to be too busy");
    }
    if (settings.sprt().isPresent()
        && settings.plan().book().isPresent()
        && game.pair() > settings.plan().openings()) {
      remarks.add(settings.bookIsUsedUp());
    }
  }

  private ExitCode play(TournamentRunner runner, FaultLimit faults, Warnings remarks)
      throws IOException {
    try {
      faults.check(tournament.scoreboard());
      playBesideBrains(runner, remarks);
      return outcome();
    } catch (FaultLimit.Exceeded e) {
      remarks.add(e.getMessage());
      return ExitCode.BROKEN_OFF;
    } catch (InterruptedException e) {
      remarks.forget();
      return ExitCode.BROKEN_OFF;
    }
  }

  /** Brains that have processors of their own have them without the manager, if some are left. */
  private void playBesideBrains(TournamentRunner runner, Warnings remarks)
      throws IOException, InterruptedException {
    List<Integer> left =
        affinity.map(own -> own.left(settings.config().run().concurrency())).orElse(List.of());
    if (left.isEmpty()) {
      runner.play();
      return;
    }
    try {
      if (!affinity.get().moveManager(left)) {
        remarks.add("the manager can't leave the brains' processors: taskset does not move it");
      }
      runner.play();
    } finally {
      affinity.get().moveManager(affinity.get().allowed());
    }
  }

  private static ExitCode tellEnd(LivePage page, ExitCode code) {
    if (code != ExitCode.BROKEN_OFF) {
      page.tellEnd();
      return code;
    }
    ExitCode stopped = page.isStopping() ? ExitCode.STOPPED : code;
    page.tellStop();
    return stopped;
  }

  /** The page that tells of the tournament meanwhile; null if nobody asked for it. */
  private LivePage livePage(WorkerPool pool, Warnings remarks, PrintWriter out) throws IOException {
    Optional<ListenAddress> address = settings.config().output().liveAddress();
    if (address.isEmpty()) {
      return null;
    }
    String name = String.join(" – ", tournament.scoreboard().brains());
    GrowingReport report =
        HtmlReport.ofTournament(settings.anchors()).growing(settings.logHeader(), name);
    LivePage page = new LivePage(address.get(), tournament, report, settings.log(), pool);
    remarks.tellTo(page::remark);
    out.println("Live page: " + page.url());
    out.flush();
    return page;
  }

  /** The exit code of a tournament that was played: of a test also what it decided. */
  private ExitCode outcome() {
    Scoreboard board = tournament.scoreboard();
    if (board.gamesOfTheMachine() > 0 && !board.isDecided()) {
      return ExitCode.DECIDED_BY_MACHINE;
    }
    return board
        .testStatus()
        .map(
            status ->
                switch (status.decision()) {
                  case ACCEPT_ELO1 -> ExitCode.PLAYED;
                  case ACCEPT_ELO0 -> ExitCode.ELO0_ACCEPTED;
                  case CONTINUE -> ExitCode.UNDECIDED;
                })
        .orElse(ExitCode.PLAYED);
  }

  /** Lets other managers write the log; once more does nothing. */
  void close(ErrorReporter faults) {
    if (lock.isPresent()) {
      try {
        lock.get().close();
      } catch (IOException e) {
        faults.tell(e);
      }
    }
  }

  private WorkerPool pool(Warnings remarks) throws IOException {
    if (pools.isPresent()) {
      List<BrainPrograms> programs =
          settings.brains().stream().map(Settings.Brain::programs).toList();
      return pools
          .get()
          .open(
              settings.plan(),
              programs,
              settings.prover().map(Settings.Brain::programs),
              settings.config().games().referenceSpeed(),
              remarks::addAndTell);
    }
    RunConfig run = settings.config().run();
    return new LocalPool(
        run.concurrency(),
        run.pauseMillis(),
        new BrainPlayers(
            settings.brains().stream().map(Settings.Brain::here).toList(),
            settings.prover().map(Settings.Brain::here),
            worker -> affinity.map(own -> own.prefix(worker)).orElse(List.of()),
            remarks::add),
        remarks::add,
        tournament.playingTime());
  }
}
