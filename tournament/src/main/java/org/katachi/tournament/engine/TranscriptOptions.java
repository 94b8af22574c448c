package org.katachi.tournament.engine;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What is kept of a brain beside its games.
 *
 * @param conversations the folder that takes a file for each game, with every line to and from the
 *     brain and its time; nothing is kept without one
 * @param errors the folder that takes a file with all that the brain writes to stderr
 */
public record TranscriptOptions(Optional<Path> conversations, Optional<Path> errors) {

  /** Nothing is kept. */
  public static final TranscriptOptions NONE =
      new TranscriptOptions(Optional.empty(), Optional.empty());

  /** Opens the file that takes what a process of this brain writes to stderr, if it is kept. */
  OutputStream errorLog(String brain) throws IOException {
    return errors.isPresent()
        ? new ErrorLog(errors.get().resolve(fileName(brain) + ".stderr"))
        : OutputStream.nullOutputStream();
  }

  /** Opens the file of a game, if conversations are kept. */
  Optional<Recording> recording(String brain, String game) throws IOException {
    return conversations.isPresent()
        ? Optional.of(
            new Recording(conversations.get().resolve(fileName(game + "-" + brain) + ".txt")))
        : Optional.empty();
  }

  private static String fileName(String name) {
    return name.replaceAll("[^A-Za-z0-9._-]", "_");
  }
}
