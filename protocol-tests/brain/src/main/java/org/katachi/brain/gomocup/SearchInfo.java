package org.katachi.brain.gomocup;

import java.util.List;
import java.util.Optional;

/**
 * What a brain told of its search for a move, as far as it told it.
 *
 * @param evaluation how the game stands for the brain
 * @param depth the depth of the search in plies
 * @param nodes the positions visited
 * @param millis how long the brain says that it took, in milliseconds
 * @param variation the line of best play in the brain's own notation, empty if it told none
 */
public record SearchInfo(
    Optional<Evaluation> evaluation,
    Optional<Integer> depth,
    Optional<Long> nodes,
    Optional<Double> millis,
    String variation) {

  private static final SearchInfo NONE =
      new SearchInfo(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), "");

  /**
   * Takes from the lines before a move what they tell; of each thing the last.
   *
   * @param messages the texts that followed MESSAGE
   * @return nothing if they tell nothing of a search
   */
  public static Optional<SearchInfo> of(List<String> messages) {
    SearchInfo searchInfo = NONE;
    for (String message : messages) {
      searchInfo = new SearchInfoParser(message).after(searchInfo);
    }
    return searchInfo.equals(NONE) ? Optional.empty() : Optional.of(searchInfo);
  }
}
