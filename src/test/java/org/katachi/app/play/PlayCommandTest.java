package org.katachi.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.Engine;

class PlayCommandTest {

  @TempDir Path folder;

  private ScriptedEngine engine = new ScriptedEngine(List.of());
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void blackWinsWithAFiveInARow() {
    engineWillPlay("a1b1c1d1");
    assertEquals(0, play("--colour black", "h8", "h9", "h10", "h11", "h12", "quit"));
    assertSaid("h12 completes a line: you win.");
    assertTrue(drawings().get(5).contains("12 . . . + . . .[X]."));
  }

  @Test
  void theEngineWinsWithAFiveInARow() {
    engineWillPlay("h8h9h10h11h12");
    assertEquals(0, play("--colour white", "a1", "b1", "c1", "d1", "quit"));
    assertSaid("search plays h12.");
    assertSaid("h12 completes a line: you lose.");
  }

  @Test
  void aFullBoardIsADraw() {
    List<Point> black = new ArrayList<>();
    List<Point> white = new ArrayList<>();
    for (int y = 0; y < 5; y++) {
      for (int x = 0; x < 5; x++) {
        ((x + y / 2) % 2 == 0 ? black : white).add(new Point(x, y));
      }
    }
    engine = new ScriptedEngine(white);
    assertEquals(0, play("--size 5", black.stream().map(Point::toString).toArray(String[]::new)));
    assertSaid("The board is full: a draw.");
  }

  @Test
  void inRenjuABlackOverlineIsAFoulAndLoses() {
    engineWillPlay("a15c15e15g15i15");
    play("--rule renju", "a8", "b8", "c8", "e8", "f8", "d8", "quit");
    assertSaid("d8 is a foul by black: you lose.");
  }

  @Test
  void inRenjuThePersonWinsByTheEnginesFoul() {
    engineWillPlay("a8b8c8e8f8d8");
    play("--rule renju --colour white", "a15", "c15", "e15", "g15", "i15", "quit");
    assertSaid("d8 is a foul by black: you win.");
  }

  @Test
  void inStandardAnOverlineDoesNotEndTheGame() {
    engineWillPlay("a15c15e15g15i15k15");
    play("--rule standard", "a8", "b8", "c8", "e8", "f8", "d8", "quit");
    assertSaid("search plays k15.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"h8", "H8", " h8 ", "7,7", "7, 7"})
  void aPointCanBeTypedInSeveralWays(String typed) {
    engineWillPlay("i9");
    play("", typed);
    assertEquals("h8", pos(engine.lastPosition().stones().get(0).point()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "h8    | H8 is taken.",
        "i9    | I9 is taken.",
        "p1    | Outside the board, which ends at o15.",
        "-1,3  | Outside the board, which ends at o15.",
        "7,15  | Outside the board, which ends at o15.",
        "7,x   | Not a point like 7,7: 7,x.",
        "hello | Not a point like h8: hello.",
      })
  void anImpossibleMoveIsRefusedInWords(String typed, String answer) {
    engineWillPlay("i9j10");
    assertEquals(0, play("", "h8", typed, "h7", "quit"));
    assertSaid(answer);
    assertSaid("search plays j10.");
  }

  @Test
  void undoTakesBackBothStones() {
    engineWillPlay("i9j10a1");
    play("", "h8", "h9", "undo", "h10", "quit");
    assertEquals(List.of("h8", "i9", "h10"), enginesStones());
  }

  @Test
  void undoAtTheStartTakesBackNothing() {
    play("", "undo", "quit");
    assertSaid("You have no stone to take back.");
  }

  @Test
  void undoDoesNotTakeTheEnginesFirstStone() {
    engineWillPlay("h8i9");
    play("--colour white", "undo", "a1", "quit");
    assertSaid("You have no stone to take back.");
    assertEquals(List.of("h8", "a1"), enginesStones());
  }

  @Test
  void undoAfterAWinTakesBackOneStoneAndTheGameGoesOn() {
    engineWillPlay("a1b1c1d1e2");
    play("", "h8", "h9", "h10", "h11", "h12", "undo", "o15", "quit");
    assertSaid("search plays e2.");
    assertEquals("o15", enginesStones().get(8));
  }

  @Test
  void afterTheEndNoMoveIsTaken() {
    engineWillPlay("a1b1c1d1");
    play("", "h8", "h9", "h10", "h11", "h12", "o15", "quit");
    assertSaid("The game is over: undo, save or quit.");
  }

  @Test
  void aHintIsForThePersonAndPlaysNothing() {
    engineWillPlay("i9j10k11");
    play("", "h8", "hint", "h7", "quit");
    assertSaid("Hint: j10 (evaluation 35)");
    assertEquals(List.of("h8", "i9", "h7"), enginesStones());
  }

  @Test
  void theEngineSearchesForTheGivenTime() {
    engineWillPlay("i9");
    play("--time 0.25", "h8");
    assertEquals(250, engine.lastLimits().turnMillis());
    assertEquals(1, engine.gameCount());
  }

  @Test
  void resigningEndsTheGame() {
    engineWillPlay("i9");
    assertEquals(0, play("", "h8", "resign", "h7", "quit"));
    assertSaid("You resign: search wins.");
    assertSaid("The game is over: undo, save or quit.");
  }

  @Test
  void undoTakesBackOnlyTheResignation() {
    engineWillPlay("i9j10");
    play("", "h8", "resign", "undo", "h9", "quit");
    assertEquals(List.of("h8", "i9", "h9"), enginesStones());
  }

  @Test
  void aResignationBeforeTheFirstMoveCanBeTakenBack() {
    engineWillPlay("i9");
    play("", "resign", "undo", "h8", "quit");
    assertSaid("search plays i9.");
  }

  @Test
  void aSavedGameGoesOn() {
    String file = folder.resolve("my game.sgf").toString();
    engineWillPlay("i9j10");
    play("--rule renju --boardsize 20x17", "h8", "h9", "save " + file, "quit");
    assertSaid("Saved as " + file + ".");

    engineWillPlay("a1");
    assertEquals(0, playArguments(List.of("--ascii", "--load", file), "k11", "quit"));
    assertSaid("You play black (X) against search (O): renju on 20x17. Type help for help.");
    assertEquals(List.of("h8", "i9", "h9", "j10", "k11"), enginesStones());
  }

  @Test
  void aGameSavedAsPsqGoesOnByTheRuleOfTheOptions() {
    String file = folder.resolve("GAME.PSQ").toString();
    engineWillPlay("i9");
    play("--rule standard --boardsize 20", "h8", "save " + file, "quit");

    engineWillPlay("a1");
    playArguments(List.of("--load", file, "--rule", "standard", "--boardsize", "20"), "quit");
    assertTrue(said().contains("against search") && said().contains("standard on 20x20"), said());
    assertEquals(2, playArguments(List.of("--load", file, "--boardsize", "15")));
    assertRefused("no game in " + file + ": a game on a board of 20x20, not 15x15");
  }

  @Test
  void whoContinuesAGameHasTheSideToMoveUnlessTheColourIsSaid() throws IOException {
    load("h8i9j10", "quit");
    assertSaid("You play white (O) against search (X): freestyle on 15x15. Type help for help.");

    engineWillPlay("j10");
    Path file = Files.writeString(folder.resolve("game.txt"), "h8i9");
    playArguments(List.of("--ascii", "--load", file.toString(), "--colour", "white"), "quit");
    assertSaid("search plays j10.");
  }

  @Test
  void aPositionWithItsSideToMoveGoesOn() throws IOException {
    Path file = Files.writeString(folder.resolve("p.sgf"), "(;SZ[9]AB[ee]AW[dd][ff]PL[W])");
    engineWillPlay("a1");
    playArguments(List.of("--ascii", "--load", file.toString()), "g7", "undo", "undo", "quit");
    assertSaid("You play white (O) against search (X): freestyle on 9x9. Type help for help.");
    assertSaid("search plays a1.");
    assertSaid("You have no stone to take back.");
    assertEquals(List.of("e5", "d4", "f6", "g7"), enginesStones());
    playArguments(List.of("--ascii", "--load", file.toString(), "--to-move", "black"), "quit");
    assertSaid("You play black (X) against search (O): freestyle on 9x9. Type help for help.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"psq", "lib", "pos", "sav", "bdt"})
  void theEndingOfTheNameTellsTheForm(String ending) {
    Path file = folder.resolve("game." + ending);
    engineWillPlay("i9");
    play("", "h8", "save " + file, "quit");
    assertSaid("Saved as " + file + ".");
    assertEquals(0, playArguments(List.of("--ascii", "--load", file.toString()), "quit"));
    assertSaid(" 8 . . . . . . . X . . . . . . .");
    assertSaid(" 9 . . . . . . . .[O]. . . . . .");
  }

  @Test
  void aFormThatCannotHoldTheGameIsTold() {
    Path file = folder.resolve("game.lib");
    play("--boardsize 20", "save " + file, "quit");
    assertSaid(
        "Not saved as " + file + ": RenLib has boards of 15x15 only, and this one is 20x20.");
  }

  @Test
  void aGameThatCannotBeSavedIsNotLost() {
    engineWillPlay("i9j10");
    Path file = folder.resolve("no/such/folder/game.txt");
    play("", "h8", "save " + file, "h7", "quit");
    assertSaid("Not saved as " + file + ": no such file or folder.");
    assertSaid("search plays j10.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "h8i9h8               | move 3: h8 is taken",
        "p1                   | move 1, p1, is outside the board of 15x15",
        "h8-i9                | move 2: not a point like h8: -i9",
        "a1a2b1b2c1c2d1d2e1e2 | move 9, e1, ended the game by the rule freestyle",
      })
  void aDamagedFileIsRefused(String moves, String reason) throws IOException {
    assertEquals(2, load(moves));
    assertRefused("no game in " + folder.resolve("game.txt") + ": " + reason);
  }

  @Test
  void aMissingFileIsNamed() {
    Path file = folder.resolve("nothing.txt");
    assertEquals(2, playArguments(List.of("--load", file.toString())));
    assertRefused("can't read " + file + ": no such file or folder");
  }

  @Test
  void aWrongOptionIsReportedOnTheErrorStream() {
    assertEquals(2, play("--size 3"));
    assertRefused("3 is not a board size; a side has 5 to 40 points, as 15 or 30x20");
  }

  @Test
  void helpListsEveryOptionAndCommand() {
    assertEquals(0, play("--help"));
    for (String word :
        List.of(
            "--colour",
            "--boardsize",
            "--rule",
            "--time",
            "--player",
            "--load",
            "--to-move",
            "--ascii",
            "--help",
            "freestyle",
            "standard",
            "renju",
            "caro",
            "caro-exact",
            "search, weighted",
            "undo",
            "hint",
            "board",
            "save",
            "resign",
            "help",
            "quit")) {
      assertTrue(said().contains(word), word);
    }
  }

  @Test
  void theCommandsAreListedInTheGame() {
    play("", "help", "quit");
    assertTrue(said().contains(HelpTexts.COMMANDS));
  }

  @Test
  void theBoardIsDrawnAgainOnRequest() {
    play("", "board", "quit");
    assertEquals(2, drawings().size());
    assertEquals(drawings().get(0), drawings().get(1));
  }

  @Test
  void theEndOfTheInputEndsTheProgram() {
    engineWillPlay("i9");
    assertEquals(0, play("", "h8"));
    assertEquals("", err.toString(StandardCharsets.UTF_8));
    assertTrue(said().endsWith("> " + System.lineSeparator()));
  }

  @Test
  void anInputErrorIsReported() throws IOException {
    InputStream broken = mock();
    when(broken.read(any(), anyInt(), anyInt())).thenThrow(new IOException("the line is dead"));
    assertEquals(1, run(List.of("--ascii"), broken));
    assertEquals(
        List.of("pbrain-katachi play: the input can't be read: the line is dead"),
        err.toString(StandardCharsets.UTF_8).lines().toList());
  }

  @Test
  void onlyTheNamedPlayerIsMade() {
    Map<String, Supplier<Engine>> players = new LinkedHashMap<>();
    players.put("search", Assertions::fail);
    players.put("weighted", () -> engine);
    assertEquals(
        0,
        PlayCommand.run(
            List.of("--player", "weighted"), players, input("quit"), stream(out), stream(err)));
    assertEquals(1, engine.gameCount());
  }

  private void engineWillPlay(String pos) {
    engine = new ScriptedEngine(Notation.parsePos(pos));
  }

  private int play(String options, String... lines) {
    List<String> arguments = new ArrayList<>(List.of(StringUtils.split(options)));
    arguments.add("--ascii");
    return playArguments(arguments, lines);
  }

  private int playArguments(List<String> arguments, String... lines) {
    return run(arguments, input(lines));
  }

  private int load(String text, String... lines) throws IOException {
    Path file = Files.writeString(folder.resolve("game.txt"), text);
    return playArguments(List.of("--ascii", "--load", file.toString()), lines);
  }

  private int run(List<String> arguments, InputStream in) {
    Map<String, Supplier<Engine>> players = new LinkedHashMap<>();
    players.put("search", () -> engine);
    players.put("weighted", () -> engine);
    return PlayCommand.run(arguments, players, in, stream(out), stream(err));
  }

  private static InputStream input(String... lines) {
    return new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private String said() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private void assertSaid(String line) {
    assertTrue(said().replace("> ", "").lines().anyMatch(line::equals), said());
  }

  private void assertRefused(String reason) {
    assertEquals(
        List.of("pbrain-katachi play: " + reason, "Try: pbrain-katachi play --help"),
        err.toString(StandardCharsets.UTF_8).lines().toList());
  }

  /** The stones of the last position that the engine was given, in order. */
  private List<String> enginesStones() {
    return engine.lastPosition().stones().stream().map(stone -> pos(stone.point())).toList();
  }

  private static String pos(Point point) {
    return Notation.letterNumber(point);
  }

  /** The drawn boards. */
  private List<String> drawings() {
    List<String> drawings = new ArrayList<>(List.of(said().split("   a b c", -1)));
    return drawings.subList(1, drawings.size());
  }
}
