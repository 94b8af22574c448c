package org.katachi.tournament.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.tournament.config.ExportConfig;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.games.LogLines;
import org.katachi.tournament.settings.SettingTree;

/**
 * What a log's games are written over: files of the same games, as far as they go, and no other.
 */
class ForeignExportsTest {

  @TempDir Path folder;

  private final ObjectNode tree = SettingTree.empty();
  private Path log;
  private Path file;

  @BeforeEach
  void writeLog() throws IOException {
    log = folder.resolve("games.jsonl");
    file = folder.resolve("export");
    LogLines.write(
        log,
        LogLines.object().put("event", "Cup"),
        LogLines.game(1, "a", "b"),
        LogLines.game(2, "b", "a"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sgf", "pgn", "csv", "samples", "samples csv", "samples bin"})
  void aFileIsReplacedByMoreOfTheSameGames(String words) throws Exception {
    List<String> option = List.of(words.split(" ", -1));
    if (option.size() > 1) {
      tree.put("samples-format", option.get(1));
    }
    byte[] whole = written(option.get(0), file);
    for (int length : List.of(0, 1, whole.length / 2, whole.length - 1, whole.length)) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertEquals(List.of(), foreign(), () -> "the first " + length + " bytes");
    }
    Files.write(file, new byte[] {1}, StandardOpenOption.APPEND);
    assertEquals(List.of(file), foreign());
    whole[whole.length / 2]++;
    Files.write(file, whole);
    assertEquals(List.of(file), foreign());
  }

  @Test
  void aCompressedFileIsComparedByWhatItHolds() throws Exception {
    file = folder.resolve("games.csv.gz");
    byte[] whole = written("csv", file);
    for (int length = 1; length <= whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertEquals(List.of(), foreign(), "the first " + length + " bytes");
    }
    compress(CsvGame.HEAD);
    assertEquals(List.of(), foreign());
    compress(CsvGame.HEAD + "1,1,0,other");
    assertEquals(List.of(file), foreign());
    Files.writeString(file, "this is not compressed");
    assertEquals(List.of(file), foreign());
  }

  @ParameterizedTest
  @ValueSource(strings = {"sgf", "psq"})
  void ofAFolderEachGameIsCompared(String format) throws Exception {
    tree.put(format, file + "/");
    new Exports(ExportConfig.of(tree)).open(LogHeader.NONE, Optional.of(log)).close();
    Path second = file.resolve("game-000002." + format);
    Files.writeString(second, Files.readString(second).substring(0, 10));
    Files.delete(file.resolve("game-000001." + format));
    assertEquals(List.of(), foreign());
    Path third = Files.writeString(file.resolve("game-000003." + format), "");
    assertEquals(List.of(third), foreign(), "a game that the log does not hold");
    Files.writeString(second, "another game");
    assertEquals(List.of(second, third), foreign());
  }

  @Test
  void aFolderIsFullOfGamesAlone() throws Exception {
    tree.put("psq", file.toString());
    Files.createDirectory(file);
    Files.writeString(file.resolve("game.psq"), "somebody's own");
    assertEquals(List.of(), full());
    Files.writeString(file.resolve("game-000001.psq"), "");
    assertEquals(List.of(file), full());
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs devices")
  void aPipeOrADeviceHoldsNothing() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    for (Path device : List.of(pipe, Path.of("/dev/full"), Path.of("/dev/null"))) {
      tree.put("pgn", device.toString());
      assertEquals(List.of(), full());
      assertEquals(List.of(), foreign());
    }
  }

  private byte[] written(String option, Path export) throws IOException {
    tree.put(option, export.toString());
    new Exports(ExportConfig.of(tree)).open(LogHeader.NONE, Optional.of(log)).close();
    return Files.readAllBytes(export);
  }

  private void compress(String text) throws IOException {
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  private List<Path> full() throws IOException {
    return new Exports(ExportConfig.of(tree)).full();
  }

  private List<Path> foreign() throws IOException {
    return new Exports(ExportConfig.of(tree)).foreign(log);
  }
}
