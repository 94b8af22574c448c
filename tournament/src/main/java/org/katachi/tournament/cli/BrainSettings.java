package org.katachi.tournament.cli;

import java.util.Map;
import java.util.OptionalDouble;
import org.katachi.tournament.engine.BrainSpec;
import org.katachi.tournament.engine.ProgramFiles;

/**
 * A brain as the command line has it.
 *
 * @param spec how it is started and what it may use
 * @param files its program, as it was when the tournament was set up
 * @param threads how many threads it thinks with
 * @param rating the Elo that ratings are bound to, if it is given
 * @param words all that was said of it and changes its games, for the log
 */
record BrainSettings(
    BrainSpec spec,
    ProgramFiles files,
    int threads,
    OptionalDouble rating,
    Map<String, Object> words) {}
