package org.katachi.tournament.schedule;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The formats by the names that they have on the command line and in logs. */
public enum TournamentType {
  @JsonAlias("round-robin") // As cutechess writes it.
  ROUNDROBIN,
  GAUNTLET,
  PYRAMID,
  SWISS,
  KNOCKOUT;

  /**
   * What a format is made of.
   *
   * @param brains how many
   * @param rounds how often each two meet; in swiss the rounds, in knockout a match's encounters
   * @param pairs how many pairs of games, each with its own opening, two brains play when they meet
   * @param seeds of a gauntlet
   * @param alternates whether colours are swapped when two meet again
   * @param lot decides what nothing else does
   */
  public record Numbers(
      int brains, int rounds, int pairs, int seeds, boolean alternates, long lot) {}

  /** The type of this name; cutechess writes {@code round-robin}. */
  public static Optional<TournamentType> of(String name) {
    String plain = name.replace("-", "");
    return Arrays.stream(values()).filter(type -> type.toString().equals(plain)).findFirst();
  }

  /**
   * The format.
   *
   * @throws IllegalArgumentException if the numbers make none
   */
  public Format format(Numbers numbers) {
    return switch (this) {
      case ROUNDROBIN -> cycles(Cycle.roundRobin(numbers.brains), numbers);
      case GAUNTLET -> cycles(Cycle.gauntlet(numbers.brains, numbers.seeds), numbers);
      case PYRAMID -> cycles(Cycle.pyramid(numbers.brains), numbers);
      case SWISS -> new Swiss(numbers.brains, numbers.rounds, numbers.pairs);
      case KNOCKOUT -> new Knockout(numbers.brains, numbers.rounds * numbers.pairs, numbers.lot);
    };
  }

  private static Format cycles(Cycle cycle, Numbers numbers) {
    return new StaticFormat(cycle, numbers.rounds, numbers.alternates, numbers.pairs);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
