package org.katachi.network;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.katachi.command.FileErrors;

/**
 * Files of weights for both colours. A file holds one set of weights, which serves either colour,
 * or two: those of black and then those of white, for a rule under which the colours are not alike.
 */
public final class ColourWeights {

  private ColourWeights() {}

  /**
   * Reads a file.
   *
   * @param black where the first set is read into
   * @param white where the second set is read into, if there is one
   * @throws IOException if it can't be read, or has not the length of one set or two
   */
  public static <T extends Weights> ByColour<T> read(Path file, T black, T white)
      throws IOException {
    FileErrors.refuseFolder(file);
    try (PushbackInputStream stream = new PushbackInputStream(Files.newInputStream(file))) {
      ByColour<T> weights = read(stream, black, white);
      if (!isAtEnd(stream)) {
        throw new IOException(file + " holds other weights: it is too long");
      }
      return weights;
    } catch (EOFException e) {
      boolean begun = Files.size(file) > black.file().size();
      String why = begun ? "it is too long for one set, and too short for two" : "it is too short";
      throw new IOException(file + " holds other weights: " + why, e);
    }
  }

  /**
   * Reads a stream, see {@link #read(Path, Weights, Weights)}.
   *
   * @throws EOFException if the stream ends too soon
   */
  public static <T extends Weights> ByColour<T> read(InputStream stream, T black, T white)
      throws IOException {
    return read(new PushbackInputStream(stream), black, white);
  }

  private static <T extends Weights> ByColour<T> read(PushbackInputStream stream, T black, T white)
      throws IOException {
    black.file().read(stream);
    if (isAtEnd(stream)) {
      return ByColour.same(black);
    }
    white.file().read(stream);
    return new ByColour<>(black, white);
  }

  private static boolean isAtEnd(PushbackInputStream stream) throws IOException {
    int next = stream.read();
    if (next >= 0) {
      stream.unread(next);
    }
    return next < 0;
  }

  /** Writes a file. */
  public static void write(ByColour<? extends Weights> weights, Path file) throws IOException {
    try (OutputStream stream = Files.newOutputStream(file)) {
      for (Weights set : weights.distinct()) {
        set.file().write(stream);
      }
    }
  }
}
