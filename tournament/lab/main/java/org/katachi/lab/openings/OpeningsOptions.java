package org.katachi.lab.openings;

import java.nio.file.Path;
import java.util.Locale;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;

/**
 * The options of a book of openings.
 *
 * @param rules the rules of the game
 * @param geometry the board's shape
 * @param count the number of openings
 * @param leastPlies the fewest stones of an opening
 * @param mostPlies the most stones of an opening
 * @param seed decides which openings are drawn
 * @param nodes the nodes of each search
 * @param level the evaluation, for black, of a position in which neither side stands better
 * @param balance how far from that the evaluation of a balanced position may be
 * @param games the games that try an opening; 0 for none
 * @param gameNodes the nodes of a move in these games, on average
 * @param file the book
 * @param resume whether the file may hold a part of this book already
 */
public record OpeningsOptions(
    RuleSet rules,
    Geometry geometry,
    int count,
    int leastPlies,
    int mostPlies,
    long seed,
    long nodes,
    int level,
    int balance,
    int games,
    int gameNodes,
    Path file,
    boolean resume) {

  /** The options that decide which openings are found and in which order, but not their number. */
  public String recipe() {
    String trial =
        games == 0
            ? ""
            : String.format(Locale.ROOT, " --games %d --game-nodes %d", games, gameNodes);
    String shift = level == 0 ? "" : String.format(Locale.ROOT, " --level %d", level);
    return String.format(
            Locale.ROOT,
            "--rule %d --boardsize %s --plies %d-%d --seed %d --nodes %d --balance %d",
            rules.info(),
            geometry.width() == geometry.height() ? geometry.width() : geometry,
            leastPlies,
            mostPlies,
            seed,
            nodes,
            balance)
        + shift
        + trial;
  }
}
