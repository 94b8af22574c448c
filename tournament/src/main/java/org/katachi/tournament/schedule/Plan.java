package org.katachi.tournament.schedule;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.Validate;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.match.Adjudication;
import org.katachi.tournament.match.GameSetup;
import org.katachi.tournament.match.Participant;
import org.katachi.tournament.opening.OpeningBook;

/**
 * What a tournament is to be. The games that follow from it depend on nothing else, or, in formats
 * that pair by results, on the results of earlier rounds; so it can go on after a break.
 *
 * @param brains the brains' names in the order of their seeds
 * @param format who meets whom
 * @param gamesPerEncounter 2, the same opening with colours swapped, or 1
 * @param geometry the board
 * @param rules the rules
 * @param book the openings; without one all games begin on the empty board
 * @param policy when the next of them is taken
 * @param swap2 whether the brains settle the colours by swap2
 * @param adjudication when games are ended before the rules end them
 * @param colours who has black in which game
 */
public record Plan(
    List<String> brains,
    Format format,
    int gamesPerEncounter,
    Geometry geometry,
    RuleSet rules,
    Optional<OpeningBook> book,
    OpeningPolicy policy,
    boolean swap2,
    Adjudication adjudication,
    ColourOrder colours) {

  /**
   * Checks that the parts fit.
   *
   * @throws IllegalArgumentException if two brains have one name, or the numbers make no sense
   */
  public Plan {
    brains = List.copyOf(brains);
    Validate.isTrue(
        new HashSet<>(brains).size() == brains.size(),
        "two brains have the same name, name= gives them others: %s",
        brains);
    Validate.isTrue(
        brains.size() == format.brains(),
        "a format for %s brains, and %s names",
        format.brains(),
        brains.size());
    Validate.isTrue(
        gamesPerEncounter == 1 || gamesPerEncounter == 2,
        "1 or 2 games an encounter, not %s",
        gamesPerEncounter);
  }

  /**
   * Checks the openings.
   *
   * @throws IllegalArgumentException if one does not fit the rules
   */
  public void checkOpenings() {
    for (int number = 0; number < book.map(OpeningBook::size).orElse(0); number++) {
      setup(number);
    }
  }

  /** What games with the opening of that number begin with; {@link OpeningOrder} counts them. */
  public GameSetup setup(int number) {
    return new GameSetup(
        geometry,
        rules,
        book.map(openings -> openings.opening(number)).orElse(List.of()),
        swap2,
        adjudication);
  }

  /** The place in the book of the opening of that number, whatever its symmetry. */
  public int opening(int number) {
    return number % openings();
  }

  /** How many openings there are; without a book the empty board is one. */
  public int openings() {
    return book.map(OpeningBook::size).orElse(1);
  }

  public Participant participant(int seed) {
    return new Participant(seed, brains.get(seed));
  }
}
