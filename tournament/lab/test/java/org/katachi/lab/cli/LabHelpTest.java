package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
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
}
