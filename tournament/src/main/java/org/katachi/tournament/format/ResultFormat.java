package org.katachi.tournament.format;

import java.util.List;

/** A format that pairs by results: a round is known when the one before it has ended. */
public interface ResultFormat extends Format {

  /**
   * The brains by how they fared.
   *
   * @param earlier the results of all rounds that have ended
   * @return their seeds, the best first
   */
  List<Integer> ranking(List<List<EncounterResult>> earlier);

  /**
   * Why each brain stands where it stands, for people.
   *
   * @param earlier the results of all rounds that have ended
   * @return by seed
   */
  List<String> reasons(List<List<EncounterResult>> earlier);

  /**
   * The points that a brain got for rounds in which it had no opponent.
   *
   * @param earlier the results of all rounds that have ended
   */
  default double byePoints(List<List<EncounterResult>> earlier, int seed) {
    return 0;
  }

  /**
   * The matches of each stage that has begun, where the format is a knockout; else none.
   *
   * @param earlier the results of all rounds that have ended
   * @param current those so far of the round that goes on: their points are told, but decide
   *     nothing
   */
  default List<List<KnockoutMatch>> bracket(
      List<List<EncounterResult>> earlier, List<EncounterResult> current) {
    return List.of();
  }

  @Override
  default boolean dependsOnResults() {
    return true;
  }
}
