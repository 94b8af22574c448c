package org.katachi.tournament.config;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.katachi.board.Geometry;
import org.katachi.io.FileErrors;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.opening.OpeningBook;
import org.katachi.tournament.opening.OpeningFiles;
import org.katachi.tournament.opening.OpeningType;
import org.katachi.tournament.opening.SymmetryUse;
import org.katachi.tournament.player.FileHash;
import org.katachi.tournament.schedule.OpeningPolicy;
import org.katachi.tournament.settings.Setting;

/**
 * A book of openings.
 *
 * @param sha256 what it held; no setting
 */
public record OpeningsConfig(
    @Setting(
            param = "FILE",
            required = true,
            value = "An opening a line; or a game, or a folder of games.")
        Path file,
    @Setting(
            param = "TYPE",
            value =
                "pos (h8i9) or offset (0,0, 1,-2); games are psq (Piskvork), sgf or renlib. The"
                    + " file tells by itself.")
        Optional<OpeningType> type,
    @Setting(param = "ORDER", standard = "sequential", value = "sequential or random.") Order order,
    @Setting(
            param = "POLICY",
            value =
                "When the next opening comes: pair, for each pairing by itself; round, with the"
                    + " next round; encounter, with the next pair of games (pair; in swiss and"
                    + " knockout round).")
        Optional<OpeningPolicy> policy,
    @Setting(param = "N", standard = "1", value = "The opening that comes first, from 1.")
        long start,
    @Setting(param = "N", value = "Longer openings are cut to so many moves.") OptionalLong plies,
    @Setting(
            param = "USE",
            standard = "all",
            value =
                "all, when the book is through it begins anew turned or mirrored; none; or random.")
        SymmetryUse symmetry,
    @Setting(param = "SEED", value = "Decides what is random here, in place of -srand.")
        OptionalLong srand,
    Optional<String> sha256) {

  /** In which order openings come. */
  public enum Order {
    SEQUENTIAL,
    RANDOM;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The seed of the order, if chance decides it. */
  public OptionalLong seedOfOrder(long seed) {
    return order == Order.RANDOM ? OptionalLong.of(srand.orElse(seed)) : OptionalLong.empty();
  }

  /**
   * Reads the book.
   *
   * @param seed decides what is random if no other seed is said
   * @throws IllegalArgumentException if the file is no book of that type for this board and these
   *     rules, or can't be read
   */
  OpeningBook read(Geometry geometry, RuleSet rules, long seed) {
    try {
      if (type.isPresent()) {
        type.get().check(file);
      }
      long chance = srand.orElse(seed);
      OpeningBook book = OpeningFiles.read(file, geometry, rules, plies.orElse(Long.MAX_VALUE));
      return (order == Order.RANDOM ? book.shuffled(chance) : book)
          .from(start)
          .with(symmetry, chance);
    } catch (IOException e) {
      throw new IllegalArgumentException("the openings can't be read: " + FileErrors.message(e), e);
    }
  }

  /**
   * What the file holds now.
   *
   * @throws IllegalArgumentException if it can't be read
   */
  String sha256OfFile() {
    try {
      return FileHash.sha256(OpeningFiles.parts(file));
    } catch (IOException e) {
      throw new IllegalArgumentException("the openings can't be read: " + FileErrors.message(e), e);
    }
  }
}
