package org.katachi.protocol.game;

import java.util.Map;
import java.util.Optional;
import org.katachi.engine.Analyser;
import org.katachi.engine.Engine;
import org.katachi.engine.Swap2;

/**
 * The parts of the brain that the protocol uses.
 *
 * @param engine finds the moves
 * @param swap2 plays the swap2 opening
 * @param rules knows the rules
 * @param identity the reply to {@code ABOUT}
 * @param minMemory the smallest {@code max_memory} in bytes that the brain can work with
 * @param settings values by key of {@code INFO}, until the manager sends others
 */
public record BrainParts(
    Engine engine,
    Swap2 swap2,
    RulesAdapter rules,
    Identity identity,
    long minMemory,
    Map<String, String> settings) {

  /** The parts of a brain whose settings are the protocol's defaults. */
  public BrainParts(
      Engine engine, Swap2 swap2, RulesAdapter rules, Identity identity, long minMemory) {
    this(engine, swap2, rules, identity, minMemory, Map.of());
  }

  /** The engine's analysis, if it has one: the players without search have none. */
  public Optional<Analyser> analyser() {
    return engine instanceof Analyser analyser ? Optional.of(analyser) : Optional.empty();
  }
}
