package org.katachi.gamefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;

/** Psq, positions of RenLib and Yixin-Board, collections of ShowRenju, and drawn boards. */
class SavedGamesTest {

  private static final Geometry FIFTEEN = new Geometry(15, 15);
  private static final String PSQ = "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,8,25\n8,9,0\n";

  @Test
  void aPsqFileTellsPlayersTimesEndAndRule() {
    GameTree game = only(PSQ + "A.zip\nB.zip\n-1\n1,Renju\n");
    assertEquals("h8i8h9", moves(game));
    assertEquals(Optional.of(Rule.RENJU), game.rule());
    assertEquals("A.zip - B.zip", game.players());
    assertEquals("25", game.root().children().get(0).children().get(0).text("MILLIS"));
    assertEquals(List.of(), game.warnings());
    String again = new String(GameWriter.write(game, GameFormat.PSQ), StandardCharsets.UTF_8);
    assertEquals(PSQ + "A.zip\nB.zip\n-1\n1,Renju\n", again.replace("\r", ""));
  }

  @Test
  void thePlayersOfAPsqFileStandInTheOrderOfTheHeader() {
    assertEquals("B - A", only("Piskvorky 15x15, 11:11, 1\n8,8,0\nA\nB\n0\n").players());
  }

  @Test
  void theOlderFormOfPiskvorkCountsFromZero() {
    GameTree game = only("ai5.exe\nB\n0,19,0\n1,19,10\n-1\n");
    assertEquals("a20b20", moves(game));
    assertEquals("ai5.exe - B", game.players());
    assertEquals(List.of("a file of Gomotur tells no board; it is read on 20x20"), game.warnings());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8,8,0~9,8|the file lacks its end, so it may be cut short",
        "8,8,0~A~B|the file lacks its end, so it may be cut short",
        "8,8,0~x~A~B~0|line 5 is left out: B",
        "8,8,0~0~A|line 4 is left out: A",
        "8,8,0~9|the file lacks its end, so it may be cut short",
        "8,8,0~-1~1,Fastgame|the rule is not known: Fastgame",
      })
  void whatIsOddInAPsqFileIsTold(String lines, String warning) {
    GameTree game = only(("Piskvorky 15x15, 11:11, 0~" + lines).replace('~', '\n'));
    assertEquals(warning, game.warnings().get(0));
  }

  /** A damaged line never ends a game: neither between the moves nor after the last. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8,8,0~9;9,0~A~B~0|line 3: not a move like 8,8,0: 9;9,0",
        "8,8,0~9,~A~B~0|line 3: not a move like 8,8,0: 9,",
        "8,8,0~9,x9,0~A~B~0|line 3: not a move like 8,8,0: 9,x9,0",
        "8,8,0~~9,9,0~A~B~0|'line 3: not a move like 8,8,0: '",
        "8,8,0~x,9,0~9,9,0~A~B~0|line 3: not a move like 8,8,0: x,9,0",
        "8,8,0~8,8,0~0|line 3: h8 is taken",
        "8,8,0~16,8,0~0|line 3: p8 is outside the board of 15x15",
      })
  void aBrokenLineOfAPsqFileIsRefused(String lines, String message) {
    assertFault(message, ("Piskvorky 15x15, 11:11, 0~" + lines).replace('~', '\n'));
  }

  @Test
  void aPositionOfRenLibIsACountAndPoints() {
    assertEquals("h8a1o15", moves(only(HexFormat.of().parseHex("037000E0"))));
    assertEquals("", moves(only(new byte[1])));
  }

  /** A line feed is ten, the number of the letters and digits behind it. */
  @Test
  void movesOnASecondLineAreNoPositionOfRenLib() {
    assertEquals("h8i9j7k6l5", moves(only("\nh8i9j7k6l5")));
  }

  @Test
  void aGameOfYixinBoardHasItsRowsFirst() {
    assertEquals("h8i7g9", moves(only("15\n15\n3\n7 7\n6 8\n8 6\n")));
    assertEquals(new Geometry(20, 15), only("15\n20\n0\n").geometry());
    assertEquals(List.of("line 5 is left out: 6 8"), only("15\n15\n1\n7 7\n6 8\n").warnings());
    assertFault("line 5: not a move like 7 7: ", "15\n15\n2\n7 7\n");
    assertFault("line 4: h16 is outside the board of 15x15", "15\n15\n1\n15 7\n");
  }

  @Test
  void aCollectionOfShowRenjuHasAGameOnEachLine() {
    GameFile file =
        read(
            """
            my games
            2003, final=[Kuro,Shiro,+,88897A00,97,R,fine game, that]
            ,=[,,,88,,,]
            broken
            ,=[,,,8G,,,]
            ,=[,,-,,,,]
            """);
    assertEquals(3, file.games().size());
    GameTree first = file.games().get(0);
    assertEquals("h8h7g6pass", moves(first));
    assertEquals("Kuro - Shiro", first.players());
    assertEquals("B+", first.root().text("RE"));
    assertEquals("fine game, that", first.root().text("GC"));
    assertEquals("97", first.root().text("5A"));
    assertEquals(
        List.of(
            "line 1 is left out: not a game like =[black,white,+,8898,,,]: my games",
            "line 4 is left out: not a game like =[black,white,+,8898,,,]: broken",
            "line 5 is left out: move 1: not two digits: 8G"),
        file.warnings());
    assertEquals(
        "2003, final=[Kuro,Shiro,+,88897A00,97,R,fine game; that]\r\n",
        new String(GameWriter.write(first, GameFormat.BDT), StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource({
    "white to move, WHITE",
    "Black to play., BLACK",
    "O to move, WHITE",
    "White's turn, WHITE",
    "turn: white, WHITE",
    "白先胜, WHITE",
    "黑先, BLACK",
  })
  void aLineOfADrawnBoardMaySayWhoMoves(String line, Colour side) {
    GameTree game = only(".....\n.xooo\n.....\n.....\n.....\n" + line + "\n");
    assertEquals(side, game.mainLine().toMove());
    assertEquals(List.of(), game.warnings());
  }

  @Test
  void aDrawnBoardMayHaveAnyStones() {
    GameTree game = only(".....\n.xooo\n.....\n.....\n.....\n");
    assertEquals("b2c2d2e2", moves(game));
    assertEquals(Colour.BLACK, game.mainLine().toMove());
    assertEquals(
        List.of("1 black and 3 white stones, and nothing says who is to move: black is taken"),
        game.warnings());
  }

  @Test
  void blankLinesStandBetweenDrawnBoards() {
    String board = ".....\n.x...\n.....\n.....\n.....\n";
    GameFile file = read(board + "white to move\n\n" + board.replace('x', 'o') + "\n");
    assertEquals(2, file.games().size());
    assertEquals(Colour.WHITE, file.games().get(0).mainLine().toMove());
    assertEquals("b2", moves(file.games().get(1)));
    assertEquals(List.of("line 1 is left out: Puzzle"), only("Puzzle\n" + board).warnings());
  }

  @Test
  void stonesOutOfTurnAreHeldBySgfOnly() {
    GameTree game = only("(;SZ[15]AB[hh][ii])");
    for (GameFormat format : List.of(GameFormat.PSQ, GameFormat.POS, GameFormat.SAV)) {
      assertThrows(IllegalArgumentException.class, () -> GameWriter.write(game, format));
    }
    GameTree bdt = read(GameWriter.write(game, GameFormat.BDT)).games().get(0);
    assertEquals("h8passi9", moves(bdt));
  }

  private static void assertFault(String message, String text) {
    Exception fault = assertThrows(IllegalArgumentException.class, () -> read(text));
    assertEquals(message, fault.getMessage());
  }

  private static GameTree only(String text) {
    return only(text.getBytes(StandardCharsets.UTF_8));
  }

  private static GameTree only(byte[] bytes) {
    GameFile file = read(bytes);
    assertEquals(List.of(), file.warnings());
    assertEquals(1, file.games().size());
    return file.games().get(0);
  }

  private static GameFile read(String text) {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  private static GameFile read(byte[] bytes) {
    return GameReader.read(bytes, FIFTEEN);
  }

  private static String moves(GameTree game) {
    return game.mainLine().moves().stream().map(Move::toString).collect(Collectors.joining());
  }
}
