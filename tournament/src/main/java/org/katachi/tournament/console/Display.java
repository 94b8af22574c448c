package org.katachi.tournament.console;

import java.io.PrintWriter;
import java.util.Optional;
import org.katachi.tournament.config.OutputConfig;
import org.katachi.tournament.config.OutputConfig.OutputForm;
import org.katachi.tournament.play.MatchListener;
import org.katachi.tournament.play.TournamentState;

/** Tells people of a tournament while it goes on. Belongs to one thread. */
public interface Display extends MatchListener, AutoCloseable {

  /**
   * Begins to tell: as a table that is kept up to date if this program writes to a terminal and the
   * lines are its own, else as plain lines.
   *
   * @param out where plain lines go
   */
  static Display open(PrintWriter out, TournamentState tournament, OutputConfig config) {
    Optional<Display> table =
        config.form() == OutputForm.KATACHI ? LiveTable.open(tournament, config) : Optional.empty();
    return table.orElseGet(() -> new PlainText(out, tournament, config));
  }

  /** Tells what is wrong with a brain but loses no game, in words that begin with its name. */
  void warn(String warning);

  /** Tells that no more games are played, and how all ended. */
  void showEnd();

  @Override
  void close();
}
