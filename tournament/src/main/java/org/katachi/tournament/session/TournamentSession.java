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
import org.katachi.tournament.console.Display;
import org.katachi.tournament.export.GameWriters;
import org.katachi.tournament.games.GameLog;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.live.LivePage;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.FaultLimit;
import org.katachi.tournament.play.GameSink;
import org.katachi.tournament.play.MatchListener;
import org.katachi.tournament.play.TournamentRunner;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.play.WorkerPool;
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
  private final PoolSetup workers;
  private final List<String> introductions;
  private final Optional<WriterLock> lock;
  private final List<Path> reported;

  /**
   * A tournament that has not begun.
   *
   * @param tournament with the games that need not be played
   * @param workers play it
   * @param introductions what brains tell about themselves
   * @param lock the right to write the log, if there is one
   * @param reported the logs whose games are on the page, if one is made
   */
  TournamentSession(
      Settings settings,
      TournamentState tournament,
      PoolSetup workers,
      List<String> introductions,
      Optional<WriterLock> lock,
      List<Path> reported) {
    this.settings = settings;
    this.tournament = tournament;
    this.workers = workers;
    this.introductions = List.copyOf(introductions);
    this.lock = lock;
    this.reported = List.copyOf(reported);
  }

  /**
   * Plays it, and lets other managers write its log.
   *
   * @param errors hears what ends it before its time; the games so far are told and reported then,
   *     too
   * @return the exit code, of the games alone
   */
  ExitCode play(PrintWriter out, StopSignal signal, ErrorReporter errors) {
    ExitCode code = playAndReport(out, signal, errors);
    close(errors);
    return code;
  }

  private ExitCode playAndReport(PrintWriter out, StopSignal signal, ErrorReporter errors) {
    printBeginning(out);
    try {
      if (settings.config().run().check() && !new StartupCheck(settings).allPass(out)) {
        return ExitCode.BROKEN_OFF;
      }
      out.flush();
      return playWithPage(out, signal, errors);
    } catch (InterruptedException e) {
      out.println("Stopped in the check; nothing was played.");
      return ExitCode.STOPPED;
    } catch (IOException | RuntimeException e) {
      errors.report(e);
      printFiles(out, errors, List.of());
      return ExitCode.BROKEN_OFF;
    }
  }

  /**
   * The page ends after all that is written was, the report last: browsers may be slow to hear of
   * the end, and after a signal there are some seconds alone.
   */
  private ExitCode playWithPage(PrintWriter out, StopSignal signal, ErrorReporter errors)
      throws IOException {
    Warnings warnings = new Warnings();
    WorkerPool pool = workers.open(warnings, tournament.playingTime());
    Optional<LivePage> page = livePage(pool, warnings, out);
    try {
      ExitCode code = playGames(out, signal, pool, page, warnings, errors);
      printFiles(out, errors, warnings.reported());
      return code;
    } finally {
      page.ifPresent(LivePage::close);
    }
  }

  private void printBeginning(PrintWriter out) {
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
    if (!workers.leavesManagerAProcessor()) {
      warnings.add(
          "brains may think on all processors, and none is left to the manager: a move that it"
              + " reads too late is not charged, or the game is played again");
    }
    for (String warning : warnings) {
      LOG.log(Level.WARNING, warning);
      out.println("Warning: " + warning + ".");
    }
  }

  /** Tells where the games are, and writes their report, if there is a log and it was begun. */
  private void printFiles(PrintWriter out, ErrorReporter errors, List<String> warnings) {
    try {
      if (hasLog()) {
        out.println("Games: " + settings.log().get().normalize());
        writeReport(out, warnings);
      }
    } catch (IOException | RuntimeException e) {
      errors.report(e);
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

  private void writeReport(PrintWriter out, List<String> warnings) throws IOException {
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
      page.write(begun, report, warnings);
      out.println("Report: " + report.normalize());
    }
  }

  /** A fault is told before whatever can be told of the games. */
  private ExitCode playGames(
      PrintWriter out,
      StopSignal signal,
      WorkerPool pool,
      Optional<LivePage> page,
      Warnings warnings,
      ErrorReporter errors) {
    try {
      ExitCode code = playGames(out, signal, pool, page, warnings);
      return page.isPresent() ? showEnd(page.get(), code) : code;
    } catch (IOException | RuntimeException e) {
      errors.report(e);
      page.ifPresent(LivePage::breakOff);
      return ExitCode.BROKEN_OFF;
    }
  }

  private ExitCode playGames(
      PrintWriter out,
      StopSignal signal,
      WorkerPool pool,
      Optional<LivePage> page,
      Warnings warnings)
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
      warnings.addListener(display::warn);
      FaultLimit faults = new FaultLimit(settings.config().run().maxFaults());
      List<MatchListener> listeners =
          Stream.<MatchListener>of(
                  exports,
                  display,
                  progress,
                  (game, board) -> warnOf(game, board, warnings),
                  warnings,
                  page.orElse(null),
                  faults)
              .filter(Objects::nonNull)
              .toList();
      TournamentRunner runner =
          new TournamentRunner(tournament, pool, games == null ? GameSink.NONE : games, listeners);
      signal.onSignal(runner::stop);
      try {
        return play(runner, faults, warnings);
      } finally {
        warnings.report();
        display.showEnd();
      }
    }
  }

  /** A test may be decided long before its book is used up, so that is told when it comes. */
  private void warnOf(GameRecord game, Scoreboard board, Warnings warnings) {
    if (board.gamesOfTheMachine() > 0) {
      warnings.add("several brains are late or hung, so their machine seems to be too busy");
    }
    if (settings.sprt().isPresent()
        && settings.plan().book().isPresent()
        && game.pair() > settings.plan().openings()) {
      warnings.add(settings.bookIsUsedUp());
    }
  }

  private ExitCode play(TournamentRunner runner, FaultLimit faults, Warnings warnings)
      throws IOException {
    try {
      faults.check(tournament.scoreboard());
      workers.play(runner, warnings);
      return outcome();
    } catch (FaultLimit.Exceeded e) {
      warnings.add(e.getMessage());
      return ExitCode.BROKEN_OFF;
    } catch (InterruptedException e) {
      warnings.forget();
      return ExitCode.BROKEN_OFF;
    }
  }

  private static ExitCode showEnd(LivePage page, ExitCode code) {
    if (code != ExitCode.BROKEN_OFF) {
      page.showEnd();
      return code;
    }
    ExitCode stopped = page.isStopping() ? ExitCode.STOPPED : code;
    page.showStop();
    return stopped;
  }

  /** The page that tells of the tournament meanwhile, if somebody asked for it. */
  private Optional<LivePage> livePage(WorkerPool pool, Warnings warnings, PrintWriter out)
      throws IOException {
    Optional<ListenAddress> address = settings.config().output().liveAddress();
    if (address.isEmpty()) {
      return Optional.empty();
    }
    String name = String.join(" – ", tournament.scoreboard().brains());
    GrowingReport report =
        HtmlReport.ofTournament(settings.anchors()).growing(settings.logHeader(), name);
    LivePage page = new LivePage(address.get(), tournament, report, settings.log(), pool);
    warnings.addListener(page::warn);
    out.println("Live page: " + page.url());
    out.flush();
    return Optional.of(page);
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
  void close(ErrorReporter errors) {
    if (lock.isPresent()) {
      try {
        lock.get().close();
      } catch (IOException e) {
        errors.report(e);
      }
    }
  }
}
