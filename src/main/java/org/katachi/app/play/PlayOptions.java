package org.katachi.app.play;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The options of {@code play}.
 *
 * @param setup the setup of a new game, unused if one is loaded
 * @param turnMillis the player's time for a move in milliseconds
 * @param ascii whether the board is drawn with ASCII characters
 * @param load the saved game to continue
 */
record PlayOptions(PlaySetup setup, long turnMillis, boolean ascii, Optional<Path> load) {}
