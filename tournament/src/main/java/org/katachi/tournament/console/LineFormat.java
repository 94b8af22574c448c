package org.katachi.tournament.console;

import java.util.List;
import org.katachi.tournament.config.OutputConfig.OutputForm;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.TournamentState;

/** The form of the lines that tell of a tournament. */
interface LineFormat {

  /** The lines of this form. */
  static LineFormat of(OutputForm form, TournamentState tournament) {
    return switch (form) {
      case KATACHI -> new KatachiLines(tournament);
      case CUTECHESS -> new CutechessLines(tournament);
      case FASTCHESS -> new FastchessLines(tournament);
    };
  }

  /** A game that has ended. */
  String game(GameRecord game);

  /**
   * How it stands while it goes on; last how far it is.
   *
   * @param width how many characters of a table there is room for
   */
  List<String> standing(int width);

  /** How it ended. */
  List<String> end(int width);
}
