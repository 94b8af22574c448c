package org.katachi.tournament.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.katachi.tournament.text.NumberText;

/** A lost game as a few lines: when each side saw it, and the position in which the first did. */
final class TurningPointText {

  private TurningPointText() {}

  /**
   * The lines.
   *
   * @param name what the game is called, as {@code Game 3}
   */
  static List<String> lines(String name, LostGame game) {
    int width = Math.max(game.loser().brain().length(), game.winner().brain().length());
    String format = "  %-" + width + "s  %s";
    List<String> lines = new ArrayList<>();
    lines.add(
        NumberText.of(
            "%s: %s lost to %s, %s, %d moves, %s",
            name,
            game.loser(),
            game.winner(),
            game.game().ending(),
            game.game().stones(),
            game.lossKind()));
    lines.add(NumberText.of(format, game.loser().brain(), losers(game)));
    lines.add(NumberText.of(format, game.winner().brain(), winners(game)));
    game.turn()
        .ifPresent(turn -> lines.add("  before move " + turn + ": " + game.positionBefore(turn)));
    return lines;
  }

  private static String losers(LostGame game) {
    if (game.loser().evaluated().isEmpty()) {
      return "reported no evaluations";
    }
    return "bad "
        + from(game.bad())
        + ", lost "
        + from(game.lost())
        + depth(game.depth(game.loser()));
  }

  private static String winners(LostGame game) {
    if (game.winner().evaluated().isEmpty()) {
      return "reported no evaluations";
    }
    return "good "
        + from(game.good())
        + ", won "
        + from(game.won())
        + depth(game.depth(game.winner()))
        + earlier(game.earlier());
  }

  private static String from(Optional<EvaluatedMove> first) {
    return first.map(evaluated -> "from " + evaluated).orElse("in the end");
  }

  private static String depth(OptionalDouble depth) {
    return depth.isPresent() ? NumberText.of(", depth %.1f", depth.getAsDouble()) : "";
  }

  private static String earlier(OptionalInt plies) {
    if (plies.isEmpty()) {
      return "";
    }
    int count = Math.abs(plies.getAsInt());
    String word = count == 1 ? "ply" : "plies";
    return NumberText.of("; %d %s %s", count, word, plies.getAsInt() < 0 ? "later" : "earlier");
  }
}
