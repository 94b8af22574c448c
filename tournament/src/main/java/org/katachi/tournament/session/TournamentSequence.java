package org.katachi.tournament.session;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.ClosedByInterruptException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.katachi.tournament.config.ListenAddress;
import org.katachi.tournament.config.TournamentConfig;
import org.katachi.tournament.live.LivePage;
import org.katachi.tournament.play.WorkerPoolFactory;

/** A tournament, or several that are played one after the other: where programs begin. */
public final class TournamentSequence {

  private static final Logger LOG = System.getLogger(TournamentSequence.class.getName());

  private final List<Settings> parts = new ArrayList<>();
  private final WrittenFiles files;
  private final Optional<WorkerPoolFactory> pools;

  /**
   * Reads what they need.
   *
   * @param pools makes the workers; without it they are in this program
   * @throws IllegalArgumentException if one makes no tournament; the message tells why
   */
  public TournamentSequence(List<TournamentConfig> configs, Optional<WorkerPoolFactory> pools) {
    for (TournamentConfig config : configs) {
      parts.add(Settings.of(config, configs.size() > 1 ? parts.size() + 1 : 0));
    }
    files = new WrittenFiles(parts);
    this.pools = pools;
  }

  /**
   * Plays them. Whatever goes wrong is told.
   *
   * @param words what began it, for the log of the manager
   */
  public ExitCode play(PrintWriter out, PrintWriter err, List<String> words) {
    ErrorReporter errors = new ErrorReporter(out, err);
    ManagerLog log;
    try {
      files.check(); // Nothing is written before.
      log = ManagerLog.open(files.managersLog());
    } catch (IllegalArgumentException | IOException e) {
      return errors.refuse(e);
    }
    try (log) {
      LOG.log(Level.INFO, () -> "begins: " + String.join(" ", words));
      ExitCode code = play(out, errors);
      LOG.log(Level.INFO, "ends with exit code " + code.number());
      return code;
    }
  }

  private ExitCode play(PrintWriter out, ErrorReporter errors) {
    List<TournamentSession> sessions = new ArrayList<>();
    try {
      Optional<ExitCode> obstacle = prepare(sessions, out, errors);
      return obstacle.isPresent() ? obstacle.get() : play(sessions, out, errors);
    } catch (RuntimeException | Error e) {
      LOG.log(Level.ERROR, "ends before its time", e);
      throw e;
    } finally {
      sessions.forEach(session -> session.close(errors));
    }
  }

  /**
   * Adds what is to be played, all of it checked before anything is.
   *
   * @return what keeps it from its first game, if anything does
   */
  private Optional<ExitCode> prepare(
      List<TournamentSession> sessions, PrintWriter out, ErrorReporter errors) {
    try (StopSignal signal = new StopSignal("katachi-tournament")) {
      signal.onSignal(Thread.currentThread()::interrupt); // Brains may be slow to start.
      return prepare(sessions, out);
    } catch (IllegalArgumentException | IOException e) {
      return Optional.of(errors.refuse(e));
    }
  }

  private Optional<ExitCode> prepare(List<TournamentSession> sessions, PrintWriter out)
      throws IOException {
    try {
      for (Settings part : parts) {
        Optional<ListenAddress> page = part.config().output().liveAddress();
        if (page.isPresent()) {
          LivePage.checkAddress(page.get());
        }
      }
      for (Settings part : parts) {
        sessions.add(RunPreparation.prepare(part, files.reportedWith(part), pools));
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
      }
      return Optional.empty();
    } catch (InterruptedException | ClosedByInterruptException e) {
      out.println("Stopped before the first game; nothing was played.");
      out.flush();
      return Optional.of(ExitCode.STOPPED);
    }
  }

  /** Plays until one can't go on or is stopped. */
  private static ExitCode play(
      List<TournamentSession> sessions, PrintWriter out, ErrorReporter errors) {
    try (StopSignal signal = new StopSignal("katachi-tournament")) {
      ExitCode code = ExitCode.PLAYED;
      Iterator<TournamentSession> left = sessions.iterator();
      do {
        code = code.graver(left.next().play(out, signal, errors));
      } while (left.hasNext()
          && code != ExitCode.STOPPED
          && !errors.hasErrors()
          && !signal.hasCome());
      boolean isUnfinished =
          left.hasNext() || code == ExitCode.BROKEN_OFF || code == ExitCode.STOPPED;
      if (isUnfinished && haveLog(sessions)) {
        out.println("The same command with -resume goes on with it.");
      }
      out.flush(); // The signal ends this program before others can.
      return errors.hasErrors() ? code.graver(ExitCode.BROKEN_OFF) : code;
    }
  }

  /** Whether the log of one was begun: then the same command alone is refused. */
  private static boolean haveLog(List<TournamentSession> sessions) {
    try {
      for (TournamentSession session : sessions) {
        if (session.hasLog()) {
          return true;
        }
      }
    } catch (IOException | RuntimeException e) {
      // Told when the part's files were.
    }
    return false;
  }
}
