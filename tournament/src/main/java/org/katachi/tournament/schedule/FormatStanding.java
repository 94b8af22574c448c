package org.katachi.tournament.schedule;

import java.util.List;

/**
 * How the brains stand by the rules of a format that pairs by results.
 *
 * @param ranking the seeds, the best first
 * @param reasons by seed, why a brain stands where it stands, for people
 * @param byePoints by seed, the points for rounds in which the brain had no opponent
 * @param bracket the matches of each stage that has begun, where the format is a knockout; else
 *     none
 */
public record FormatStanding(
    List<Integer> ranking,
    List<String> reasons,
    List<Double> byePoints,
    List<List<KnockoutMatch>> bracket) {}
