package org.katachi.lab.games;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.export.SampleFormat;
import org.katachi.tournament.export.SampleGame;
import org.katachi.tournament.export.SampleReader;
import org.katachi.tournament.export.SampleResult;

class SampleAppenderTest {

  private static final Geometry BOARD = new Geometry(20, 15);

  @TempDir private Path folder;

  @Test
  void gamesAreReadAsTheyWereWritten() throws Exception {
    SampleGame lost = game(SampleResult.LOSS, 1, 25, -300);
    SampleGame drawn = game(SampleResult.DRAW, 2, 7);
    SampleGame position = game(SampleResult.NONE, 3, 11);
    Path file = write(lost, drawn, position);
    List<SampleGame> games = SampleReader.readWholeGames(file);
    assertSame(position, games.get(2));
    assertSame(lost, games.get(0));
    assertSame(drawn, games.get(1));
  }

  @Test
  void halfAGameAtTheEndIsCutOffBeforeTheNextIsAppended() throws Exception {
    Path file = write(game(SampleResult.WIN, 1, 5), game(SampleResult.LOSS, 1, 6));
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length - 1));
    List<SampleGame> whole = SampleReader.readWholeGames(file);
    assertEquals(1, whole.size());
    try (SampleAppender samples = SampleAppender.open(file, whole)) {
      samples.write(game(SampleResult.LOSS, 1, 6));
    }
    assertArrayEquals(bytes, Files.readAllBytes(file));
  }

  @Test
  void anotherFileIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("text"), "h8i9j10 h8i9j10");
    assertThrows(IOException.class, () -> SampleReader.readWholeGames(file));
  }

  @Test
  void aGameOfBytesIsReadAsItWasWrittenAndAnythingElseIsRefused() {
    SampleGame game = game(SampleResult.LOSS, 1, 25, -300);
    byte[] bytes = SampleFormat.encode(game).array();
    assertSame(game, SampleReader.ofBytes(bytes));
    for (int length : new int[] {0, 3, bytes.length - 1, bytes.length + 1}) {
      byte[] other = java.util.Arrays.copyOf(bytes, length);
      assertThrows(IllegalArgumentException.class, () -> SampleReader.ofBytes(other));
    }
  }

  private Path write(SampleGame... games) throws IOException {
    Path file = folder.resolve("games.samples");
    try (SampleAppender samples = SampleAppender.open(file, List.of())) {
      for (SampleGame game : games) {
        samples.write(game);
      }
    }
    return file;
  }

  /** A game on the top row; the evaluations are those of the moves after the opening. */
  private static SampleGame game(SampleResult result, int opening, int... evaluations) {
    int[] cells = new int[opening + evaluations.length];
    short[] all = new short[cells.length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = BOARD.cell(i, BOARD.height() - 1);
      all[i] = i < opening ? SampleGame.UNKNOWN : (short) evaluations[i - opening];
    }
    return new SampleGame(RuleSet.FREESTYLE, BOARD, result, opening, cells, all);
  }

  private static void assertSame(SampleGame expected, SampleGame game) {
    assertEquals(expected.rules(), game.rules());
    assertEquals(expected.geometry(), game.geometry());
    assertEquals(expected.result(), game.result());
    assertEquals(expected.opening(), game.opening());
    assertArrayEquals(expected.cells(), game.cells());
    assertArrayEquals(expected.evaluations(), game.evaluations());
  }
}
