package org.katachi.gamefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;

/** The database of RenjuNet. */
class RifTest {

  private static final String LISTS =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <database version="1.0" date="2026-02-03">
      <!-- Ours, <game> &copy; -->
      <countries><country id="7" name="Nowhere" abbr="NWH" reversed="1" /></countries>
      <rules>
      <rule id="3" name="Soosyrv-8" category="1"><info>text &amp; more</info></rule>
      <rule id="4" name="Yamasyrv" />
      <rule id="5" name="Odd &#233;" />
      </rules>
      <openings><opening id="21" abbr="D1" name="Ura" /></openings>
      <players>
      <player id="1" name="Ann" surname="K\u00f5rs" country="7" />
      <player id="2" surname="Solo &quot;S&quot;" country="7" />
      </players>
      <tournaments><tournament id="9" name="Cup &lt;1&gt;" year="2026" rule="3" rated="1" /></tournaments>
      <games>
      """;

  private static final String END = "</games>\n</database>\n";

  @Test
  void aGameHasItsPlayersRuleResultAndComment() {
    GameFile file =
        read(
            """
            <game id="17" publisher="2" tournament="9" round="F2" rule="3" black="1" white="2"
                  bresult="0.5" btime="8" opening="21" alt="i8" swap="R--R-">
            <move>h8 h9
              i10</move>
            <info>a &lt; b</info>
            </game>
            """);
    GameTree game = file.games().get(0);
    // Rows count from the bottom there.
    assertEquals("h8h7i6", moves(game));
    assertEquals(Optional.of(Rule.RENJU), game.rule());
    assertEquals("Ann K\u00f5rs - Solo \"S\"", game.players());
    assertEquals("Draw", game.root().text("RE"));
    assertEquals("Cup <1>", game.root().text("EV"));
    assertEquals("Soosyrv-8", game.root().text("RU"));
    assertEquals("Ura", game.root().text("ON"));
    assertEquals("a < b", game.root().text("GC"));
    assertEquals(
        List.of("17", "F2", "Solo \"S\"", "8", "i8", "R--R-"),
        List.of("ID", "RO", "PUBLISHER", "BTIME", "ALT", "SWAP").stream()
            .map(game.root()::text)
            .toList());
    assertEquals(List.of(), game.warnings());
    assertEquals(List.of(), file.warnings());
  }

  @Test
  void aNumberThatIsNotInTheListIsNoRuleInSgfEither() {
    GameTree game = read("<game rule=\"1\"><move>h8</move></game>\n").games().get(0);
    byte[] sgf = GameWriter.write(game, GameFormat.SGF);
    assertEquals(Optional.empty(), GameReader.read(sgf, board()).games().get(0).rule());
  }

  @Test
  void allGamesAreReadAndFaultyOnesTold() {
    GameFile file =
        read(
            """
            <game id="1" rule="4" black="1" white="2" bresult="1"><move>h8 a1</move></game>
            <game id="2" rule="4" bresult="0"><move>h8 h8</move></game>
            <game id="3" rule="4" bresult="0"><move>h8 h16</move></game>
            <game id="4" rule="4" bresult="0"><move>h8 zz</move></game>
            <game id="5" rule="4" bresult="0"><move></move></game>
            <game id="6" rule="4" bresult="0" />
            """);
    assertEquals(List.of("h8a15", "", ""), file.games().stream().map(RifTest::moves).toList());
    assertEquals(
        List.of("B+", "W+", "W+"),
        file.games().stream().map(game -> game.root().text("RE")).toList());
    assertEquals(
        List.of(
            "line 18, column 1: a game is left out: h8 is taken",
            "line 19, column 1: a game is left out: h16 is outside the board",
            "line 20, column 1: a game is left out: not a point like h8: zz"),
        file.warnings());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rule=\"5\" bresult=\"1\"><move>h8</move>|the rule is not known: Odd \u00e9",
        "rule=\"1\" bresult=\"1\"><move>h8</move>|the rule is not known: 1",
        "rule=\"77\" bresult=\"1\"><move>h8</move>|the rule is not known: 77",
        "bresult=\"1\"><move>h8</move>|the game names no rule",
        "rule=\"3\" w=\"aa\"><move>h8</move>|the attribute w is left out: aa",
        "rule=\"3\" bresult=\"x\"><move>h8</move>|the result is not known: x",
        "rule=\"3\"><move>h8</move><b>9</b>|line 17, column 31: the element b is left out",
        "rule=\"3\">i9<move>h8</move>|line 17, column 16: text in a game is left out: i9",
      })
  void whatIsNotTakenIsTold(String game, String warning) {
    assertEquals(warning, read("<game " + game + "</game>\n").games().get(0).warnings().get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<game id=\"1\"><move>h8</move><game>|line 17, column 29: the beginning or the end of a"
            + " game is missing before it",
        "</game>|line 17, column 1: the beginning or the end of a game is missing before it",
        "<game id=1></game>|line 17, column 6: not an attribute like name=\"value\"",
        "<game id=\"1\" <move>h8</move></game>|line 17, column 13: not an attribute like"
            + " name=\"value\"",
        "<!-- x|line 17, column 1: a comment without an end",
        "<3></3>|line 17, column 1: not an element of a database of games",
      })
  void aFaultIsToldWithItsPlace(String games, String message) {
    assertFault(message, LISTS + games + "\n" + END);
  }

  @Test
  void aDatabaseThatIsCutShortSaysSo() {
    String whole = LISTS + "<game id=\"1\" rule=\"3\"><move>h8 i9</move></game>\n";
    GameFile file = GameReader.read(whole + "<game id=\"2\" rule=\"3\"><move>h8</move>", board());
    assertEquals(
        List.of(
            "line 18, column 1: a game without an end is left out",
            "the database lacks its end, so it may be cut short"),
        file.warnings());
    assertFault("the database has no game", LISTS + END);
  }

  @Test
  void aBrokenTagIsNeverSkipped() {
    String games =
        IntStream.range(0, 3)
            .mapToObj(i -> "<game id=\"" + i + "\" rule=\"3\"><move>h8 i9 j10</move></game>\n")
            .collect(Collectors.joining());
    String text = LISTS + games + END;
    for (int i = LISTS.length(); i < LISTS.length() + games.length(); i++) {
      String damaged = text.substring(0, i) + text.substring(i + 1);
      GameFile file;
      try {
        file = GameReader.read(damaged.getBytes(StandardCharsets.UTF_8), board());
      } catch (IllegalArgumentException e) {
        continue;
      }
      assertEquals(3, file.games().size() + file.warnings().size(), damaged);
    }
  }

  private static void assertFault(String message, String text) {
    Exception fault =
        assertThrows(IllegalArgumentException.class, () -> GameReader.read(text, board()));
    assertEquals(message, fault.getMessage());
  }

  private static GameFile read(String games) {
    return GameReader.read((LISTS + games + END).getBytes(StandardCharsets.UTF_8), board());
  }

  private static Geometry board() {
    return GameReader.DEFAULT_BOARD;
  }

  private static String moves(GameTree game) {
    return game.mainLine().moves().stream().map(Move::toString).collect(Collectors.joining());
  }
}
