package org.katachi.gamefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;

class RenLibTest {

  private static final Geometry FIFTEEN = new Geometry(15, 15);

  /** The root, without a move. */
  private static final String ROOT = "0000 ";

  @Test
  void aLibraryIsReadWithVariationsAndComments() {
    // h8 with a comment; i9, which has a sibling; j10, an end; the sibling.
    GameTree game = only(ROOT + "7808 66697665 0000 8980 9A40 1140");
    assertEquals("h8i9j10", moves(game));
    GameNode first = game.root().children().get(0);
    assertEquals("five", first.comment());
    assertEquals(2, first.children().size());
    assertEquals("a2", first.children().get(1).move().get().toString());
    assertEquals(List.of("the main line is taken; other lines: 1"), game.warnings());
  }

  /** The first line of a comment, a backspace, the other lines; then a move at once. */
  @Test
  void aCommentOfSeveralLinesEndsWithAPairOfBytes() {
    GameTree game = only(ROOT + "7808 6F6E65 08 74776F 0D0A 73697800 8948 6565 6500 0000 9A40");
    assertEquals("one\ntwo\nsix", game.root().children().get(0).comment());
    assertEquals("h8i9passj10", moves(only(ROOT + "7808 6100 8908 616200 00 0000 9A40")));
  }

  @Test
  void anOldCommentEndsWithTheHighestBit() {
    GameTree game = only(ROOT + "7820 627DF2 00 8940");
    assertEquals("b\u00E5r", game.root().children().get(0).comment());
    assertEquals("h8i9", moves(game));
  }

  @Test
  void aPassIsAMove() {
    GameTree game = only(ROOT + "7800 6900 0008 50617373 0000 7B40");
    assertEquals("h8i7passk8", moves(game));
  }

  @Test
  void aLibraryOfVersion30BeginsWithAMoveAndMayEndWithoutItsBit() {
    assertEquals("h8", moves(file("0300", "7800")));
    assertEquals("h8i9", moves(file("0300", "7800 8900")));
  }

  @Test
  void aLibraryThatEndsWithoutItsBitMayBeCut() {
    assertEquals(
        List.of("the last move is not marked as an end, so the library may be cut short"),
        file("0300", "7800").warnings());
  }

  @Test
  void aTextOnTheBoardIsALabel() {
    // h8; i9 with the text A; j10, no move, with the text B.
    GameTree game = only(ROOT + "7800 89C1 0001 4100 9A43 0001 4200");
    GameNode first = game.root().children().get(0);
    assertEquals(List.of("ii:A", "jj:B"), first.properties().get("LB"));
    assertEquals("h8i9", moves(game));
    assertEquals(List.of(), game.warnings());
  }

  @Test
  void marksAreKept() {
    GameTree game = only(ROOT + "7814 8950");
    assertEquals(List.of("HO", "START"), properties(game));
  }

  private static List<String> properties(GameTree game) {
    return List.copyOf(game.root().children().get(0).properties().keySet());
  }

  @Test
  void commentsInAnotherCharsetAreDecoded() {
    byte[] words = "这是一盘连珠的棋谱，黑棋从这里开始进攻，下一步可以做四。".getBytes(Charset.forName("GBK"));
    GameTree game = only(ROOT + "7808" + HexFormat.of().formatHex(words) + "0000 8940");
    assertEquals("这是一盘连珠的棋谱，黑棋从这里开始进攻，下一步可以做四。", game.root().children().get(0).comment());
    assertEquals(
        List.of("no charset is declared; names and comments are read as GB18030"), game.warnings());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0304|0000 7840 8940|byte 24: moves after the end of the library; they follow its last"
            + " move",
        "0304|0000 7880 8940|the library ends before its last variations",
        "0304|0000 7800 89|byte 24: half a node at the end of the library is left out",
        "0304|0000 7808 6162|byte 26: the library ends within a text",
      })
  void whatIsMissingOrTooMuchIsTold(String version, String nodes, String warning) {
    assertEquals(warning, file(version, nodes).warnings().get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0304|8040|byte 20: a point outside the board",
        "0304|0000 7800 7840|byte 24: h8 is taken",
        "0305|0000|byte 8: version 3.5, which is newer than 3.4",
        "0304|0000 7801|byte 22: byte 24: the end of the library within a node",
      })
  void aFaultIsToldWithItsByte(String version, String nodes, String message) {
    Exception fault = assertThrows(IllegalArgumentException.class, () -> file(version, nodes));
    assertEquals(message, fault.getMessage());
  }

  @Test
  void aLibraryHasAHeaderAndANodeWithoutAMove() {
    RecordedGame game = RecordedGame.of(FIFTEEN, Optional.empty(), Notation.parsePos("h8i12"));
    assertEquals(
        "ff52656e4c6962ff0304ffffffffffffffffffff" + "0000" + "7800" + "b940",
        HexFormat.of().formatHex(GameWriter.write(GameTree.of(game), GameFormat.LIB)));
  }

  @Test
  void renLibHasOneBoardOnly() {
    GameTree game = new GameTree(new Geometry(20, 20));
    Exception e =
        assertThrows(IllegalArgumentException.class, () -> GameWriter.write(game, GameFormat.LIB));
    assertEquals("RenLib has boards of 15x15 only, and this one is 20x20", e.getMessage());
  }

  @Test
  void aLabelBesideTheBoardIsNotWritten() {
    GameTree game = read("(;SZ[15]LB[aF:A])".getBytes(StandardCharsets.UTF_8));
    Exception e =
        assertThrows(IllegalArgumentException.class, () -> GameWriter.write(game, GameFormat.LIB));
    assertEquals("a label is on no point of the board: aF:A", e.getMessage());
  }

  @Test
  void aGameWithVariationsAndCommentsComesBackUnchanged() {
    String text =
        """
        (;FF[4]GM[4]CA[UTF-8]AP[Katachi]SZ[15]C[start]
        ;B[hh]LB[ii:B][aa:A]C[one

        two]
        (;W[ii]HO[1]
        ;B[])
        (;W[jj]C[連珠]
        (;B[kk])
        (;B[ll]
        ;W[])))
        """;
    GameTree game = read(text.getBytes(StandardCharsets.UTF_8));
    GameTree again = read(GameWriter.write(game, GameFormat.LIB));
    assertEquals(text, new String(GameWriter.write(again, GameFormat.SGF), StandardCharsets.UTF_8));
  }

  @Test
  void aPositionBecomesMovesWithPasses() {
    GameTree game =
        read("(;SZ[15]AB[hh]AW[ii][jj]PL[B]C[set up];B[kk])".getBytes(StandardCharsets.UTF_8));
    assertEquals("h8i9passj10k11", moves(read(GameWriter.write(game, GameFormat.LIB))));
  }

  private static GameTree only(String nodes) {
    return file("0304", nodes);
  }

  /** A library with these nodes after its header. */
  private static GameTree file(String version, String nodes) {
    String header = "FF 52656E4C6962 FF " + version + "FFFFFFFFFFFFFFFFFFFF ";
    return read(HexFormat.of().parseHex((header + nodes).replace(" ", "")));
  }

  private static GameTree read(byte[] file) {
    return GameReader.read(file, FIFTEEN).games().get(0);
  }

  private static String moves(GameTree game) {
    return game.mainLine().moves().stream().map(Move::toString).collect(Collectors.joining());
  }
}
