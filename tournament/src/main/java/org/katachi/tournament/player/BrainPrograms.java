package org.katachi.tournament.player;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A brain with its programs for several platforms.
 *
 * @param own how it is started on this machine
 * @param others how it is started on machines of some platforms; without one it is started in the
 *     same way everywhere
 */
public record BrainPrograms(BrainSpec own, Map<Platform, BrainSpec> others) {

  /** Keeps their order. */
  public BrainPrograms {
    others = Collections.unmodifiableMap(new LinkedHashMap<>(others));
  }

  /** A brain that is started in the same way everywhere. */
  public BrainPrograms(BrainSpec own) {
    this(own, Map.of());
  }
}
