package org.katachi.tournament.player;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apache.commons.lang3.Validate;

/**
 * What a brain may use. It is told all of it; time, memory and folder are measured, too.
 *
 * @param time how long it may think
 * @param memory the bytes that its process and all that this has started may have for themselves, 0
 *     for no limit; without it the brain is told what Gomocup allows, and nobody measures
 * @param threads how many of them it may use to think
 * @param nodes how many positions it may visit for a move
 * @param depth how deep it may search, in plies
 * @param folder where it may keep files, which need not exist before; absolute, as the brain may
 *     work in another directory
 */
public record Limits(
    TimeControl time,
    OptionalLong memory,
    OptionalInt threads,
    OptionalLong nodes,
    OptionalInt depth,
    Optional<Path> folder) {

  /**
   * Checks the numbers, and makes the folder absolute.
   *
   * @throws IllegalArgumentException if one makes no sense
   */
  public Limits {
    Validate.isTrue(
        memory.orElse(0) >= 0
            && threads.orElse(1) >= 1
            && nodes.orElse(1) >= 1
            && depth.orElse(1) >= 1,
        "a brain's memory is 0 or more, its threads, nodes and depth are 1 or more");
    folder = folder.map(Path::toAbsolutePath);
  }

  /** The same with another time. */
  Limits withTime(TimeControl other) {
    return new Limits(other, memory, threads, nodes, depth, folder);
  }
}
