package org.katachi.tournament.session;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.katachi.io.WriterLock;
import org.katachi.tournament.config.GamesConfig;
import org.katachi.tournament.config.GamesDifference;
import org.katachi.tournament.games.GameLog;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.play.WorkerPoolFactory;

/** Makes a tournament ready to be played: what can be told is told before the first game. */
final class RunPreparation {

  private RunPreparation() {}

  /**
   * Checks all that can be before the first game, brains that do not start too, and counts the
   * games that need not be played.
   *
   * @param reported the logs whose games are on the page, if one is made
   * @param pools makes the workers; without it they are in this program
   * @throws IllegalArgumentException if the tournament can't be played so, or its log is another's,
   *     or another program writes it
   */
  static TournamentSession prepare(
      Settings settings, List<Path> reported, Optional<WorkerPoolFactory> pools)
      throws IOException, InterruptedException {
    PoolSetup workers = PoolSetup.of(settings, pools);
    TournamentState tournament =
        new TournamentState(settings.plan(), settings.sprt(), settings.anchors());
    Optional<WriterLock> lock = Optional.empty();
    if (settings.log().isPresent()) {
      lock = Optional.of(WriterLock.take(settings.log().get()));
    }
    try {
      replay(settings, tournament);
      return new TournamentSession(
          settings,
          tournament,
          workers,
          tournament.isOver() ? List.of() : new StartupCheck(settings).introductions(),
          lock,
          reported);
    } catch (IOException | InterruptedException | RuntimeException e) {
      if (lock.isPresent()) {
        lock.get().close();
      }
      throw e;
    }
  }

  /** Files that no log's games are written to again are not begun anew. */
  private static void checkExports(Settings settings) throws IOException {
    List<Path> full = settings.exports().full();
    if (!full.isEmpty()) {
      throw new IllegalArgumentException(
          full.get(0) + " holds games of another tournament: name another file");
    }
  }

  /** Files that hold more than the log's games, which are written again, are not begun anew. */
  private static void checkExports(Settings settings, Path log) throws IOException {
    List<Path> foreign = settings.exports().foreign(log);
    if (!foreign.isEmpty()) {
      throw new IllegalArgumentException(
          foreign.get(0)
              + " holds other games than "
              + log
              + ", or in another form: move it away or name another file");
    }
  }

  /** Counts the games of the log. A file of games is never taken for another tournament's. */
  private static void replay(Settings settings, TournamentState tournament) throws IOException {
    Path file = settings.log().orElse(null);
    Optional<ObjectNode> header = file == null ? Optional.empty() : GameLog.header(file);
    if (header.isEmpty()) {
      checkExports(settings);
      return;
    }
    if (!settings.config().output().resume()) {
      throw new IllegalArgumentException(
          file + " holds games already: add -resume to go on, or name another file");
    }
    List<String> differences =
        GamesDifference.of(
            GamesConfig.ofHeader(header.get()), GamesConfig.ofHeader(settings.header()));
    if (!differences.isEmpty()) {
      throw new IllegalArgumentException(
          file + " is the log of another tournament: " + String.join("; ", differences));
    }
    GameLog.replay(file, tournament);
    checkExports(settings, file);
  }
}
