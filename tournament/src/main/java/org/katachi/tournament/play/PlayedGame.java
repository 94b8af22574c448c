package org.katachi.tournament.play;

import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.schedule.PlannedGame;

/**
 * A planned game that a worker has played.
 *
 * @param endsPair whether it is the last game of the pair that was offered
 */
public record PlayedGame(PlannedGame game, GameRecord record, boolean endsPair) {}
