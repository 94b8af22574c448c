package org.katachi.tournament.analysis;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.apache.commons.lang3.Validate;
import org.katachi.board.CanonicalForm;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.games.LogSeries;
import org.katachi.tournament.match.GameRecord;

/**
 * The openings of games that were played by one rule on one board. Openings that differ by a
 * symmetry of the board or by the order of their moves are one: a tournament plays a book that
 * begins anew turned and mirrored.
 */
final class EvaluatedOpenings {

  private final Map<CanonicalForm, EvaluatedOpening> openings = new HashMap<>();
  private final SortedSet<String> brains = new TreeSet<>();
  private Optional<Game> game = Optional.empty();

  /** What all openings of a book are for. */
  private record Game(RuleSet rules, Geometry geometry) {

    @Override
    public String toString() {
      return "rule " + rules.info() + " on " + geometry;
    }
  }

  private final Map<String, Double> levels;

  private EvaluatedOpenings(Map<String, Double> levels) {
    this.levels = levels;
  }

  /**
   * Reads the openings of logs.
   *
   * @param levels by name the evaluation for black that a brain finds level, if it is not zero
   * @throws IOException if a log can't be read
   * @throws IllegalArgumentException if a log is damaged, there is no game, or one of another rule,
   *     on another board, by swap2 or from the empty board
   */
  static EvaluatedOpenings read(List<Path> logs, Map<String, Double> levels) throws IOException {
    EvaluatedOpenings read = new EvaluatedOpenings(levels);
    LogSeries.of(logs).forEach(read::add);
    Validate.isTrue(!read.openings.isEmpty(), "no game to read");
    return read;
  }

  private void add(GameRecord played) {
    check(played);
    brains.add(played.black());
    brains.add(played.white());
    openings
        .computeIfAbsent(
            CanonicalForm.of(played.geometry(), played.opening()),
            unknown -> new EvaluatedOpening(played, levels))
        .add(played);
  }

  private void check(GameRecord played) {
    Validate.isTrue(
        played.swap2().isEmpty(),
        "game %s began with swap2: the brains made its opening, no book",
        played.number());
    Validate.isTrue(
        !played.opening().isEmpty(), "game %s began on the empty board", played.number());
    Game own = new Game(played.rules(), played.geometry());
    Game others = game.orElse(own);
    Validate.isTrue(
        own.equals(others),
        "game %s is by %s, others by %s: a book is for one rule and board",
        played.number(),
        own,
        others);
    game = Optional.of(own);
  }

  /**
   * Checks that a brain has played.
   *
   * @throws IllegalArgumentException if it has not
   */
  void checkHasPlayed(String brain) {
    Validate.isTrue(
        brains.contains(brain), "no game of %s, but of %s", brain, String.join(", ", brains));
  }

  /** The names of all brains. */
  Set<String> brains() {
    return brains;
  }

  /** All openings in the order in which they are first played. */
  List<EvaluatedOpening> all() {
    return openings.values().stream().sorted(EvaluatedOpening.BY_FIRST_GAME).toList();
  }

  /** How many there are. */
  int size() {
    return openings.size();
  }

  /** Rule and board, as {@code rule 0 on 15x15}. */
  String game() {
    return game.orElseThrow().toString();
  }
}
