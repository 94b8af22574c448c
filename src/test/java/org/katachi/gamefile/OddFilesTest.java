package org.katachi.gamefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;

/** Files as people bring them: each is read rightly, or it says what was not taken. */
class OddFilesTest {

  private static final Geometry FIFTEEN = new Geometry(15, 15);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. h8 2. i9 3. j10",
        "1.h8 2.i9 3.j10",
        "1) H8 2) I9 3) J10",
        "1. h8 i9 2. j10",
        "1. h8 1... i9 2. j10",
        "Ｈ８　Ｉ９　Ｊ１０",
        "ｈ８、ｉ９、ｊ１０",
        "h8，i9，j10",
        "1. 7,7 2. 8,8 3. 9,9",
        "７,７ ８,８ ９,９",
        "h8\r\ni9\r\nj10\r\n\u001A",
        "h8 i9 j10\0\0",
        "h8\u00A0i9\u2003j10",
      })
  void movesMayHaveNumbersAndWideCharacters(String text) {
    assertEquals("h8i9j10", moves(only(text)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. h8 3. i9|move 2 has the number 3",
        "1. h8 i9 2. j10 4. k11|move 4 has the number 4",
        "1. h8 2. 9i|move 2: not a point like h8: 9i",
        "h8 i9 pass j10|move 3: not a point like h8: passj10",
        "h8 -- i9|move 2: not a point like h8: --i9",
      })
  void aMoveThatIsMissingIsTold(String text, String message) {
    assertFault(message, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "504B0304 14000000|the file is a zip archive: unpack it",
        "1F8B0800 00000000|the file is a gzip archive: unpack it",
        "89504E47 0D0A1A0A|the file is a picture, not a game",
        "FFD8FFE0 00104A46|the file is a picture, not a game",
        "25504446 2D312E37|the file is a PDF, not a game",
        "04224D18 64407000|the file is packed by LZ4, as databases of Rapfi are, which are not"
            + " read",
      })
  void aFileOfAnotherKindIsNamed(String hex, String message) {
    byte[] file = HexFormat.of().parseHex(hex.replace(" ", ""));
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> GameReader.read(file, FIFTEEN))
            .getMessage());
  }

  /** A script has brackets and semicolons, too. */
  @Test
  void aPageOfHtmlIsNoGameUnlessItHoldsOne() {
    String page = "<!DOCTYPE html>\n<script>for(;;){a(;b[0])}</script>\n";
    assertFault(
        "line 1: neither moves like h8i9j10, psq, SGF, RenLib nor a drawn board: <!DOCTYPE html>",
        page);
    GameFile file = read(page + "(;GM[4]SZ[15];B[hh];W[ii])\n</html>");
    assertEquals("h8i9", moves(file.games().get(0)));
    assertEquals(2, file.warnings().size());
  }

  @Test
  void bracketsBehindAGameAreNoGame() {
    GameFile file = read("(;GM[4]SZ[15];B[hh];W[ii])\nsee you (; bye");
    assertEquals("h8i9", moves(file.games().get(0)));
    assertEquals(1, file.games().size());
    assertEquals(
        List.of("line 2, column 1: text outside of a game is left out: see you (; bye"),
        file.warnings());
  }

  @Test
  void aSizeOrRuleInsideAGameIsTold() {
    GameTree game = only("(;GM[4];SZ[20]RU[renju]B[hh])");
    assertEquals(
        List.of(
            "line 1, column 11: SZ does not stand at the beginning of the game, and is not taken",
            "line 1, column 17: RU does not stand at the beginning of the game, and is not taken"),
        game.warnings());
    assertEquals(FIFTEEN, game.geometry());
  }

  /** The second byte of some characters is the escape of SGF. */
  @ParameterizedTest
  @CsvSource({
    "Shift_JIS,棋譜の表",
    "GBK,連珠乗",
    "Big5,五子棋成功",
    "windows-1252,Müller wins",
  })
  void aCharsetThatIsNotDeclaredLosesNoMoves(String charset, String comment) {
    String text = "(;GM[4]SZ[15];B[hh]C[" + comment + "];W[ih]C[a];B[ii])";
    GameFile file = GameReader.read(text.getBytes(Charset.forName(charset)), FIFTEEN);
    assertEquals("h8i8i9", moves(file.games().get(0)));
    assertTrue(file.warnings().get(0).startsWith("no charset is declared"), charset);
  }

  /** Its characters have brackets and backslashes of ASCII. */
  @Test
  void japaneseInSevenBitsLosesNoMoves() {
    String text = "(;GM[4]SZ[15];B[hh]C[\u3001\u5bb6\u306e\u8fd4];W[ih]C[\u5bb6];B[ii])";
    GameFile file = GameReader.read(text.getBytes(Charset.forName("ISO-2022-JP")), FIFTEEN);
    assertEquals("h8i8i9", moves(file.games().get(0)));
    assertEquals(
        List.of("no charset is declared; names and comments are read as ISO-2022-JP"),
        file.warnings());
  }

  /** An editor saved it in another charset than it declares. */
  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-32"})
  void aCharsetOfPairsOfBytesIsNotDeclaredInSingleOnes(String charset) {
    String text = "(;CA[" + charset + "]SZ[15];B[hh]C[\u9ed2];W[ih])";
    GameFile file =
        GameReader.read((text + " ".repeat(5)).getBytes(StandardCharsets.UTF_8), FIFTEEN);
    assertEquals("h8i8", moves(file.games().get(0)));
    assertEquals(
        List.of("the bytes are not of the charset that is declared, " + charset), file.warnings());
  }

  @Test
  void movesInLinesMayBeSeveralGames() {
    assertEquals(
        List.of("the moves of 2 lines are read as those of one game"),
        only("h8i9\nj10k11\n").warnings());
    assertEquals(List.of(), only("h8\ni9\nj10\n").warnings());
    assertEquals(List.of(), only("h8 i9 j10\n").warnings());
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-8"})
  void aFileOfWideCharactersNeedsNoMark(String charset) {
    for (String mark : List.of("", "\uFEFF")) {
      byte[] file = (mark + "(;SZ[15]PB[黒];B[hh])").getBytes(Charset.forName(charset));
      GameFile read = GameReader.read(file, FIFTEEN);
      assertEquals("h8", moves(read.games().get(0)));
      assertEquals("黒", read.games().get(0).root().text("PB"));
      assertEquals(List.of(), read.warnings());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "KOI8-R,Рэндзю",
    "windows-1251,Рэндзю и шахматы",
    "EUC-KR,렌주 오목 대국",
    "EUC-JP,連珠の棋譜",
    "Big5,五子棋比賽",
  })
  void aDeclaredCharsetIsTaken(String charset, String comment) {
    String text = "(;GM[4]CA[" + charset + "]SZ[15];B[hh]C[" + comment + "];W[ih])";
    GameFile file = GameReader.read(text.getBytes(Charset.forName(charset)), FIFTEEN);
    assertEquals(comment, file.games().get(0).root().children().get(0).comment());
    assertEquals(List.of(), file.warnings());
  }

  @ParameterizedTest
  @CsvSource({
    "Yamasyrv,renju",
    "LinHuan,renju",
    "禁手あり,renju",
    "禁手なし,freestyle",
    "四珠交替打ち,renju",
    "五手两打,renju",
    "有禁手规则,renju",
    "렌주룰,renju",
  })
  void aRuleIsKnownByItsNames(String name, String rule) {
    assertEquals(Optional.of(Rule.parse(rule)), RuleNames.find(name));
  }

  @Test
  void aLibraryWithoutAHeaderBeginsWithTheCentre() {
    // h8, i9, a variation of it, and replies to that.
    byte[] file = HexFormat.of().parseHex("780089809A00AB00BC00CD408800770066005540");
    GameTree game = GameReader.read(file, FIFTEEN).games().get(0);
    assertEquals("h8i9j10k11l12m13", moves(game));
    assertEquals(List.of("the main line is taken; other lines: 1"), game.warnings());
    byte[] text =
        "x . . . o\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n".getBytes(StandardCharsets.UTF_8);
    assertEquals("a1e1", moves(GameReader.read(text, FIFTEEN).games().get(0)));
  }

  /** Its first byte is that of a library without a header. */
  @Test
  void aPositionOf120MovesIsNoLibrary() {
    byte[] file = new byte[121];
    file[0] = 120;
    for (int i = 1; i < file.length; i++) {
      file[i] = (byte) (i - 1);
    }
    RecordedGame game = GameReader.read(file, FIFTEEN).games().get(0).mainLine();
    assertEquals(120, game.moves().size());
    assertEquals("o8", game.moves().get(119).toString());
  }

  private static final String ROWS =
      """
      1 . . . . . .
      2 . X O . . .
      3 . . X . . .
      4 . . . . . .
      5 . . . . . .
      6 . . . . . .
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "  １２３４５６\n一．．．．．．\n二．Ｘ○．．．\n三．．●．．．\n四．．．．．．\n五．．．．．．\n六．．．．．．\n",
        "一・・・・・・\n二・●○・・・\n三・・●・・・\n四・・・・・・\n五・・・・・・\n六・・・・・・\n　一二三四五六\n",
        """
           0 1 2 3 4 5
        0 . . . . . .
        1 . B W . . .
        2 . . B . . .
        3 . . . . . .
        4 . . . . . .
        5 . . . . . .
        """,
        "  012345\n0 ......\n1 .@O...\n2 ..@...\n3 ......\n4 ......\n5 ......\n",
        " ------\n|......|\n|.XO...|\n|..X...|\n|......|\n|......|\n|......|\n ------\n",
        "+------+\n|......|\n|.xo...|\n|..x...|\n|......|\n|......|\n|......|\n+------+\n",
        "......\r\n.bw...\r\n..b...\r\n......\r\n......\r\n......\r\n",
        "......\n.⚫\uFE0F◯...\n..⬤...\n......\n......\n......\n",
        "A B C D E F\n......\n.XO...\n..X...\n......\n......\n......\n",
      })
  void boardsAreDrawnInManyWays(String text) {
    GameTree game = only(text);
    assertEquals(new Geometry(6, 6), game.geometry(), text);
    assertEquals("b2c2c3", moves(game), text);
    assertEquals(List.of(), game.warnings(), text);
  }

  /** As programs draw fifteen rows from below, in a border. */
  @Test
  void aBorderIsNoRow() {
    String border = "   ------\n";
    String rows =
        """
        6 . . . . . .
        5 . . . . . .
        4 . . . . . .
        3 . X . . . .
        2 . . . . . .
        1 . . O . . .
        """;
    assertEquals("b3c1", moves(only(border + rows + border + "  a b c d e f\n")));
    // Where a point is drawn so, it is a row.
    assertEquals(new Geometry(6, 5), only("------\n-X----\n------\n------\n------\n").geometry());
  }

  @ParameterizedTest
  @CsvSource({
    "black to move,BLACK",
    "White to play and win,WHITE",
    "Problem 12: black to win,BLACK",
    "黑先胜,BLACK",
    "白先,WHITE",
    "ход белых,WHITE",
    "Ход: чёрных,BLACK",
    "흑선,BLACK",
  })
  void whoIsToMoveMayBeSaidInWords(String words, Colour side) {
    assertEquals(side, only(words + "\n" + ROWS).mainLine().toMove(), words);
    assertEquals(side, only(ROWS + "\n" + words + "\n").mainLine().toMove(), words);
  }

  @Test
  void titlesOfBoardsAreToldAndDivideThem() {
    String rows = ROWS.replaceAll("(?m)^[0-9]", "");
    GameFile file = read("Problem 1\n" + rows + "Problem 2, hard\n" + rows + "white to move\n");
    assertEquals(2, file.games().size());
    assertEquals(List.of("line 1 is left out: Problem 1"), file.games().get(0).warnings());
    assertEquals(List.of("line 8 is left out: Problem 2, hard"), file.games().get(1).warnings());
    assertEquals(Colour.WHITE, file.games().get(1).mainLine().toMove());
    assertFault(
        "line 7: a blank line must tell to which of the two boards it belongs",
        rows + "white to move\n" + rows);
    assertEquals(2, read(rows + "white to move\n\n" + rows).games().size());
  }

  @Test
  void aRowWithSomethingOddInItIsNeverLeftOut() {
    assertFault(
        "line 4, column 5: ? is neither X (black), O (white) nor . (empty)",
        ROWS.replace("4 . .", "4 . ?"));
    assertFault(
        "line 4, column 15: l is neither X (black), O (white) nor . (empty)",
        ROWS.replace("4 . . . . . .", "4 . . . . . . last move"));
  }

  @Test
  void anythingMayBeNestedAThousandTimes() {
    int depth = 1000;
    String variations = "(;GM[4]SZ[15]" + "(;B[](;W[]".repeat(depth) + "))".repeat(depth) + ")";
    assertEquals(2 * depth, only(variations).mainLine().moves().size());
    String brackets = "(".repeat(depth) + ";GM[4];B[hh]" + ")".repeat(depth);
    assertEquals("h8", moves(only(brackets)));
  }

  /** Java's memory ends before such a file does. */
  @Test
  void aFileThatIsTooLargeIsTold() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 'a';
          }

          @Override
          public byte[] readAllBytes() {
            throw new OutOfMemoryError("as a test wants it");
          }
        };
    Exception fault =
        assertThrows(IllegalArgumentException.class, () -> GameReader.read(endless, FIFTEEN));
    assertEquals(
        "to read it takes more memory than Java has; KATACHI_JAVA_OPTS=-Xmx2g gives more",
        fault.getMessage());
  }

  @Test
  void emptyFilesAreTold() throws IOException {
    for (byte[] file :
        List.of(new byte[0], new byte[] {'\n'}, "\uFEFF".getBytes(StandardCharsets.UTF_8))) {
      assertEquals(
          "the text is empty",
          assertThrows(
                  IllegalArgumentException.class,
                  () -> GameReader.read(new ByteArrayInputStream(file), FIFTEEN))
              .getMessage(),
          Arrays.toString(file));
    }
  }

  private static void assertFault(String message, String text) {
    Exception fault = assertThrows(IllegalArgumentException.class, () -> read(text));
    assertEquals(message, fault.getMessage());
  }

  private static GameTree only(String text) {
    GameFile file = read(text);
    assertEquals(1, file.games().size());
    return file.games().get(0);
  }

  private static GameFile read(String text) {
    return GameReader.read(text, FIFTEEN);
  }

  private static String moves(GameTree game) {
    return game.mainLine().moves().stream().map(Move::toString).collect(Collectors.joining());
  }
}
