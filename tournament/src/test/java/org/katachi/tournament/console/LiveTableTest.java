package org.katachi.tournament.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.tournament.config.OutputConfig;
import org.katachi.tournament.config.TournamentConfig;
import org.katachi.tournament.play.Fakes;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.schedule.Swiss;
import org.katachi.tournament.settings.SettingTree;
import org.katachi.tournament.text.NumberText;

class LiveTableTest {

  /** The table is drawn again and again, and in the end gives way to the standing. */
  @Test
  void theLineOfEachGameStaysInTheTerminal() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(2, 10));
    try (LiveTable table = table(tournament, bytes, 30)) {
      Fakes.runner(tournament, 1, (participant, worker) -> new Fakes.RowPlayer(participant), table)
          .play();
      table.warn("brain 0 ended with exit code 9");
      table.showEnd();
    }
    List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals(
        IntStream.rangeClosed(1, 20).boxed().toList(),
        lines.stream()
            .filter(line -> line.contains("makes five"))
            .map(line -> Integer.valueOf(line.replaceAll(".*Game ([0-9]+) of.*", "$1")))
            .toList());
    assertTrue(lines.stream().anyMatch(line -> line.contains("Remark: brain 0 ended")));
    assertTrue(lines.stream().anyMatch(line -> line.contains("The tournament has ended.")));
  }

  /** Workers of a farm may join at once, and minutes may pass until a game ends. */
  @Test
  @Timeout(60)
  void remarksAreShownThoughNoGameEnds() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(2, 10));
    try (LiveTable table = table(tournament, bytes, 30)) {
      table.warn("one has joined");
      table.warn("two has joined");
      table.warn("three has joined");
      while (!bytes.toString(StandardCharsets.UTF_8).contains("three has joined")) {
        Thread.sleep(10);
      }
    }
    List<String> warnings =
        bytes
            .toString(StandardCharsets.UTF_8)
            .lines()
            .filter(line -> line.contains("joined"))
            .map(line -> line.replaceAll(".*Remark: ", ""))
            .toList();
    assertEquals(List.of("one has joined.", "two has joined.", "three has joined."), warnings);
  }

  @Test
  void aTableThatWasDueIsNotDrawnAfterTheEnd() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(2, 10));
    try (LiveTable table = table(tournament, bytes, 30)) {
      table.warn("one has joined");
      table.warn("two has joined");
      table.showEnd();
      String shown = bytes.toString(StandardCharsets.UTF_8);
      Thread.sleep(500); // Longer than from one drawing to the next.
      assertEquals(shown, bytes.toString(StandardCharsets.UTF_8));
    }
  }

  @Test
  void aTerminalOfOneRowShowsHowFarTheTournamentIs() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(2, 10));
    Fakes.runner(
            tournament,
            1,
            (participant, worker) -> new Fakes.RowPlayer(participant),
            (game, board) -> {})
        .play();
    try (LiveTable table = table(tournament, bytes, 1)) {
      table.warn("brain 0 ended with exit code 9");
    }
    String shown = bytes.toString(StandardCharsets.UTF_8);
    assertTrue(shown.contains("20 of 20 games"), shown);
    assertFalse(shown.contains("endings"), shown);
  }

  private static LiveTable table(TournamentState tournament, OutputStream out, int rows)
      throws IOException {
    Terminal terminal =
        new DumbTerminal(
            "test",
            Terminal.TYPE_DUMB_COLOR,
            new ByteArrayInputStream(new byte[0]),
            out,
            StandardCharsets.UTF_8);
    terminal.setSize(new Size(100, rows));
    OutputConfig config = TournamentConfig.of(SettingTree.empty()).output();
    return new LiveTable(tournament, config, terminal);
  }

  @Test
  void aTableIsNeverWiderThanTheTerminal() throws Exception {
    TournamentState tournament = Fakes.tournament(Fakes.roundRobin(4, 1));
    Fakes.runner(
            tournament,
            1,
            (participant, worker) -> new Fakes.RowPlayer(participant),
            (game, board) -> {})
        .play();
    for (int width : List.of(40, 60, 80, 120)) {
      List<String> lines = RatingTable.lines(tournament.scoreboard(), width);
      lines.forEach(line -> assertTrue(line.length() <= width, line));
      assertEquals(width >= 80, lines.stream().anyMatch(line -> line.contains("points against")));
      assertEquals(width >= 120, lines.get(0).contains("as white"));
    }
  }

  /** By the points of games alone the places would contradict the order. */
  @Test
  void pointsForByesFollowThoseOfGames() throws Exception {
    TournamentState tournament = Fakes.tournament(new Swiss(3, 1, 1));
    Fakes.runner(
            tournament,
            1,
            (participant, worker) -> new Fakes.RowPlayer(participant),
            (game, board) -> {})
        .play();
    String first = RatingTable.lines(tournament.scoreboard(), 120).get(1);
    assertTrue(first.matches(" +1 brain 2 .* 0 +0\\.0\\+2 .*"), first);
  }

  @Test
  void longNamesKeepTheirEnd() {
    assertEquals("a-long…ild-12", NumberText.shortened("a-long-name-of-build-12", 13));
    assertEquals("short", NumberText.shortened("short", 13));
  }

  @Test
  void numbersAreNeverMinusZero() {
    assertEquals("0.0", NumberText.tenths(-0.04));
    assertEquals("-0.1", NumberText.tenths(-0.06));
  }
}
