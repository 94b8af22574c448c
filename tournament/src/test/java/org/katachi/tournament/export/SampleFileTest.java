package org.katachi.tournament.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.Outcome;
import org.katachi.tournament.config.ExportConfig;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.games.LogLines;
import org.katachi.tournament.settings.SettingTree;

class SampleFileTest {

  @TempDir Path folder;

  private final ObjectNode game = LogLines.game(1, "a", "b");
  private Path file;

  @BeforeEach
  void makeGame() {
    file = folder.resolve("samples");
    game.put("width", 20).put("height", 15).put("rule", 4).put("opening", "b1");
    game.put("winner", "white").set("moves", LogLines.moves("a2", "t15", "c1"));
    LogLines.move(game, 0).put("evaluation", -2);
    LogLines.move(game, 1).put("evaluation", 1_000_000);
  }

  @Test
  void theBytesAreAsDescribed() throws Exception {
    write(game);
    assertArrayEquals(
        HexFormat.of()
            .parseHex(
                "4b41544153414d50" // KATASAMP
                    + "01000000" // version 1
                    + "04140f00" // renju, 20 by 15, black lost
                    + "01000400" // 1 stone of the opening, 4 stones
                    + "010014002b010200" // b1, a2 (20), t15 (299), c1
                    + "feffff7f0080"), // -2, more than fits, unknown
        Files.readAllBytes(file));
  }

  @Test
  void whatIsWrittenIsRead() throws Exception {
    write(game, LogLines.game(2, "b", "a"));
    List<SampleGame> games = readAll();
    Geometry geometry = new Geometry(20, 15);
    SampleGame first = games.get(0);
    assertEquals(RuleSet.ofInfo(4).orElseThrow(), first.rules());
    assertEquals(geometry, first.geometry());
    assertEquals(Outcome.LOSS, first.result());
    assertEquals(1, first.opening());
    assertArrayEquals(
        Notation.parsePos("b1a2t15c1").stream().mapToInt(geometry::cell).toArray(), first.cells());
    assertArrayEquals(
        new short[] {SampleGame.UNKNOWN, -2, Short.MAX_VALUE, SampleGame.UNKNOWN},
        first.evaluations());
    assertEquals(Outcome.WIN, games.get(1).result());
    assertEquals(2, games.size());
  }

  /** Zero at depth zero is what brains print with a move for which they searched nothing. */
  @Test
  void anEvaluationWithoutASearchIsUnknown() throws Exception {
    LogLines.move(game, 0).put("evaluation", 0).put("depth", 0);
    LogLines.move(game, 1).put("evaluation", 0).put("depth", 1);
    write(game);
    assertArrayEquals(
        new short[] {SampleGame.UNKNOWN, SampleGame.UNKNOWN, 0, SampleGame.UNKNOWN},
        readAll().get(0).evaluations());
  }

  @Test
  void gamesThatEndedByAFaultAreLeftOut() throws Exception {
    write(LogLines.game(1, "a", "b").put("ending", "late"), game);
    assertEquals(1, readAll().size());
  }

  @Test
  void ofAFileThatEndsWithinAGameTheWholeGamesAreRead() throws Exception {
    write(game, LogLines.game(2, "b", "a"));
    byte[] bytes = Files.readAllBytes(file);
    int first = SampleFormat.FILE_HEADER + SampleFormat.length(readAll().get(0));
    for (int length = SampleFormat.FILE_HEADER; length < bytes.length; length++) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertEquals(length < first ? 0 : 1, readAll().size());
    }
  }

  @Test
  void anotherFileIsTold() throws Exception {
    Files.writeString(file, "Piskvorky 15x15, 11:11, 0");
    assertTells("is not a file of training samples");
    Files.writeString(file, "");
    assertTells("is not a file of training samples");
    Files.write(file, HexFormat.of().parseHex("4b41544153414d5002000000"));
    assertTells("is of version 2, and only 1 is known");
  }

  @Test
  void numbersThatMakeNoSenseAreTold() throws Exception {
    write(game);
    byte[] bytes = Files.readAllBytes(file);
    assertDamaged(bytes, SampleFormat.FILE_HEADER, "no rule 255");
    assertDamaged(bytes, SampleFormat.FILE_HEADER + 3, "no result -1");
    assertDamaged(bytes, SampleFormat.FILE_HEADER + 4, "4 stones, 255 of the opening");
    assertDamaged(bytes, SampleFormat.FILE_HEADER + 9, "no point 65281");
  }

  private void assertDamaged(byte[] bytes, int place, String words) throws IOException {
    byte[] damaged = bytes.clone();
    damaged[place] = -1;
    Files.write(file, damaged);
    assertTells("is damaged: " + words);
  }

  private void assertTells(String words) {
    IOException e = assertThrows(IOException.class, this::readAll);
    assertTrue(e.getMessage().contains(words), e::getMessage);
  }

  private void write(ObjectNode... games) throws IOException {
    ExportConfig config = ExportConfig.of(SettingTree.empty().put("samples", file.toString()));
    try (GameWriter writer = new Exports(config).open(LogHeader.NONE)) {
      for (ObjectNode line : games) {
        writer.write(LogLines.read(line));
      }
    }
  }

  private List<SampleGame> readAll() throws IOException {
    return SampleReader.readWholeGames(file);
  }
}
