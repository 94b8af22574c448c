package org.katachi.tournament.play;

import org.katachi.tournament.match.GameSnapshot;
import org.katachi.tournament.schedule.PlannedGame;

/**
 * A planned game that is being played.
 *
 * @param worker the name of the worker that plays it, empty for this program
 * @param slot which of the worker's games at once it is, from zero
 * @param snapshot how far it has come
 */
public record RunningGame(PlannedGame game, String worker, int slot, GameSnapshot snapshot) {}
