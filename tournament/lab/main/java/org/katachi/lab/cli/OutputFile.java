package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.katachi.io.FileErrors;
import org.katachi.io.RealPath;
import org.katachi.lab.selfplay.SelfPlayReader;

/** The files that a long job writes: checked before it, so that no work is lost. */
final class OutputFile {

  private OutputFile() {}

  /**
   * Checks a file that will take the place of what is there. It is made beside it.
   *
   * @throws IOException if it can't be written
   * @throws IllegalArgumentException if it holds games of self-play: a word was forgotten before it
   */
  static void check(Path file) throws IOException {
    FileErrors.checkFile(file);
    if (!Files.isRegularFile(file)) {
      return;
    }
    FileErrors.checkBeside(RealPath.of(file));
    if (SelfPlayReader.isSelfPlay(file)) {
      throw new IllegalArgumentException(
          file + " holds games of self-play, which would be lost; OUT stands before GAMES");
    }
  }
}
