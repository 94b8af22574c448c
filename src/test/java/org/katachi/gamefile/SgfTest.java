package org.katachi.gamefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
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

class SgfTest {

  private static final Geometry FIFTEEN = new Geometry(15, 15);

  @Test
  void variationsAndCommentsAreKept() {
    GameTree game =
        only("(;SZ[15]C[start];B[hh]C[first\\\r\n\\] \\\\];W[ii](;B[jj])(;B[aa]C[worse];W[ab]))");
    GameNode second = game.root().children().get(0).children().get(0);
    assertEquals("start", game.root().comment());
    assertEquals("first] \\", game.root().children().get(0).comment());
    assertEquals(2, second.children().size());
    assertEquals("worse", second.children().get(1).comment());
    assertEquals("a2", second.children().get(1).children().get(0).move().get().toString());
    assertEquals(List.of("the main line is taken; other lines: 1"), game.warnings());
  }

  @Test
  void movesAfterAVariationAreAnotherAndTold() {
    GameTree game = only("(;SZ[15];B[hh](;W[ii]);W[jj])");
    assertEquals(2, game.root().children().get(0).children().size());
    assertEquals(
        "line 1, column 23: moves after a variation are read as another variation",
        game.warnings().get(0));
  }

  @Test
  void aFileMayHoldSeveralGames() {
    GameFile file = read("(;SZ[15];B[hh])\n(;SZ[9]PB[Kuro];B[ee];W[dd])");
    assertEquals("h8", moves(file.games().get(0)));
    assertEquals("e5d4", moves(file.games().get(1)));
    assertEquals("Kuro", file.games().get(1).root().text("PB"));
    assertEquals(List.of(), file.warnings());
  }

  @Test
  void textOutsideOfGamesIsTold() {
    GameFile file = read("From a letter:\n(;SZ[15];B[hh]\n)\n--- (the end)");
    assertEquals("h8", moves(file.games().get(0)));
    assertEquals(
        List.of(
            "line 1, column 1: text outside of a game is left out: From a letter:",
            "line 4, column 1: text outside of a game is left out: --- (the end)"),
        file.warnings());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5A[gg][hh]",
        "x[]",
        "SW[NO]",
        "COPYright[me]",
        "Kommentar[\\]]",
        "A1B2[;B[zz\\]]"
      })
  void propertiesOfAnyNameAreKeptAndSkipped(String property) {
    GameTree game = only("(;SZ[15]" + property + ";B[hh]" + property + ";)");
    assertEquals("h8", moves(game));
    assertEquals(1, game.root().properties().size(), game.root().properties()::toString);
  }

  @Test
  void movesInSmallLettersAreSkippedAndTold() {
    GameTree game = only("(;SZ[15];b[hh];Bl[ii])");
    assertEquals("i9", moves(game));
    assertEquals(
        List.of("line 1, column 11: b in small letters is no property of SGF, and is skipped"),
        game.warnings());
  }

  @Test
  void theSizeOfTheBoardStandsAtTheRoot() {
    GameTree game = only("(;SZ[15];SZ[9]B[oo])");
    assertEquals(FIFTEEN, game.geometry());
    assertEquals("9", game.root().children().get(0).text("SZ"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"B[]", "B[tt]", "B[ ]"})
  void aMoveWithoutAPointIsAPass(String pass) {
    assertEquals("passi9", moves(only("(;SZ[15];" + pass + ";W[ii])")));
  }

  @Test
  void onALargeBoardTtIsAPoint() {
    assertEquals("t20", moves(only("(;SZ[20];B[tt])")));
  }

  @Test
  void aPositionMayHaveAnyStonesAndItsSideToMove() {
    RecordedGame game = only("(;SZ[15]PL[W]AB[hh][ig]AW[gi][gh][gg])").mainLine();
    assertEquals(Colour.WHITE, game.toMove());
    assertEquals(5, game.setup());
    assertEquals(Colour.WHITE.stone(), game.toBoard().sideToMove());
  }

  @Test
  void whereNothingSaysWhoIsToMoveThatIsTold() {
    GameTree game = only("(;SZ[15]AB[hh]AW[gi][gh][gg])");
    assertEquals(Colour.BLACK, game.mainLine().toMove());
    assertEquals(
        List.of("1 black and 3 white stones, and nothing says who is to move: black is taken"),
        game.warnings());
    game.setToMove(Colour.WHITE);
    assertEquals(Colour.WHITE, game.mainLine().toMove());
    assertEquals(List.of(), game.warnings());
  }

  @Test
  void pointsMayBeEmptiedBeforeTheMoves() {
    RecordedGame game = only("(;SZ[15]AB[hh][ii]AW[jj];AE[hh]PL[B];B[aa])").mainLine();
    assertEquals("i9j10a1", moves(game));
    assertEquals(2, game.setup());
  }

  @Test
  void stonesThatAreSetUpAfterMovesBeginTheGameAnew() {
    GameTree game = only("(;SZ[15];B[hh];W[ii];AB[jj]AE[ii]PL[W];W[aa])");
    assertEquals("h8j10a1", moves(game));
    assertEquals(2, game.mainLine().setup());
    assertEquals(List.of("stones are set up after move 2; the game begins there"), game.warnings());
  }

  @Test
  void aSideThatMovesTwiceIsReadSoAndTold() {
    GameTree game = only("(;SZ[15];B[hh]\n;B[ii])");
    assertEquals(
        List.of(Colour.BLACK, Colour.BLACK),
        game.mainLine().moves().stream().map(Move::side).toList());
    assertEquals(
        List.of("line 2, column 3: black moves, though white is to move"), game.warnings());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Shift_JIS", "GBK", "Big5", "EUC-KR", "UTF-8", "windows-1251"})
  void aFileIsDecodedByTheCharsetThatItDeclares(String charset) throws Exception {
    // 表 and 功 end in a backslash in Shift-JIS and Big5.
    String words =
        switch (charset) {
          case "EUC-KR" -> "오목";
          case "windows-1251" -> "рендзю";
          case "Big5" -> "功許";
          default -> "表";
        };
    String text = "(;CA[" + charset + "]SZ[15];B[hh]C[" + words + "];W[ih]C[" + words + "];B[ii])";
    GameFile file = GameReader.read(text.getBytes(charset), FIFTEEN);
    assertEquals("h8i8i9", moves(file.games().get(0)));
    assertEquals(words, file.games().get(0).root().children().get(0).comment());
    assertEquals(List.of(), file.warnings());
  }

  @ParameterizedTest
  @CsvSource({
    "Shift_JIS, これは連珠の棋譜です。黒の表はここから始まる。次の手で四を作る。",
    "GBK, 这是一盘连珠的棋谱。黑棋从这里开始进攻，下一步可以做四。白棋必须防守。",
    "windows-1251, Это партия в рендзю. Чёрные начинают атаку отсюда и строят четвёрку.",
  })
  void aCharsetThatIsNotDeclaredIsFoundAndTold(String charset, String words) throws Exception {
    String text = "(;SZ[15];B[hh]C[" + words + "];W[ih]C[" + words + "];B[ii]C[" + words + "])";
    GameFile file = GameReader.read(text.getBytes(charset), FIFTEEN);
    assertEquals("h8i8i9", moves(file.games().get(0)));
    assertEquals(words, file.games().get(0).root().children().get(0).comment());
    assertEquals(1, file.warnings().size());
    assertTrue(
        file.warnings().get(0).startsWith("no charset is declared; names and comments are read as"),
        file.warnings()::toString);
  }

  @Test
  void aByteOrderMarkTellsTheCharset() {
    String text = "\uFEFF(;CA[GBK]SZ[15];B[hh]C[連珠])";
    for (Charset charset :
        List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
      GameFile file = GameReader.read(text.getBytes(charset), FIFTEEN);
      assertEquals("連珠", file.games().get(0).root().children().get(0).comment());
    }
  }

  @Test
  void aWrongCharsetIsTold() {
    byte[] file = "(;CA[UTF-8]SZ[15];B[hh]C[caf\u00E9])".getBytes(StandardCharsets.ISO_8859_1);
    List<String> warnings = GameReader.read(file, FIFTEEN).warnings();
    assertEquals("the bytes are not of the charset that is declared, UTF-8", warnings.get(0));
    byte[] unknown = "(;CA[x-none]SZ[15];B[hh])".getBytes(StandardCharsets.US_ASCII);
    assertEquals(
        List.of("the charset that is declared is not known: x-none"),
        GameReader.read(unknown, FIFTEEN).warnings());
  }

  @Test
  void theStonesOfGomokuQuestCount() {
    assertEquals("h8h7j6i7g7", moves(only("(;SZ[15];QPR[hh,hg,jf]QSLW[ig];B[gg])")));
    assertEquals("h8h7j6i7g7", moves(only("(;SZ[15];QPR[hh,hg,jf];QSLW[ig];B[gg])")));
  }

  @Test
  void stonesOfGomokuQuestThatDoNotFitAreLeftOutAndTold() {
    GameTree game = only("(;SZ[15];QPR[hh,hg,jf];QSLW[ig];B[gg];W[jf])");
    assertEquals("g7j6", moves(game));
    assertEquals(
        List.of(
            "line 1, column 13: the opening stones of Gomoku Quest are left out, since line 1,"
                + " column 40: j6 is taken"),
        game.warnings());
  }

  @ParameterizedTest
  @CsvSource({
    "RIF, RENJU",
    "RIF rule, RENJU",
    "Taraguchi-10, RENJU",
    "Soosõrv-8, RENJU",
    "Soosorv-7, RENJU",
    "'Renju (Yamaguchi, 2010)', RENJU",
    "连珠, RENJU",
    "連珠, RENJU",
    "連珠（題数打ち）, RENJU",
    "有禁手, RENJU",
    "렌주, RENJU",
    "Рендзю, RENJU",
    "Тарагучи-10, RENJU",
    "无禁手, FREESTYLE",
    "Freestyle 1, FREESTYLE",
    "Free-style Gomoku, FREESTYLE",
    "Gomoku standard, STANDARD",
    "标准规则, STANDARD",
    "Cờ caro, CARO",
    "caro-exact, CARO_EXACT",
    "4, RENJU",
  })
  void aRuleIsKnownByTheNamesThatPeopleUse(String name, Rule rule) {
    GameTree game = only("(;SZ[15]RU[" + name + "];B[hh])");
    assertEquals(Optional.of(rule), game.rule());
    assertEquals(List.of(), game.warnings());
  }

  @ParameterizedTest
  @ValueSource(strings = {"五子棋", "Gomoku", "Japanese", "clarification", "renju or freestyle"})
  void aNameThatIsNoRuleIsTold(String name) {
    GameTree game = only("(;SZ[15]RU[" + name + "];B[hh])");
    assertEquals(Optional.empty(), game.rule());
    assertEquals(List.of("the rule is not known: " + name), game.warnings());
  }

  @Test
  void aRuleInTheNameOfTheGameIsTakenAndTold() {
    GameTree game = only("(;GM[5]SZ[15]GN[A-B(B) : RIF rule];B[hh])");
    assertEquals(Optional.of(Rule.RENJU), game.rule());
    assertEquals(
        List.of(
            "the rule renju is taken from the name of the game",
            "GM[5] is another game than gomoku; it is read as gomoku"),
        game.warnings());
  }

  @Test
  void aTreeIsWrittenAndReadUnchanged() {
    String text =
        """
        (;FF[4]GM[4]CA[UTF-8]AP[Katachi]SZ[19:15]RU[RIF]PB[\u9ED2]PW[a\\]b]AB[hh][ii]AW[jj]AE[aa]PL[W]C[set
        up]
        ;W[kk]LB[aa:A][bb:B]
        ;B[]5A[cc]
        (;W[ll]HO[1])
        (;W[mm]C[or]
        ;B[nn])
        (;AB[ab]PL[B]))
        """;
    GameTree game = only(text);
    assertEquals(text, new String(GameWriter.write(game, GameFormat.SGF), StandardCharsets.UTF_8));
  }

  @Test
  void aVeryDeepTreeIsReadAndWritten() {
    String deep = "(;SZ[15]" + ";B[];W[]".repeat(50_000) + ")";
    GameTree game = only(deep);
    assertEquals(100_000, game.mainLine().moves().size());
    assertEquals(
        game.mainLine(), read(GameWriter.write(game, GameFormat.LIB)).games().get(0).mainLine());
    String nested = "(".repeat(50_000) + ";SZ[15];B[hh]" + ")".repeat(50_000);
    assertEquals("h8", moves(only(nested)));
  }

  private static GameTree only(String text) {
    GameFile file = read(text);
    assertEquals(List.of(), file.warnings());
    assertEquals(1, file.games().size());
    return file.games().get(0);
  }

  private static GameFile read(String text) {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  private static GameFile read(byte[] file) {
    return GameReader.read(file, FIFTEEN);
  }

  private static String moves(GameTree game) {
    return moves(game.mainLine());
  }

  private static String moves(RecordedGame game) {
    return game.moves().stream().map(Move::toString).collect(Collectors.joining());
  }
}
