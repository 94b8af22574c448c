package org.katachi.lab.selfplay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.Outcome;

class SelfPlayFileTest {

  private static final GameVariant KIND =
      new GameVariant(RuleSet.ofInfo(4).orElseThrow(), new Geometry(20, 15));

  @TempDir private Path folder;

  @Test
  void gamesAreReadAsTheyWereWritten() throws Exception {
    SelfPlayGame drawn = game(Outcome.DRAW, 30);
    SelfPlayGame won = game(Outcome.WIN, 2);
    Path file = write(drawn, won);
    List<SelfPlayGame> games = read(file);
    assertEquals(2, games.size());
    assertSame(drawn, games.get(0));
    assertSame(won, games.get(1));
  }

  @Test
  void halfAGameAtTheEndIsLeftOutAndCutOffBeforeTheNextIsAppended() throws Exception {
    Path file = write(game(Outcome.WIN, 5), game(Outcome.LOSS, 6));
    byte[] bytes = Files.readAllBytes(file);
    for (int missing : new int[] {1, 40}) {
      Files.write(file, Arrays.copyOf(bytes, bytes.length - missing));
      assertEquals(1, read(file).size());
      try (SelfPlayAppender games = SelfPlayAppender.open(file, KIND)) {
        assertEquals(1, games.count());
        assertEquals(5, games.positions());
        games.write(game(Outcome.LOSS, 6));
        assertEquals(11, games.positions());
      }
      assertArrayEquals(bytes, Files.readAllBytes(file));
    }
  }

  @Test
  void gamesOfAnotherKindAreNotAppendedAndNothingIsLost() throws Exception {
    Path file = write(game(Outcome.WIN, 5));
    byte[] bytes = Files.readAllBytes(file);
    GameVariant other = new GameVariant(RuleSet.FREESTYLE, KIND.geometry());
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class, () -> SelfPlayAppender.open(file, other).close());
    assertTrue(refused.getMessage().contains("holds games of " + KIND), refused::getMessage);
    assertArrayEquals(bytes, Files.readAllBytes(file));
  }

  @Test
  void aSecondWriterIsRefusedUntilTheFirstIsDone() throws Exception {
    Path file = folder.resolve("games.self");
    try (SelfPlayAppender games = SelfPlayAppender.open(file, KIND)) {
      IllegalArgumentException refused =
          assertThrows(
              IllegalArgumentException.class, () -> SelfPlayAppender.open(file, KIND).close());
      assertTrue(
          refused.getMessage().startsWith(file + " is being written by another program"),
          refused::getMessage);
      games.write(game(Outcome.WIN, 5));
    }
    assertEquals(2, read(write(game(Outcome.LOSS, 6))).size());
    assertArrayEquals(new String[] {"games.self"}, folder.toFile().list());
  }

  /** It is not left locked either. */
  @Test
  void anotherFileIsRefusedAndLeftAlone() throws Exception {
    Path file = Files.writeString(folder.resolve("text"), "h8i9j10 h8i9j10 h8i9j10");
    assertThrows(IOException.class, () -> read(file));
    assertThrows(IOException.class, () -> SelfPlayAppender.open(file, KIND).close());
    assertEquals("h8i9j10 h8i9j10 h8i9j10", Files.readString(file));
    assertArrayEquals(new String[] {"text"}, folder.toFile().list());
  }

  @Test
  void everyDamagedByteGivesGamesOrAnErrorInWords() throws Exception {
    Path file = write(game(Outcome.WIN, 3));
    byte[] bytes = Files.readAllBytes(file);
    int refused = 0;
    for (int i = 0; i < bytes.length; i++) {
      byte[] damaged = bytes.clone();
      damaged[i] ^= (byte) 0xFF;
      Files.write(file, damaged);
      try {
        read(file);
      } catch (IOException e) {
        assertTrue(e.getMessage().startsWith(file.toString()), e::getMessage);
        refused++;
      }
    }
    assertTrue(refused > bytes.length / 4, "refused " + refused + " of " + bytes.length);
  }

  @Test
  void aFileWithMovesThatCannotBePlayedIsRefused() throws Exception {
    Geometry board = KIND.geometry();
    int none = SearchedPosition.NO_CELL;
    int a = board.cell(7, 7);
    int b = board.cell(8, 8);
    int c = board.cell(9, 9);
    assertReads(new int[] {a, b}, 1, new int[] {b}, c);
    assertRefused("played twice", new int[] {a, a}, 0, new int[0], c);
    assertRefused("on no point", new int[] {a, none}, 0, new int[0], c);
    assertRefused("played twice", new int[] {a, b}, 1, new int[] {a}, c);
    assertRefused("played twice", new int[] {a, b}, 0, new int[] {c, c}, b);
    assertRefused("played twice", new int[] {a, b}, 2, new int[0], a);
    assertRefused("on no point", new int[] {a, b}, 2, new int[0], none);
  }

  private void assertReads(int[] cells, int ply, int[] line, int best) throws IOException {
    assertEquals(1, read(write(game(cells, ply, line, best))).size());
  }

  private void assertRefused(String reason, int[] cells, int ply, int[] line, int best)
      throws IOException {
    Files.deleteIfExists(folder.resolve("games.self"));
    Path file = write(game(cells, ply, line, best));
    String message = assertThrows(IOException.class, () -> read(file)).getMessage();
    assertTrue(message.startsWith(file + " is damaged: ") && message.contains(reason), message);
  }

  /** A game with one position. */
  private static SelfPlayGame game(int[] cells, int ply, int[] line, int best) {
    return new SelfPlayGame(
        Outcome.DRAW,
        0,
        cells,
        List.of(
            new SearchedPosition(Source.BRANCH, ply, line, best, SearchedPosition.NO_CELL, 0, 1)));
  }

  @Test
  void aGameInTextIsReadAsItWasWrittenAndAnythingElseIsRefused() {
    SelfPlayFormat format = new SelfPlayFormat(KIND.geometry());
    SelfPlayGame game = game(Outcome.WIN, 6);
    String text = format.text(game);
    assertSame(game, format.ofText(text));
    String longer =
        Base64.getEncoder()
            .encodeToString(Arrays.copyOf(Base64.getDecoder().decode(text), text.length()));
    for (String other : List.of("", "?", "AAAA", text.substring(8), longer)) {
      assertThrows(IllegalArgumentException.class, () -> format.ofText(other), other);
    }
  }

  private static List<SelfPlayGame> read(Path file) throws IOException {
    List<SelfPlayGame> games = new ArrayList<>();
    try (SelfPlayReader reader = SelfPlayReader.open(file)) {
      assertEquals(KIND, reader.kind());
      for (var game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    }
    return games;
  }

  private Path write(SelfPlayGame... written) throws IOException {
    Path file = folder.resolve("games.self");
    try (SelfPlayAppender games = SelfPlayAppender.open(file, KIND)) {
      for (SelfPlayGame game : written) {
        games.write(game);
      }
    }
    return file;
  }

  /** A game on the top rows with a number of positions of all sources. */
  private static SelfPlayGame game(Outcome result, int positions) {
    Geometry board = KIND.geometry();
    int[] cells = new int[25];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = board.cell(i % 20, i / 20);
    }
    List<SearchedPosition> searched = new ArrayList<>();
    for (int i = 0; i < positions; i++) {
      int[] line = i % 3 == 0 ? new int[0] : new int[] {board.cell(i % 20, 7), board.cell(3, 8)};
      int secondBest = i % 2 == 0 ? SearchedPosition.NO_CELL : board.cell(0, 14);
      searched.add(
          new SearchedPosition(
              Source.ofCode(i % 3),
              i % 26,
              line,
              board.cell(19, 14),
              secondBest,
              i * 900 - 9000,
              i));
    }
    return new SelfPlayGame(result, 3, cells, searched);
  }

  private static void assertSame(SelfPlayGame expected, SelfPlayGame game) {
    assertEquals(expected.result(), game.result());
    assertEquals(expected.opening(), game.opening());
    assertArrayEquals(expected.cells(), game.cells());
    assertEquals(expected.positions().size(), game.positions().size());
    for (int i = 0; i < game.positions().size(); i++) {
      SearchedPosition one = expected.positions().get(i);
      SearchedPosition other = game.positions().get(i);
      assertArrayEquals(one.line(), other.line());
      assertEquals(one.source(), other.source());
      assertEquals(one.ply(), other.ply());
      assertEquals(one.best(), other.best());
      assertEquals(one.secondBest(), other.secondBest());
      assertEquals(one.value(), other.value());
      assertEquals(one.depth(), other.depth());
    }
  }
}
