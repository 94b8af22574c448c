package org.katachi.tournament.standings;

import java.util.List;
import java.util.Optional;
import org.katachi.statistics.Rating;
import org.katachi.statistics.WinDrawLoss;

/**
 * A row of the table: how a brain stands. Terminal and pages show it, each in its own numbers.
 *
 * @param rank from one
 * @param rating with all games of the brain
 * @param byePoints the points that the format gave it beside those of its games
 * @param reason why it has its place, where the format ranks
 * @param asBlack all games in which it had black
 * @param asWhite all games in which it had white
 * @param against its games against each brain, in the order of the table; none against itself
 */
public record Standing(
    int rank,
    Rating rating,
    double byePoints,
    Optional<String> reason,
    WinDrawLoss asBlack,
    WinDrawLoss asWhite,
    List<WinDrawLoss> against) {

  /** The brain's name. */
  public String brain() {
    return rating.brain();
  }

  /** All games of the brain. */
  public WinDrawLoss games() {
    return rating.games();
  }
}
