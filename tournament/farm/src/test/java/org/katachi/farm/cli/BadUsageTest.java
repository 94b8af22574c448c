package org.katachi.farm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** What the programs say of command lines that make no sense: two lines, no more. */
class BadUsageTest {

  @Test
  void aWorkerNamesItselfAndItsHelp() {
    assertRefused(
        Worker.commandLine(),
        "katachi-worker: -concurrency is 1 or more, not 0",
        "\"katachi-worker --help\" shows its options.",
        "localhost:7070",
        "-concurrency",
        "0");
    assertRefused(
        Worker.commandLine(),
        "katachi-worker: Unknown option: '-speed'",
        "\"katachi-worker --help\" shows its options.",
        "localhost:7070",
        "-speed");
  }

  @Test
  void theFarmNamesItselfAndItsHelp() {
    assertRefused(
        Farm.commandLine(),
        "katachi-farm: Missing required option: '-serve HOST:PORT'",
        "\"katachi-farm --help\" shows its options.",
        "run");
  }

  @Test
  void theFarmOfTasksShowsTheHelpOfTasks() {
    assertRefused(
        Tasks.commandLine(),
        "katachi-farm tasks: Unknown option: '-rounds'",
        "\"katachi-farm tasks --help\" shows its options.",
        "-serve",
        "localhost:7070",
        "-rounds");
  }

  private static void assertRefused(
      CommandLine program, String reason, String help, String... words) {
    StringWriter err = new StringWriter();
    int code = program.setErr(new PrintWriter(err)).execute(words);
    assertEquals(reason + "\n" + help + "\n", err.toString().replace("\r\n", "\n"));
    assertEquals(2, code);
  }
}
