package org.katachi.conformance.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.Status;
import picocli.CommandLine.Option;

/** The file of conversations that are known to fail, one a line; {@code #} begins a comment. */
final class KnownFailures {

  @Option(
      names = "--known",
      paramLabel = "FILE",
      description =
          "Conversations that are known to fail, one a line as rules/caro-six; # begins a comment."
              + " They do not fail the run; those that pass are named at the end.")
  private Path file;

  /**
   * Reads the file.
   *
   * @param existing the conversations that it may name
   * @return nothing if there is no file
   * @throws IllegalArgumentException if it names a conversation that does not exist
   */
  Set<String> read(Set<String> existing) throws IOException {
    Set<String> names = new LinkedHashSet<>();
    if (file == null) {
      return names;
    }
    for (String line : Files.readAllLines(file)) {
      String name = line.replaceFirst("#.*", "").strip();
      if (!name.isEmpty() && !existing.contains(name)) {
        throw new IllegalArgumentException(file + " names no conversation: " + name);
      }
      if (!name.isEmpty()) {
        names.add(name);
      }
    }
    return names;
  }

  /** A sentence about the known failures that have passed; nothing if none has. */
  Optional<String> unexpectedPasses(Set<String> known, List<ConversationResult> results) {
    List<String> passed =
        results.stream()
            .filter(result -> result.status() == Status.PASSED)
            .map(result -> result.conversation().path())
            .filter(known::contains)
            .toList();
    return passed.isEmpty()
        ? Optional.empty()
        : Optional.of("These pass, though " + file + " names them: " + String.join(", ", passed));
  }
}
