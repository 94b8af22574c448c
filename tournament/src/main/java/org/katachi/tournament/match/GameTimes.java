package org.katachi.tournament.match;

import java.time.Duration;
import java.time.Instant;

/**
 * When a game was played.
 *
 * @param began the moment before the first player was started
 * @param length from the beginning to the end, the starts included
 * @param blackStart how long black took to be ready, or to fail in that; zero if it was not started
 * @param whiteStart the same of white
 */
public record GameTimes(Instant began, Duration length, Duration blackStart, Duration whiteStart) {}
