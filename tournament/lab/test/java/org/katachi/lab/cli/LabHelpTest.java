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
    "train policy policy games, --weights, --move-weights",
    "train move-scores weights games, --start, --from",
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

  @ParameterizedTest
  @CsvSource({"--rate, --lr", "--branches, --branch-share"})
  void aFormerNumberIsStillRead(String former, String present) {
    LabRun run = LabRun.of("train value", former + "=7", "network", "games");
    assertEquals(2, run.code());
    assertTrue(run.err().contains(present + " is from 0 to 1, not 7.0"), run.err());
  }

  @ParameterizedTest
  @CsvSource({"net, value", "convolution, convolution", "policy, policy", "order, move-scores"})
  void aFormerCommandIsStillRead(String former, String present) {
    LabRun expected = LabRun.of("train " + present, "out", "no-such-file");
    LabRun run = LabRun.of(former, "out", "no-such-file");
    assertEquals(1, run.code());
    assertEquals(expected.err().replace("train " + present, former), run.err());
    assertFalse(LabRun.of("--help").out().contains("\n  " + former + " "));
  }
}
