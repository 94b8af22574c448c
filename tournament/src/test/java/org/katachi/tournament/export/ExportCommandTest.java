package org.katachi.tournament.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.tournament.cli.Tournament;
import org.katachi.tournament.games.LogLines;

class ExportCommandTest {

  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private Path log;

  @BeforeEach
  void writeLog() throws IOException {
    log = folder.resolve("games.jsonl");
    LogLines.write(
        log,
        LogLines.object().put("event", "Cup"),
        LogLines.game(1, "é", "b"),
        LogLines.game(2, "b", "é"));
  }

  @Test
  void allFormatsAtOnce() throws Exception {
    assertEquals(
        0,
        run(
            "--sgf=" + path("games.sgf"),
            "--pgn",
            path("p"),
            "--samples",
            path("s"),
            "--psq",
            path("psq")),
        err::toString);
    List<String> told = out.toString().lines().toList();
    assertEquals("2 games read from " + log, told.get(0));
    assertEquals(4, told.stream().filter(line -> line.startsWith("Written: ")).count());
    assertEquals(2, count("(;FF[4]", Files.readString(folder.resolve("games.sgf"))));
    assertEquals(2, count("[Event \"Cup\"]", Files.readString(folder.resolve("p"))));
    assertEquals(List.of("game-000001.psq", "game-000002.psq"), files("psq"));
    assertEquals(2, SampleReader.readWholeGames(folder.resolve("s")).size());
  }

  @Test
  void whatEndsInGzIsCompressed() throws Exception {
    assertEquals(0, run("--csv", path("games.csv.gz")), err::toString);
    try (InputStream in =
        new GZIPInputStream(Files.newInputStream(folder.resolve("games.csv.gz")))) {
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      assertEquals(
          "1,1,0,é,b,15,15,0,h8,black,five,é makes five in a row,9,6,6,h8a1i8a2j8a3k8a4l8,",
          lines.get(1));
    }
    Path packed = folder.resolve("games.jsonl.gz");
    try (OutputStream stream = new GZIPOutputStream(Files.newOutputStream(packed))) {
      stream.write(Files.readAllBytes(log));
    }
    log = packed;
    assertEquals(0, run("--pgn", path("p")), err::toString);
    assertEquals(2, count("[Result ", Files.readString(folder.resolve("p"))));
  }

  @Test
  void theLastColumnTellsTheStepsOfSwap2() throws Exception {
    ObjectNode game = LogLines.game(1, "a", "b");
    LogLines.swap2(game, "a", "open");
    LogLines.swap2(game, "b", "take black");
    LogLines.write(log, LogLines.object(), game);
    assertEquals(0, run("--csv", path("games.csv")), err::toString);
    List<String> lines = Files.readAllLines(folder.resolve("games.csv"));
    assertTrue(lines.get(0).endsWith(",moves,swap2"), lines::toString);
    assertTrue(lines.get(1).endsWith(",\"a laid three stones, b took black\""), lines::toString);
  }

  @Test
  void samplesInTheLayoutsOfAnotherManager() throws Exception {
    assertEquals(0, run("--samples", path("x.csv"), "--samples-format", "csv"), err::toString);
    assertEquals(
        List.of("h8,a1,0", "h8a1,i8,2"), Files.readAllLines(folder.resolve("x.csv")).subList(0, 2));
    assertEquals(2, run("--samples", path("x.csv"), "--samples-format", "lz4"));
  }

  @Test
  void namesInPsqAreInTheCodePageOfPiskvork() throws Exception {
    assertEquals(0, run("--psq", path("psq")));
    String psq =
        Files.readString(
            folder.resolve("psq").resolve("game-000001.psq"), Charset.forName("windows-1252"));
    assertTrue(psq.contains("\r\né\r\nb\r\n"), psq);
  }

  @Test
  void sgfIntoAFolderIsAFileForEachGame() throws Exception {
    assertEquals(0, run("--sgf", path("new") + "/"));
    assertEquals(List.of("game-000001.sgf", "game-000002.sgf"), files("new"));
    Files.createDirectory(folder.resolve("there"));
    assertEquals(0, run("--sgf", path("there")));
    assertEquals(2, files("there").size());
  }

  @Test
  void anExportBeginsItsFilesAnew() throws Exception {
    Path pgn = folder.resolve("p");
    assertEquals(0, run("--pgn", pgn.toString()));
    String once = Files.readString(pgn);
    assertEquals(0, run("--pgn", pgn.toString()));
    assertEquals(once, Files.readString(pgn));
  }

  @Test
  void withoutAFormatItIsBadUsage() {
    assertEquals(2, run());
    assertTrue(err.toString().contains("nothing to write"), err::toString);
  }

  @Test
  void aDamagedLogIsBadUsage() throws Exception {
    Files.writeString(log, "nonsense\n");
    assertEquals(2, run("--pgn", path("p")));
    assertTrue(err.toString().contains("line 1 of " + log + " is no JSON"), err::toString);
  }

  @Test
  void aLogIsNotWrittenOverWhileItIsRead() throws Exception {
    String name = path("./games.jsonl");
    for (String option : List.of("--sgf", "--pgn", "--csv", "--samples")) {
      assertRefused(name + " is to be written over while it is read", option, name);
    }
    assertRefused(name + " is to be written over while it is read", "--csv", name, "--append");
  }

  @Test
  void whatCannotBeAddedToIsNotBegunAnewBesideFilesThatAre() throws Exception {
    assertEquals(0, run("--pgn", path("p"), "--samples", path("s")), err::toString);
    assertRefused(
        path("s") + " holds games already", "--pgn", path("p"), "--samples", path("s"), "--append");
    assertEquals(2, count("[Event \"Cup\"]", Files.readString(folder.resolve("p"))));
    assertEquals(2, SampleReader.readWholeGames(folder.resolve("s")).size());
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need a right of their own")
  void aLogIsKnownByItsLinks() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link"), log);
    assertRefused(link + " is to be written over while it is read", "--pgn", link.toString());
    Path games = Files.createDirectory(folder.resolve("psq"));
    Path game = Files.createLink(games.resolve("game-000001.psq"), log);
    assertRefused(game + " is to be written over while it is read", "--psq", games.toString());
  }

  @Test
  void twoFormatsAreNotWrittenToOneFile() throws Exception {
    String other = path("./x");
    assertRefused(
        "the same file is to be written twice: " + other, "--pgn", path("x"), "--csv", other);
    assertTrue(Files.notExists(folder.resolve("x")));
    assertEquals(0, run("--sgf", path("both") + "/", "--psq", path("both")), err::toString);
    assertEquals(4, files("both").size());
  }

  private void assertRefused(String message, String... options) throws IOException {
    String before = Files.readString(log);
    err.getBuffer().setLength(0);
    assertEquals(2, run(options), out::toString);
    assertTrue(err.toString().contains(message), err::toString);
    assertEquals(before, Files.readString(log));
  }

  private int run(String... options) {
    List<String> words = new ArrayList<>(List.of("export"));
    words.addAll(List.of(options));
    words.add(log.toString());
    return Tournament.execute(
        new PrintWriter(out, true), new PrintWriter(err, true), words.toArray(String[]::new));
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private List<String> files(String name) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(name))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static int count(String part, String text) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }
}
