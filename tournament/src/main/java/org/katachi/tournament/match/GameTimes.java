package org.katachi.tournament.match;

import java.time.Duration;
import java.time.Instant;

/**
 * When a game was played.
 *
 * @param began the moment before the first player was started
 * @param firstsStart how long the first player took to be ready, or to fail in that
 * @param secondsStart the same of the second player; zero if it was not started
 * @param length from the beginning to the end, the starts included
 */
public record GameTimes(
    Instant began, Duration firstsStart, Duration secondsStart, Duration length) {}
