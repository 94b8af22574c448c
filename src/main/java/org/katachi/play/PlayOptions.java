package org.katachi.play;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What the command line asks for.
 *
 * @param setup the game to begin, if none is loaded
 * @param turnMillis the player's time for a move in milliseconds
 * @param ascii draw with plain characters
 * @param load the saved game to continue
 */
record PlayOptions(GameSetup setup, long turnMillis, boolean ascii, Optional<Path> load) {}
