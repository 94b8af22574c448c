package org.katachi.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.katachi.eval.EvaluationSource;
import org.katachi.io.FileErrors;

/** The options that name files of networks. */
public final class NetworkOptions {

  private static final String NETWORK = "--network";
  private static final String CONVOLUTION = "--convolution";
  private static final String POLICY = "--policy";

  /** The options with their defaults: no file. */
  public static final Map<String, String> DEFAULTS =
      Map.of(NETWORK, "", CONVOLUTION, "", POLICY, "");

  private NetworkOptions() {}

  /**
   * Reads the files that a command line names.
   *
   * @param options options with {@link #DEFAULTS} among them
   * @throws IllegalArgumentException if a file can't be read or holds something else; the message
   *     says which
   */
  public static EvaluationSource read(Options options) {
    try {
      return EvaluationSource.read(
          file(options, NETWORK),
          file(options, CONVOLUTION),
          file(options, POLICY),
          Optional.empty());
    } catch (FileSystemException e) {
      throw new IllegalArgumentException(
          "can't read " + e.getFile() + ": " + FileErrors.cause(e), e);
    } catch (IOException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private static Optional<Path> file(Options options, String name) {
    String file = options.text(name);
    return file.isEmpty() ? Optional.empty() : Optional.of(Path.of(file));
  }
}
