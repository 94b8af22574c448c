package org.katachi.tournament.run;

import org.katachi.tournament.game.GameRecord;

/**
 * A planned game that a worker has played.
 *
 * @param endsPair whether it is the last game of the pair that was offered
 */
public record PlayedGame(PlannedGame game, GameRecord record, boolean endsPair) {}
