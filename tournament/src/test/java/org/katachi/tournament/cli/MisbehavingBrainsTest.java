package org.katachi.tournament.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.katachi.brain.scripted.LeftProcesses;
import org.katachi.brain.scripted.ScriptedBrain;

/**
 * Whatever a brain does wrong in the first game of a match, it loses that game, in words that tell
 * what it was; the next game is played, and nothing is left of the brain in the end.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(60)
class MisbehavingBrainsTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** What the brain plays in its second game. */
  private static final String ILLEGAL = "echo 99,99";

  private static final String DID_NOT_START = "did not start";
  private static final String CRASHED = "crashed";
  private static final String HUNG = "hung";
  private static final String GARBAGE = "garbage";

  /** Stands for {@code sleep} and a time that no other process sleeps for. */
  private static final String HANG = "HANG";

  private static final String NOT_WITHIN = "did not move within .*";

  @TempDir Path folder;

  private final String sleep = "sleep " + LeftProcesses.uniqueSleep();
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  /**
   * Something that a brain does wrong in its first game.
   *
   * @param name what, for people
   * @param stage the line that comes before, as in the shell's {@code case}; nothing for the moment
   *     when the brain is started
   * @param commands what it does, in the shell's words
   * @param ending the ending that follows
   * @param reason the reason that is told, after the brain's name; both are regular expressions
   */
  private record Vice(String name, String stage, String commands, String ending, String reason) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Stream<Vice> vices() {
    return Stream.of(
        start("ends at once", "exit 5", "it crashed with exit code 5"),
        start("tells why it ends", "echo 'no net' >&2; exit 1", ".* exit code 1: 'no net'"),
        start("closes its output", "exec >&-; HANG", "it closed its output without an end"),
        start("does not answer START", "HANG", "no OK within 2000 ms"),
        start(
            "floods its output",
            "while :; do echo MESSAGE; done",
            "(?:it floods its output|no OK within 2000 ms)"),
        start("floods its errors", "while :; do echo x; done >&2", "no OK within 2000 ms"),
        onStart("dies of START", "exit 6", "it crashed with exit code 6"),
        onStart("refuses START", "echo ERROR size", "it answered 'ERROR size' to START"),
        onStart("knows no START", "echo UNKNOWN", "it answered 'UNKNOWN' to START"),
        onInfo("dies of INFO", "exit 7", CRASHED, "crashed with exit code 7"),
        onInfo("closes its input", "exec <&-; HANG", HUNG, NOT_WITHIN),
        onMove("dies when it is asked", "exit 3", CRASHED, "crashed with exit code 3"),
        onMove("dies of an error", "kill -SEGV $$", CRASHED, "crashed with exit code 139.*"),
        onMove("ends after its move", "echo 9,9; exit 0", CRASHED, "ended by itself .exit code 0."),
        onMove("closes its output", "exec >&-; HANG", CRASHED, "closed its output without an end"),
        onMove("leaves children and ends", "HANG & exit 4", CRASHED, "crashed with exit code 4"),
        onMove("hangs", "HANG", HUNG, NOT_WITHIN),
        onMove("stops itself", "kill -STOP $$", HUNG, NOT_WITHIN),
        onMove("prints half a move", "printf 7,; HANG", HUNG, NOT_WITHIN + "'7,'"),
        onMove(
            "prints no end of a line", "printf %5000s; HANG", HUNG, NOT_WITHIN + "; half a line.*"),
        onMove(
            "floods with messages", "while :; do echo MESSAGE; done", GARBAGE + "|" + HUNG, ".*"),
        onMove("floods with a line", "while :; do printf x; done", HUNG, NOT_WITHIN),
        onMove("floods its errors", "while :; do echo x; done >&2", HUNG, NOT_WITHIN),
        onMove("breeds", "for i in 1 2 3 4 5 6; do HANG & done; HANG", HUNG, NOT_WITHIN),
        onPrint("prints NUL", "printf '\\0\\n'", GARBAGE, "answered '.*' instead of a move"),
        onPrint(
            "prints NUL in a move", "printf '7\\0,7\\n'", GARBAGE, "answered '7.*,7' instead.*"),
        onPrint(
            "prints bytes", "printf '\\377\\376\\33[2J\\n'", GARBAGE, "answered '\\P{C}*' inst.*"),
        onPrint("prints OK", "echo OK", GARBAGE, "answered 'OK' instead of a move"),
        onPrint(
            "prints three numbers", "echo 7,7,7", GARBAGE, "answered '7,7,7' instead of a move"),
        onPrint("prints a great number", "echo 7,99999999999", GARBAGE, "answered '7,9.*"),
        onPrint("prints letters", "echo h8", GARBAGE, "answered 'h8' instead of a move"),
        onMove("knows no move", "echo ERROR", GARBAGE, "answered 'ERROR' instead of a move"),
        onMove("plays off the board", "echo -1,7", "illegal move", "played -1,7, outside .*"),
        onMove("plays on a stone", "echo 0,3", "illegal move", "played 0,3 \\(a4\\), occupied"));
  }

  private static Vice start(String name, String commands, String why) {
    return new Vice(name + " at the start", "", commands, DID_NOT_START, "did not start: " + why);
  }

  private static Vice onStart(String name, String commands, String why) {
    return new Vice(name, "START*", commands, DID_NOT_START, "did not start: " + why);
  }

  private static Vice onInfo(String name, String commands, String ending, String reason) {
    return new Vice(name, "\"INFO rule\"*", commands, ending, reason);
  }

  private static Vice onMove(String name, String commands, String ending, String reason) {
    return new Vice(name, "TURN*", commands, ending, reason);
  }

  /** A line that is no move is the end only where no move follows. */
  private static Vice onPrint(String name, String commands, String ending, String reason) {
    return onMove(name, commands + "; continue", ending, reason);
  }

  @AfterEach
  void noProcessIsLeft() {
    assertEquals(List.of(), LeftProcesses.mentioning(folder.toString(), sleep));
  }

  @ParameterizedTest
  @MethodSource("vices")
  void theGameIsLostAndTheNextIsPlayed(Vice vice) throws Exception {
    List<String> row = new ScriptedBrain().onMove("echo \"$n,3\"; n=$((n+1))").write(file("row"));
    List<JsonNode> games = play(row, brain(vice));
    assertEquals(2, games.size());
    assertLost(games.get(0), vice.ending(), vice.reason());
    assertLost(games.get(1), "illegal move", "played 99,99, outside the board of 15x15");
  }

  /** As by a system that has no memory left: no brain loses by that. */
  @Test
  void theGameOfABrainThatIsKilledIsPlayedAgain() throws Exception {
    List<String> row = new ScriptedBrain().onMove("echo \"$n,3\"; n=$((n+1))").write(file("row"));
    List<JsonNode> games = play(row, brain(onMove("is killed", "kill -9 $$", "", "")));
    assertEquals(2, games.size());
    assertLost(games.get(0), "illegal move", "played 99,99, outside the board of 15x15");
    assertTrue(
        out.toString().contains("game 1 is played again: a brain was killed (exit code 137"),
        out::toString);
  }

  @Test
  void aMoveThatNobodyAskedForLoses() throws Exception {
    Path said = folder.resolve("said");
    Vice vice = new Vice("answers too early", "\"INFO rule\"*", "echo 9,9; : >" + said, "", "");
    // The opponent, who moves first, waits until the line is there.
    List<String> row =
        new ScriptedBrain()
            .onMove("while [ ! -e " + said + " ]; do sleep 0.05; done; sleep 0.2; echo 0,3")
            .write(file("row"));
    List<JsonNode> games = play(row, brain(vice));
    assertLost(games.get(0), GARBAGE, "answered '9,9' before it was asked for a move");
    assertEquals(2, games.size());
  }

  @Test
  void aBrainThatDoesNotEndIsEnded() throws Exception {
    List<String> row = new ScriptedBrain().onMove("echo \"$n,3\"; n=$((n+1))").write(file("row"));
    List<String> bad =
        new ScriptedBrain()
            .first("trap '' TERM HUP INT; HANG &".replace(HANG, sleep))
            .onMove("echo \"$((2*n)),8\"; n=$((n+1))")
            .on("END", sleep)
            .write(file("bad"));
    for (JsonNode game : play(row, bad)) {
      assertEquals("row makes five in a row", game.get("reason").asText());
    }
  }

  /**
   * A brain that has the vice in its first game, and plays an illegal move in later ones. In the
   * trial before the match it behaves.
   */
  private List<String> brain(Vice vice) throws Exception {
    String trial = "mkdir '" + folder.resolve("tried") + "' 2>/dev/null && trial=1\n";
    String once =
        "if [ -z \"$trial\" ] && mkdir '" + folder.resolve("done") + "' 2>/dev/null; then ";
    String commands = (once + vice.commands() + "; fi").replace(HANG, sleep).replace("& ;", "&");
    ScriptedBrain brain = new ScriptedBrain().first(trial).onMove(ILLEGAL);
    if (vice.stage().isEmpty()) {
      brain.first(trial + commands);
    } else {
      brain.each("case $line in " + vice.stage() + ") " + commands + ";; esac");
    }
    return brain.write(file("bad"));
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  /** Plays a pair of games, "row" having black in the first. */
  private List<JsonNode> play(List<String> row, List<String> bad) throws Exception {
    Path log = file("games.jsonl");
    List<String> arguments =
        List.of(
            "-engine",
            "name=row",
            "cmd=" + String.join(" ", row),
            "tc=60/20",
            "-engine",
            "name=bad",
            "cmd=" + String.join(" ", bad),
            "tc=60/1",
            "startup-ms=2000",
            "-out",
            log.toString());
    int code =
        Tournament.execute(
            new PrintWriter(out), new PrintWriter(err), arguments.toArray(String[]::new));
    assertEquals(0, code, err::toString);
    List<JsonNode> games = new ArrayList<>();
    for (String line : Files.readAllLines(log)) {
      games.add(MAPPER.readTree(line));
    }
    // The first line tells the settings.
    return games.subList(1, games.size());
  }

  private static void assertLost(JsonNode game, String ending, String reason) {
    assertEquals("row", game.get(game.get("winner").asText()).asText(), game::toString);
    assertTrue(game.get("ending").asText().matches(ending), game::toString);
    assertTrue(game.get("reason").asText().matches("bad (?:" + reason + ")"), game::toString);
  }
}
