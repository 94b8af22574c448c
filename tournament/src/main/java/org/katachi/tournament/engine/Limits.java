package org.katachi.tournament.engine;

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
 * @param folder where it may keep files
 */
public record Limits(
    TimeControl time,
    OptionalLong memory,
    OptionalInt threads,
    OptionalLong nodes,
    OptionalInt depth,
    Optional<Folder> folder) {

  /**
   * Checks the numbers.
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
  }

  /** The same with another time. */
  Limits withTime(TimeControl other) {
    return new Limits(other, memory, threads, nodes, depth, folder);
  }

  /**
   * A folder for files that stay.
   *
   * @param path the folder, which need not exist before
   * @param maxBytes how much all files in it may take together; 0 sets no limit
   */
  public record Folder(Path path, long maxBytes) {

    /** What Gomocup allows: 70 MB. */
    public static final long GOMOCUP_BYTES = 70L << 20;

    /**
     * Makes the path absolute, as the brain may work in another directory.
     *
     * @throws IllegalArgumentException if the size is negative
     */
    public Folder {
      path = path.toAbsolutePath();
      Validate.isTrue(maxBytes >= 0, "a folder of negative size: %s", maxBytes);
    }
  }
}
