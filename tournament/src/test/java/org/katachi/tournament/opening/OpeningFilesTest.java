package org.katachi.tournament.opening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.rules.RuleSet;

class OpeningFilesTest {

  private static final Geometry FIFTEEN = new Geometry(15, 15);

  /** As Piskvork writes them: columns and rows from 1, and a time with each move. */
  private static final String MOVES = "8,8,120\r\n9,9,0\r\n10,8,31000\r\n";

  private static final String TAIL = "pbrain-a.exe\r\npbrain-b.exe\r\n0\r\n";

  @TempDir Path folder;

  @Test
  void aGameSavedByPiskvorkIsAnOpening() throws Exception {
    Path file = write("game.psq", "Piskvorky 15x15, 11:11, 0\r\n" + MOVES + TAIL);
    OpeningBook book = OpeningFiles.read(file, FIFTEEN, RuleSet.FREESTYLE);
    assertEquals(1, book.size());
    assertEquals("h8i9j8", Notation.pos(book.opening(0)));
  }

  @Test
  void namesOfPlayersMayBeInAnyEncoding() throws Exception {
    Path file = folder.resolve("game.PSQ");
    String text = "Piskvorky 15x15, 0:0, 0\n8,8,0\nK\u00e1m\u00e9n.exe\nhomo-2\n-1\n";
    Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
    assertEquals(1, OpeningFiles.read(file, FIFTEEN, RuleSet.FREESTYLE).size());
  }

  @Test
  void aFolderOfSavedGamesIsABookInTheOrderOfTheirNames() throws Exception {
    write("2.psq", "Piskvorky 15x15, 11:11, 0\n2,1,0\n");
    write("1.psq", "Piskvorky 15x15, 11:11, 0\n1,1,0\n");
    write("3.txt", "h8\n");
    OpeningBook book = OpeningFiles.read(folder, FIFTEEN, RuleSet.FREESTYLE);
    assertEquals(2, book.size());
    assertEquals("a1", Notation.pos(book.opening(0)));
    assertEquals("b1", Notation.pos(book.opening(1)));
  }

  @Test
  void gamesOfOtherProgramsAreOpenings() throws Exception {
    write("1.sgf", "(;FF[4]GM[4]SZ[15];B[hh];W[ii](;B[jj])(;B[aa]))");
    Files.write(
        folder.resolve("2.lib"),
        ("\u00ffRenLib\u00ff" + "\0".repeat(12) + "x\0\u0089@")
            .getBytes(StandardCharsets.ISO_8859_1));
    OpeningBook book = OpeningFiles.read(folder, FIFTEEN, RuleSet.FREESTYLE);
    assertEquals(2, book.size());
    assertEquals("h8i9j10", Notation.pos(book.opening(0)));
    assertEquals("h8i9", Notation.pos(book.opening(1)));
  }

  @Test
  void anyOtherFileHoldsAnOpeningALine() throws Exception {
    Path file = write("book.txt", "# ours\nh8i9\n0,0, 2,2\n");
    assertEquals(2, OpeningFiles.read(file, FIFTEEN, RuleSet.FREESTYLE).size());
  }

  @Test
  void aFileThatIsNoOpeningIsNamed() throws Exception {
    assertRefused(
        "Piskvorky 20x20, 11:11, 0\n8,8,0\n", "bad.psq: a game on a board of 20x20, not 15x15");
    assertRefused(
        "8,8,0\n",
        "bad.psq: line 1: neither moves like h8i9j10, psq, SGF, RenLib nor a drawn board: 8,8,0");
    assertRefused("Piskvorky 15x15, 11:11, 0\n8,8,0\n8,8,0\n", "bad.psq: line 3: h8 is taken");
    assertRefused(
        "Piskvorky 15x15, 11:11, 0\n16,8,0\n", "bad.psq: line 2: p8 is outside the board of 15x15");
    assertRefused(
        "(;SZ[15]AB[hh][ii])",
        "bad.psq: an opening has stones in turn only, black's first, and no passes");
    assertRefused(
        """
        Piskvorky 15x15, 11:11, 0
        1,1,0
        1,3,0
        2,1,0
        2,3,0
        3,1,0
        3,3,0
        4,1,0
        4,3,0
        5,1,0
        """,
        "bad.psq: the opening ends the game under the rule freestyle: a1a3b1b3c1c3d1d3e1");
  }

  @Test
  void theBeginningsOfFinishedGamesAreOpenings() throws Exception {
    String finished = "a1a3b1b3c1c3d1d3e1";
    Path games =
        write("games.sgf", "(;SZ[15];B[aa];W[ac];B[ba];W[bc];B[ca];W[cc];B[da];W[dc];B[ea])");
    Path lines = write("lines.txt", finished + "\n");
    for (Path file : List.of(games, lines)) {
      OpeningBook book = OpeningFiles.read(file, FIFTEEN, RuleSet.FREESTYLE, 4);
      assertEquals("a1a3b1b3", Notation.pos(book.opening(0)));
      assertThrows(
          IllegalArgumentException.class,
          () -> OpeningFiles.read(file, FIFTEEN, RuleSet.FREESTYLE, 9));
    }
  }

  @Test
  void allGamesOfACollectionAreOpenings() throws Exception {
    Path bdt = write("a.bdt", "x=[,,,8898,,,]\r\ny=[,,,8897,,,]\r\n");
    assertEquals(2, OpeningFiles.read(bdt, FIFTEEN, RuleSet.FREESTYLE).size());
    Path rif =
        write(
            "b.rif",
            "<database><games><game id=\"1\" rule=\"1\"><move>h8 i9</move></game>"
                + "<game id=\"2\" rule=\"1\"><move>h8 a1</move></game></games></database>");
    OpeningBook book = OpeningFiles.read(rif, FIFTEEN, RuleSet.FREESTYLE);
    assertEquals("h8i7", Notation.pos(book.opening(0)));
    assertEquals("h8a15", Notation.pos(book.opening(1)));
  }

  @Test
  void whatIsNoOpeningIsTold() throws Exception {
    write("1.sgf", "(;SZ[15];B[hh](;W[ii])(;W[jj]))---");
    write("README.md", "ours");
    OpeningBook book = OpeningFiles.read(folder, FIFTEEN, RuleSet.FREESTYLE, 1);
    assertEquals(
        List.of(
            folder + ": no games by their names, and left out: README.md",
            "1.sgf: line 1, column 32: text outside of a game is left out: ---",
            "1.sgf: the main line is taken; other lines: 1"),
        book.from(1).warnings());
  }

  @Test
  void ofManyWarningsAFewAreTold() throws Exception {
    write("1.sgf", "(;SZ[15];B[hh](;W[ii])(;W[jj]))".repeat(13));
    List<String> warnings = OpeningFiles.read(folder, FIFTEEN, RuleSet.FREESTYLE).warnings();
    assertEquals(11, warnings.size());
    assertEquals("1.sgf, game 10: the main line is taken; other lines: 1", warnings.get(9));
    assertEquals("3 more warnings of the files of openings", warnings.get(10));
  }

  @Test
  void aGameThatIsNoOpeningIsNamed() throws Exception {
    Path file = write("two.sgf", "(;SZ[15];B[hh])(;SZ[15]AB[hh][ii])");
    Exception refusal =
        assertThrows(
            IllegalArgumentException.class,
            () -> OpeningFiles.read(file, FIFTEEN, RuleSet.FREESTYLE));
    assertEquals(
        "two.sgf, game 2: an opening has stones in turn only, black's first, and no passes",
        refusal.getMessage());
  }

  /** As a shell of Windows writes what a program prints. */
  @Test
  void aBookMayBeInUtf16() throws Exception {
    Path file = folder.resolve("book.txt");
    Files.write(file, "\uFEFFh8i9\r\n0,0, 2,2\r\n".getBytes(StandardCharsets.UTF_16LE));
    assertEquals(2, OpeningFiles.read(file, FIFTEEN, RuleSet.FREESTYLE).size());
    Files.write(file, "\uFEFFh8i9\r\n".getBytes(StandardCharsets.UTF_8));
    assertEquals(1, OpeningFiles.read(file, FIFTEEN, RuleSet.FREESTYLE).size());
  }

  /** As when somebody names the wrong file. */
  @Test
  void aLineThatIsNoOpeningIsToldAsItIsWritten() throws Exception {
    Path file = write("README.md", "\nKatachi (形, shape) is a strong gomoku engine\n");
    Exception refusal =
        assertThrows(
            IllegalArgumentException.class,
            () -> OpeningFiles.read(file, FIFTEEN, RuleSet.FREESTYLE));
    String start = "README.md: line 2, 'Katachi (形, shape) is a strong gomoku e…': not a point";
    assertTrue(refusal.getMessage().startsWith(start), refusal::getMessage);
  }

  @Test
  void aFolderWithoutSavedGamesIsRefused() throws Exception {
    write("book.txt", "h8\n");
    assertThrows(
        IllegalArgumentException.class,
        () -> OpeningFiles.read(folder, FIFTEEN, RuleSet.FREESTYLE));
  }

  @Test
  void aFileThatIsNotThereCantBeRead() {
    assertThrows(
        IOException.class,
        () -> OpeningFiles.read(folder.resolve("none"), FIFTEEN, RuleSet.FREESTYLE));
  }

  private void assertRefused(String text, String message) throws Exception {
    Path file = write("bad.psq", text);
    Exception refusal =
        assertThrows(
            IllegalArgumentException.class,
            () -> OpeningFiles.read(file, FIFTEEN, RuleSet.FREESTYLE));
    assertEquals(message, refusal.getMessage());
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }
}
