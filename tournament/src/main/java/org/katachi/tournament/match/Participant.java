package org.katachi.tournament.match;

/**
 * A brain that takes part in a tournament.
 *
 * @param seed its place in the list of brains, from zero; the first are the best or the seeds
 * @param name what it is called in results
 */
public record Participant(int seed, String name) {}
