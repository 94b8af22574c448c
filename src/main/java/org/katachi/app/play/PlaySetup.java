package org.katachi.app.play;

import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;

/**
 * The setup of a game, fixed before the first move.
 *
 * @param geometry the board's size
 * @param rule the rule of the game
 * @param person the person's colour, black or white
 * @param player the name of the person's opponent, see {@code --player}
 */
record PlaySetup(Geometry geometry, Rule rule, Colour person, String player) {}
