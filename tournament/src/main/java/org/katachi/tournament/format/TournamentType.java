package org.katachi.tournament.format;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The formats by the names that they have on the command line and in logs. */
public enum TournamentType {
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

  public static List<String> names() {
    return Arrays.stream(values()).map(TournamentType::toString).toList();
  }

  /**
   * The format.
   *
   * @throws IllegalArgumentException if the numbers make none
   */
  public Format format(Numbers numbers) {
    return switch (this) {
      case ROUNDROBIN ->
          severalPairs(
              new RoundRobin(numbers.brains, numbers.rounds, numbers.alternates), numbers.pairs);
      case GAUNTLET ->
          severalPairs(
              new Gauntlet(numbers.brains, numbers.seeds, numbers.rounds, numbers.alternates),
              numbers.pairs);
      case PYRAMID ->
          severalPairs(
              new Pyramid(numbers.brains, numbers.rounds, numbers.alternates), numbers.pairs);
      case SWISS -> new Swiss(numbers.brains, numbers.rounds, numbers.pairs);
      case KNOCKOUT -> new Knockout(numbers.brains, numbers.rounds * numbers.pairs, numbers.lot);
    };
  }

  private static Format severalPairs(StaticFormat format, int pairs) {
    return pairs == 1 ? format : new SeveralPairs(format, pairs);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
