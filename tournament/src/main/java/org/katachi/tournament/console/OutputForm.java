package org.katachi.tournament.console;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.katachi.tournament.run.TournamentState;

/** Whose lines tell of a tournament. */
public enum OutputForm {
  KATACHI,
  CUTECHESS,
  FASTCHESS;

  /** The form of this name. */
  public static Optional<OutputForm> of(String name) {
    return Arrays.stream(values()).filter(form -> form.toString().equals(name)).findFirst();
  }

  public static List<String> names() {
    return Arrays.stream(values()).map(OutputForm::toString).toList();
  }

  LineFormat lines(TournamentState tournament) {
    return switch (this) {
      case KATACHI -> new KatachiLines(tournament);
      case CUTECHESS -> new CutechessLines(tournament);
      case FASTCHESS -> new FastchessLines(tournament);
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
