package org.katachi.tournament.player;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A brain with its programs for several platforms.
 *
 * @param own how it is started on this machine
 * @param others how it is started on machines of some platforms; without one it is started in the
 *     same way everywhere
 * @param files its program on this machine, as it was when the tournament was set up
 */
public record BrainPrograms(BrainSpec own, Map<Platform, BrainSpec> others, ProgramFiles files) {

  /** Keeps their order. */
  public BrainPrograms {
    others = Collections.unmodifiableMap(new LinkedHashMap<>(others));
  }

  /**
   * Reads the files of its program on this machine.
   *
   * @throws IllegalArgumentException if one can't be read
   */
  public static BrainPrograms of(BrainSpec own, Map<Platform, BrainSpec> others) {
    return new BrainPrograms(own, others, files(own));
  }

  private static ProgramFiles files(BrainSpec spec) {
    try {
      return ProgramFiles.of(spec.command(), spec.directory());
    } catch (IOException e) {
      throw new IllegalArgumentException(
          spec.name() + "'s program can't be read: " + e.getMessage(), e);
    }
  }

  /**
   * The SHA-256 of all its programs' files, those for a platform by {@code PLATFORM/NAME}.
   *
   * @throws IllegalArgumentException if one is missing or can't be read
   */
  public Map<String, String> sha256() {
    Map<String, String> hashes = new LinkedHashMap<>(files.sha256());
    others.forEach(
        (platform, spec) ->
            otherFiles(platform, spec)
                .sha256()
                .forEach((name, hash) -> hashes.put(platform + "/" + name, hash)));
    return hashes;
  }

  /** No trial start tells of what is missing here. */
  private static ProgramFiles otherFiles(Platform platform, BrainSpec spec) {
    spec.program()
        .file()
        .filter(file -> !Files.isRegularFile(file))
        .ifPresent(
            file -> {
              throw new IllegalArgumentException(
                  spec.name() + " for " + platform + ": there is no file " + file);
            });
    return files(spec);
  }
}
