package org.katachi.tournament.analysis;

import org.katachi.tournament.text.NumberText;

import java.util.ArrayList;
import java.util.List;

/**
 * The openings that all brains with a bound find level, and what is to be said of the others.
 *
 * @param kept the first of them in pos notation, no more than were wanted
 * @param summary the lines that tell how many there were, and how many each brain kept out
 */
record LevelSelection(List<String> kept, List<String> summary) {

  /**
   * Chooses from the openings of logs.
   *
   * @param most how many are wanted
   */
  static LevelSelection of(EvaluatedOpenings openings, List<LevelBound> bounds, int most) {
    List<EvaluatedOpening> all = openings.all();
    List<String> level =
        all.stream()
            .filter(opening -> bounds.stream().allMatch(bound -> bound.holds(opening)))
            .map(EvaluatedOpening::pos)
            .toList();
    List<String> kept = level.stream().limit(most).toList();
    List<String> summary = new ArrayList<>();
    summary.add(
        NumberText.of(
            "%d openings read, %d level, %d kept", all.size(), level.size(), kept.size()));
    bounds.forEach(bound -> summary.add(bound.summary(all)));
    return new LevelSelection(kept, List.copyOf(summary));
  }
}
