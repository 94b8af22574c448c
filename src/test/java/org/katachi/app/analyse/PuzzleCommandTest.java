package org.katachi.app.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.engine.SearchEngine;
import org.katachi.gamefile.GameReader;
import org.katachi.gamefile.GameTree;

/** {@code analyse --puzzle}, from files to exit codes. */
class PuzzleCommandTest {

  /** A win by two fours, i8 and i7 or i11; black is to move. */
  private static final String TWO_FOURS = "AB[fh][gh][hh][ii][ij]AW[eh][aa][oa][ao][oo]PL[B]";

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void theSolutionAndTheTreeAreShown() throws Exception {
    assertEquals(0, solve(sgf("(;SZ[15]" + TWO_FOURS + ")")));
    assertSaid("black to move wins by VCF of 2 fours in 5 plies, with i8.");
    assertSaid("No other first move was found to win by fours.");
    assertSaid("\n1.i8 2.j8 3.i7\n  4.i6 5.i11\n  4.other 5.i6\n");
    assertEquals("", err());
  }

  @Test
  void aMoveLineIsAPositionWithItsBoard() throws Exception {
    Path file = folder.resolve("lines.txt");
    Files.writeString(
        file,
        "# two positions\n\nf8e8g8a1h8o1i9a15i10o15\n9 a1i1b1i2c1i3d1\n20 f1a9g1b9h1c9i1t20\n");
    assertEquals(1, solve(file.toString(), "--csv"));
    List<String> rows = out().lines().toList();
    assertEquals(PuzzleTable.HEADER, rows.get(0));
    assertTrue(
        rows.get(1).contains(",1,freestyle,15,15,10,black,true,VCF,5,true,i8,true,,,,"),
        rows.get(1));
    assertTrue(rows.get(2).contains(",2,freestyle,9,9,7,white,false,"), rows.get(2));
    assertTrue(rows.get(3).contains(",3,freestyle,20,20,8,black,true,VCF,1,true,"), rows.get(3));
    assertTrue(err().endsWith("3 of 3: solved 2 (VCF 2)\n"), err());
    Files.writeString(file, "h8i9\nh8h8\n");
    assertEquals(1, solve(file.toString()));
    assertEquals("pbrain-katachi analyse: " + file + ": line 2: move 2: h8 is taken\n", err());
    Files.writeString(file, "h8i9\nand so on\n");
    assertEquals(1, solve(file.toString()));
    assertTrue(err().contains("line 2: not a position like h8i9j10: and so on"), err());
  }

  @Test
  void theProblemsOfAFileAreSolvedAndTheirSolutionsCompared() throws Exception {
    String file =
        sgf(
            "(;SZ[15]"
                + TWO_FOURS
                + ";B[ih];W[jh];B[ig])(;SZ[15]"
                + TWO_FOURS
                + ";B[ih];W[jh];B[ac])(;SZ[15]"
                + TWO_FOURS
                + "AW[cl][dl][el];B[ab];W[fl])(;SZ[15];B[hh];W[ii])");
    assertEquals(1, solve(file, "--json"));
    List<String> lines = out().lines().toList();
    assertEquals(4, lines.size());
    JsonNode first = json(lines.get(0));
    assertEquals("VCF", first.get("win").get("kind").textValue());
    assertEquals("i8", first.get("win").get("tree").get("move").textValue());
    assertEquals(3, first.get("solution").get("agreed").intValue());
    assertEquals(2, json(lines.get(1)).get("solution").get("agreed").intValue());
    assertEquals(0, json(lines.get(2)).get("solution").get("agreed").intValue());
    assertTrue(json(lines.get(3)).get("win").isNull());
    assertTrue(json(lines.get(3)).get("solution").isNull());
    assertFalse(json(lines.get(3)).get("limits").isEmpty());
    assertEquals(1, solve(file));
    assertSaid("The file's solution of 3 moves is the same.");
    assertSaid("The file's solution of 3 moves begins alike, and move 3, a3, is not in the tree.");
    assertSaid("The file's solution of 2 moves begins with a2, which was not found to win.");
    assertEquals(0, solve(file, "--number", "2"));
    assertEquals(1, out().lines().filter(line -> line.contains("freestyle on")).count());
  }

  @ParameterizedTest
  @ValueSource(strings = {"tree.sgf", "tree.lib"})
  void theTreeIsSavedAndReadAgain(String name) throws Exception {
    Path saved = folder.resolve(name);
    assertEquals(0, solve(sgf("(;SZ[15]" + TWO_FOURS + ")"), "--save", saved.toString()));
    GameTree tree =
        GameReader.read(Files.readAllBytes(saved), GameReader.DEFAULT_BOARD).games().get(0);
    List<String> moves = tree.mainLine().moves().stream().map(Object::toString).toList();
    assertEquals(
        List.of("i8", "j8", "i7", "i6", "i11"), moves.subList(moves.size() - 5, moves.size()));
    assertTrue(tree.warnings().contains("the main line is taken; other lines: 1"));
  }

  @Test
  void aFolderIsSavedAsACollection() throws Exception {
    sgf("(;SZ[15]" + TWO_FOURS + ")");
    Files.writeString(folder.resolve("b.txt"), "f8e8g8a1h8o1i9a15i10o15\n");
    Path saved = folder.resolveSibling(folder.getFileName() + "-trees.sgf");
    assertEquals(0, solve(folder.toString(), "--save", saved.toString()));
    assertEquals(
        2, GameReader.read(Files.readAllBytes(saved), GameReader.DEFAULT_BOARD).games().size());
    Files.delete(saved);
    assertEquals(1, solve(folder.toString(), "--save", folder.resolve("x.lib").toString()));
    assertTrue(
        err().endsWith("x.lib: RenLib's library holds one puzzle, and these are 2\n"), err());
  }

  @Test
  void whoMovesIsSaidOrTold() throws Exception {
    String file = sgf("(;SZ[15]" + TWO_FOURS.replace("PL[B]", "PL[W]") + ")");
    assertEquals(1, solve(file));
    assertSaid("No forced win of white, who is to move, was found.");
    assertSaid("There is no win by fours alone.");
    assertEquals(0, solve(file, "--to-move", "black"));
    file = sgf("(;SZ[15]" + TWO_FOURS + ";B[ih])");
    assertEquals(1, solve(file, "--to-move", "white"));
    assertTrue(err().endsWith(": the solution begins with a move of black, not of white\n"), err());
  }

  @Test
  void aShortTimeIsTold() throws Exception {
    assertEquals(1, solve("h8i9", "--time", "0.001"));
    assertSaid("The general search ended at 0.001 s.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "h8 --puzzle --game|2|neither --game nor --lines goes with --puzzle",
        "h8 --puzzle --lines 2|2|neither --game nor --lines goes with --puzzle",
        "h8 --save x.sgf|2|--save goes with --puzzle",
        "h8 --puzzle --save x.psq|2|--save writes .sgf or .lib, not x.psq",
        "a1a2b1b2c1c2d1d2e1 --puzzle|1|a1a2b1b2c1c2d1d2e1: the game is over, so there is nothing to"
            + " solve",
      })
  void badInputIsTold(String arguments, int exitCode, String message) {
    assertEquals(exitCode, run(arguments.split(" ", -1)));
    assertEquals("pbrain-katachi analyse: " + message, err().lines().findFirst().orElse(""));
  }

  private String sgf(String text) throws Exception {
    return Files.writeString(folder.resolve("a.sgf"), text).toString();
  }

  private int solve(String source, String... options) {
    List<String> limits =
        List.of(options).contains("--time") ? List.of() : List.of("--nodes", "20000");
    String[] all =
        Stream.of(List.of(source, "--puzzle"), List.of(options), limits)
            .flatMap(List::stream)
            .toArray(String[]::new);
    return run(all);
  }

  private int run(String... arguments) {
    out.reset();
    err.reset();
    return AnalyseCommand.run(
        List.of(arguments),
        SearchEngine::new,
        new ByteArrayInputStream(new byte[0]),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  private static JsonNode json(String line) throws Exception {
    return new ObjectMapper().readTree(line);
  }

  private void assertSaid(String text) {
    assertTrue(out().contains(text), out());
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
