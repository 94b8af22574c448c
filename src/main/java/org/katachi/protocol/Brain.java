package org.katachi.protocol;

import org.katachi.engine.Engine;
import org.katachi.engine.Swap2;

/**
 * What answers behind the protocol.
 *
 * @param engine chooses the moves
 * @param swap2 plays the swap2 opening
 * @param arbiter knows the rules
 * @param identity the answer to {@code ABOUT}
 * @param minimumMemory the least {@code max_memory} in bytes that the brain can work with
 */
public record Brain(
    Engine engine, Swap2 swap2, Arbiter arbiter, Identity identity, long minimumMemory) {}
