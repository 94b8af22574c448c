package org.katachi.farm.message;

import org.katachi.tournament.match.Machine;

/**
 * A worker is ready.
 *
 * @param concurrency how many tasks it does at once
 */
public record Joined(Machine machine, int concurrency) {}
