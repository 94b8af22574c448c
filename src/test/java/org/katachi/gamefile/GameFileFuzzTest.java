package org.katachi.gamefile;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.board.Geometry;

/**
 * Damaged files. Each is read, or refused by the one exception for that; a file from which less is
 * read than it had says so. {@code -Dgamefile.fuzz=100000} tries so many files of each form.
 */
class GameFileFuzzTest {

  private static final Geometry FIFTEEN = new Geometry(15, 15);
  private static final int TRIES = Integer.getInteger("gamefile.fuzz", 2000);
  private static final Duration SOON = Duration.ofSeconds(30).plusMillis(TRIES * 5L);

  /** A file of each form, with all that it can hold. */
  private enum Form {
    SGF(
        """
        (;FF[4]GM[4]CA[GBK]SZ[15]RU[RIF]PB[\u9ED1]PW[b\\]]5A[aa]AB[hh][ii]AW[jj:kk]AE[kk]PL[W]C[a\\
        b];W[kl]LB[aa:A];B[](;W[]C[c])(;W[ll];B[mm]HO[1]))
        (;SZ[9];B[ee])
        """),
    QUEST("(;SZ[15];QPR[hh,hg,jf];QSLW[ig];B[gg];W[ii];B[aa];W[bb])"),
    PSQ(
        """
        Piskvorky 15x15, 11:11, 0
        8,8,0
        9,8,25
        8,9,0
        a.exe
        b.exe
        -1
        1,Renju
        """),
    GOMOTUR("a\nb\n7,7,0\n8,8,10\n9,9,20\n0\n"),
    SAV("15\n15\n4\n7 7\n6 8\n8 6\n0 0\n"),
    BDT(",=[A,B,+,8889798A00,97,R,c]\r\n2003=[,,-,88,,,]\r\n"),
    MOVES("h8i9 j10, k11\na1"),
    NUMBERS("7,7 8,8 9,9\n"),
    NUMBERED("1. h8 2. i9 3. j10 4. k11\n"),
    RIF(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <database version="1.0" date="2026-02-03">
        <rules><rule id="3" name="Soosyrv-8" /><rule id="4" name="Odd" /></rules>
        <players><player id="1" name="A" surname="B" /></players>
        <games>
        <game id="1" rule="3" black="1" white="2" bresult="0.5" alt="i8" swap="R">
        <move>h8 h9 i10</move><info>a &lt; b</info>
        </game>
        <game id="2" rule="4"><move>a1 b2</move></game>
        </games>
        </database>
        """),
    DRAWING(
        """
           a b c d e f
         1 . . . . . .
         2 . X O . . .
         3 . .[X]. . .
         4 . . . . . .
         5 . . . . . .
         6 . . . . . .
        white to move
        """),
    BOARDS(
        """
        Problem 1
          0 1 2 3 4
        一 . . . . .
        二 . X O . .
        三 . . X . .
        四 . . . . .
        五 . . . . .

        Problem 2, black to win
        +-----+
        |.....|
        |.bw..|
        |.....|
        |.....|
        |.....|
        +-----+
        """),
    /** In hexadecimal, as the next two. */
    LIB(
        "FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF00087374617200007808666976650000"
            + "8980000000089A4163000001410011C80861620833D2000040224035007B40"),
    OLD_LIB("780089809A00AB00BC00CD408800770066005540"),
    POS("0A70717F6E00E08182838B"),
    UTF16("(;SZ[15]C[\u9023\u73E0];B[hh];W[ii])");

    private final String content;

    Form(String content) {
      this.content = content;
    }

    byte[] file() {
      return switch (this) {
        case SGF -> content.getBytes(Charset.forName("GBK"));
        case UTF16 -> content.getBytes(StandardCharsets.UTF_16);
        case LIB, OLD_LIB, POS -> HexFormat.of().parseHex(content);
        default -> content.getBytes(StandardCharsets.UTF_8);
      };
    }
  }

  @ParameterizedTest
  @EnumSource(Form.class)
  void aDamagedFileIsReadOrRefused(Form form, TestReporter reporter) {
    Map<String, Integer> counts = new HashMap<>();
    assertTimeoutPreemptively(
        SOON,
        () -> {
          for (int seed = 0; seed < TRIES; seed++) {
            byte[] damaged = damage(form.file(), new Random(seed));
            counts.merge(outcome(damaged), 1, Integer::sum);
          }
        });
    reporter.publishEntry(form.name(), counts.toString());
    assertEquals(TRIES, counts.values().stream().mapToInt(Integer::intValue).sum());
  }

  /** Changes, removes, adds, doubles or swaps bytes, or cuts the file. */
  private static byte[] damage(byte[] file, Random random) {
    byte[] damaged = file.clone();
    for (int changes = 1 + random.nextInt(4); changes > 0 && damaged.length > 0; changes--) {
      int at = random.nextInt(damaged.length);
      int other = random.nextInt(damaged.length);
      byte value =
          random.nextBoolean() ? (byte) random.nextInt(256) : file[random.nextInt(file.length)];
      switch (random.nextInt(6)) {
        case 0 -> damaged = Arrays.copyOf(damaged, at);
        case 1 -> damaged = joined(damaged, at, new byte[0], at + 1);
        case 2 -> damaged = joined(damaged, at, new byte[] {value}, at);
        case 3 ->
            damaged = joined(damaged, Math.max(at, other), damaged.clone(), Math.min(at, other));
        case 4 -> damaged[at] = damaged[other];
        default -> damaged[at] = value;
      }
    }
    return damaged;
  }

  private static byte[] joined(byte[] file, int end, byte[] between, int start) {
    byte[] made = new byte[end + between.length + file.length - start];
    System.arraycopy(file, 0, made, 0, end);
    System.arraycopy(between, 0, made, end, between.length);
    System.arraycopy(file, start, made, end + between.length, file.length - start);
    return made;
  }

  private static String outcome(byte[] damaged) {
    GameFile read;
    try {
      read = GameReader.read(damaged, FIFTEEN);
    } catch (IllegalArgumentException e) {
      assertTrue(e.getMessage() != null && !e.getMessage().isBlank(), hex(damaged));
      return "refused";
    }
    for (GameTree game : read.games()) {
      assertDoesNotThrow(() -> checkWritten(game, damaged), () -> hex(damaged));
    }
    boolean isTold = !read.warnings().isEmpty() || !read.games().get(0).warnings().isEmpty();
    return isTold ? "read with warnings" : "read";
  }

  /** All that was read can be written and read again, as SGF and, where it can be, as RenLib. */
  private static void checkWritten(GameTree game, byte[] damaged) {
    byte[] sgf = GameWriter.write(game, GameFormat.SGF);
    GameTree again = GameReader.read(sgf, game.geometry()).games().get(0);
    assertEquals(game.mainLine().moves(), again.mainLine().moves(), () -> hex(damaged));
    assertEquals(
        new String(sgf, StandardCharsets.UTF_8),
        new String(GameWriter.write(again, GameFormat.SGF), StandardCharsets.UTF_8),
        () -> hex(damaged));
    for (GameFormat format :
        List.of(GameFormat.LIB, GameFormat.PSQ, GameFormat.SAV, GameFormat.POS)) {
      byte[] written;
      try {
        written = GameWriter.write(game, format);
      } catch (IllegalArgumentException e) {
        continue;
      }
      RecordedGame line = GameReader.read(written, game.geometry()).games().get(0).mainLine();
      // In a library a node without a move is no end of a line: another line may follow.
      assertTrue(
          stones(line).containsAll(stones(game.mainLine()))
              && (format == GameFormat.LIB
                  || stones(line).size() == stones(game.mainLine()).size()),
          () -> format + " " + hex(damaged));
    }
  }

  private static Set<Move> stones(RecordedGame game) {
    return Set.copyOf(game.stones(game.moves().size()));
  }

  /** Nothing tells where a drawn board or a list of moves ends. */
  @ParameterizedTest
  @EnumSource(
      value = Form.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"DRAWING", "BOARDS", "MOVES", "NUMBERS", "NUMBERED"})
  void aFileThatIsCutIsRefusedOrSaysSo(Form form) {
    int stones = stones(GameReader.read(form.file(), FIFTEEN).games().get(0).mainLine()).size();
    for (int length = 1; length < form.file().length; length++) {
      byte[] cut = Arrays.copyOf(form.file(), length);
      GameFile read;
      try {
        read = GameReader.read(cut, FIFTEEN);
      } catch (IllegalArgumentException e) {
        continue;
      }
      GameTree game = read.games().get(0);
      assertTrue(
          stones(game.mainLine()).size() == stones
              || !read.warnings().isEmpty()
              || !game.warnings().isEmpty(),
          hex(cut));
    }
  }

  private static String hex(byte[] file) {
    return HexFormat.of().formatHex(file);
  }
}
