package org.katachi.tournament.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The option {@code -terms}. */
class TermsTest {

  @TempDir Path folder;

  @Command
  private static final class Program {
    @Mixin private final TournamentOptions options = new TournamentOptions();
  }

  @Test
  void theTermsOfGomocupLieUnderWhatTheCommandLineSays() {
    assertEquals(
        "{\"suspend\":true,\"each\":{\"maxmemory\":367001600,\"timemargin\":\"500\","
            + "\"restart\":\"process\",\"tc\":\"180/30\"}}",
        settings("-terms", "gomocup", "-each", "timemargin=500", "tc=180/30"));
  }

  @Test
  void theyLieUnderWhatAFileSays() throws Exception {
    Path file = folder.resolve("file.json");
    Files.writeString(file, "{\"suspend\": false, \"each\": {\"restart\": \"start\"}}");
    assertEquals(
        "{\"suspend\":false,\"each\":{\"maxmemory\":367001600,\"timemargin\":1000,"
            + "\"restart\":\"start\"}}",
        settings("-config", file.toString(), "-terms", "gomocup"));
  }

  @Test
  void otherTermsAreRefused() {
    Exception refused =
        assertThrows(IllegalArgumentException.class, () -> settings("-terms", "renju"));
    assertEquals("-terms knows gomocup, not renju", refused.getMessage());
  }

  private static String settings(String... words) {
    Program program = new Program();
    new CommandLine(program).parseArgs(words);
    return program.options.trees().get(0).toString();
  }
}
