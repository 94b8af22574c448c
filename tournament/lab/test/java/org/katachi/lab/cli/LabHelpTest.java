package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What {@code --help} says. */
class LabHelpTest {

  @Test
  void theListOfCommandsHasWholeSentences() {
    assertSentences(Lab.commandLine());
  }

  /** A list shows the first part of a command's description. */
  private static void assertSentences(CommandLine command) {
    for (CommandLine listed : command.getSubcommands().values()) {
      String[] description = listed.getCommandSpec().usageMessage().description();
      assertTrue(description[0].endsWith("."), description[0]);
      assertSentences(listed);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "selfplay games, --weights, --move-weights",
    "policy policy games, --weights, --move-weights",
    "tune match parameters book, --weights, --move-weights",
    "tune match parameters book, --opponent-weights, --opponent-move-weights",
  })
  void aFormerNameIsStillRead(String command, String former, String present) {
    LabRun expected = LabRun.of(StringUtils.split(command + " " + present + "=no-such-file"));
    assertEquals(1, expected.code(), expected.err());
    assertTrue(expected.err().contains("no-such-file"), expected.err());
    assertEquals(expected, LabRun.of(StringUtils.split(command + " " + former + "=no-such-file")));
    String help = LabRun.of(StringUtils.split(command.replaceAll("games|book", "--help"))).out();
    assertTrue(help.contains(present + "=FILE"), help);
    assertFalse(help.contains(former + "=FILE"), help);
  }
}
