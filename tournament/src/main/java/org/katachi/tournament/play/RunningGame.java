package org.katachi.tournament.play;

import org.katachi.tournament.match.GameRecord;

/**
 * A game that is being played.
 *
 * @param worker the name of the worker that plays it, empty for this program
 * @param slot which of the worker's games at once it is, from zero
 * @param game as far as it has come
 */
public record RunningGame(String worker, int slot, GameRecord game) {}
