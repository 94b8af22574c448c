package org.katachi.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.rules.Rule;
import org.katachi.search.table.TranspositionTable;

/** A transposition table in a file. */
class HashFileTest {

  private static final Position GAME = TestSearches.position(Rule.FREESTYLE, 15, "h8");
  private static final long NETWORKS = 42;
  private static final int BYTES = 1 << 12;

  /** A file of a property, which has no folder of its own. */
  private static HashFile ofProperty() throws IOException {
    Path path = Files.createTempFile("table", ".bin");
    path.toFile().deleteOnExit();
    Files.delete(path);
    return new HashFile(path, GAME, NETWORKS);
  }

  private static TranspositionTable filled(int entries, long seed) {
    TranspositionTable table = new TranspositionTable(BYTES);
    Random random = new Random(seed);
    for (int i = 0; i < entries; i++) {
      table.store(
          random.nextLong(),
          random.nextInt(60_000) - 30_000,
          random.nextInt(GAME.geometry().cellCount()),
          random.nextInt(256),
          1 + random.nextInt(3),
          random.nextInt(2000) - 1000);
      if (i % 40 == 0) {
        table.nextSearch();
      }
    }
    return table;
  }

  @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
  void whatWasWrittenIsFoundInATableThatIsNotSmaller(
      @ForAll @IntRange(max = 400) int entries,
      @ForAll long seed,
      @ForAll @IntRange(max = 3) int doublings)
      throws IOException {
    HashFile file = ofProperty();
    TranspositionTable table = filled(entries, seed);
    long written = file.write(table);
    TranspositionTable other = new TranspositionTable((long) BYTES << doublings);
    file.check();
    assertEquals(written, file.read(other));
    Files.delete(file.file());
    for (int place = 0; place < table.places(); place++) {
      long data = table.dataAt(place);
      if (data != TranspositionTable.MISSING) {
        written--;
        long found = other.probe(table.keyAt(place));
        assertEquals((short) data, (short) found);
        assertEquals(TranspositionTable.move(data), TranspositionTable.move(found));
        assertEquals(TranspositionTable.eval(data), TranspositionTable.eval(found));
        if (TranspositionTable.isProof(data)) {
          assertTrue(TranspositionTable.isUnverified(found));
        } else {
          assertEquals(TranspositionTable.depth(data), TranspositionTable.depth(found));
          assertEquals(TranspositionTable.bound(data), TranspositionTable.bound(found));
        }
      }
    }
    assertEquals(0, written);
  }

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void aFileThatHasChangedIsRefused(
      @ForAll @IntRange(max = 20) int entries, @ForAll long seed, @ForAll boolean cut)
      throws IOException {
    HashFile file = ofProperty();
    file.write(filled(entries, seed));
    byte[] bytes = Files.readAllBytes(file.file());
    Random random = new Random(seed);
    int place = random.nextInt(bytes.length);
    if (cut) {
      bytes = Arrays.copyOf(bytes, place);
    } else {
      bytes[place] ^= (byte) (1 << random.nextInt(Byte.SIZE));
    }
    Files.write(file.file(), bytes);
    assertThrows(IOException.class, file::check);
    Files.delete(file.file());
  }

  private static String refusal(HashFile file) {
    return assertThrows(IOException.class, file::check).getMessage();
  }

  @Test
  void theFileOfAnotherGameIsRefusedWithTheDifference(@TempDir Path folder) throws IOException {
    Path path = folder.resolve("table.bin");
    new HashFile(path, GAME, NETWORKS).write(filled(10, 1));
    assertEquals(
        "it is of rule 0, not of rule 4",
        refusal(new HashFile(path, TestSearches.position(Rule.RENJU, 15, ""), NETWORKS)));
    assertEquals(
        "it is of a board of 15x15, not of a board of 20x20",
        refusal(new HashFile(path, TestSearches.position(Rule.FREESTYLE, 20, ""), NETWORKS)));
    assertEquals("it is of other networks", refusal(new HashFile(path, GAME, 43)));
    byte[] older = Files.readAllBytes(path);
    older[11]--;
    Files.write(path, older);
    assertEquals(
        "it is of version 1, not of version 2", refusal(new HashFile(path, GAME, NETWORKS)));
  }

  @Test
  void whatIsNoTableIsNeitherReadNorReplaced(@TempDir Path folder) throws IOException {
    Path text = Files.writeString(folder.resolve("text"), "the only copy of a poem");
    Path empty = Files.createFile(folder.resolve("empty"));
    for (Path path : new Path[] {text, empty, folder}) {
      HashFile file = new HashFile(path, GAME, NETWORKS);
      byte[] before = path.equals(folder) ? new byte[0] : Files.readAllBytes(path);
      assertTrue(refusal(file).startsWith("it is not a "), refusal(file));
      IOException refused =
          assertThrows(IOException.class, () -> file.write(new TranspositionTable(BYTES)));
      assertEquals("it exists and is not a transposition table", refused.getMessage());
      assertArrayEquals(before, path.equals(folder) ? before : Files.readAllBytes(path));
    }
    assertEquals(
        "no such file or folder", refusal(new HashFile(folder.resolve("missing"), GAME, NETWORKS)));
  }

  @Test
  void anOlderTableIsReplacedAndNothingElseIsLeft(@TempDir Path folder) throws IOException {
    HashFile file = new HashFile(folder.resolve("table.bin"), GAME, NETWORKS);
    file.write(filled(10, 1));
    file.write(filled(3, 2));
    file.check();
    assertEquals(3, file.read(new TranspositionTable(BYTES)));
    try (var files = Files.list(folder)) {
      assertEquals(1, files.count());
    }
  }

  @Test
  void aFileWithTheNameOfAPartStays(@TempDir Path folder) throws IOException {
    Path part = Files.writeString(folder.resolve("table.bin.part"), "the only copy of a poem");
    Path first = Files.writeString(folder.resolve("table.bin.1.part"), "another");
    HashFile file = new HashFile(folder.resolve("table.bin"), GAME, NETWORKS);
    file.write(filled(3, 2));
    file.check();
    assertEquals("the only copy of a poem", Files.readString(part));
    assertEquals("another", Files.readString(first));
    try (var files = Files.list(folder)) {
      assertEquals(3, files.count());
    }
  }

  @Test
  void anEngineGoesOnWithWhatAnotherHasFound(@TempDir Path folder) throws IOException {
    Position position = TestSearches.position(Rule.FREESTYLE, 15, "h8i9j6g6");
    SearchLimits limits = SearchLimits.builder().maxNodes(20_000).hashBytes(1 << 22).build();
    Path path = folder.resolve("table.bin");
    try (SearchEngine first = new SearchEngine(EngineOptions.defaults());
        SearchEngine second = new SearchEngine(EngineOptions.defaults())) {
      assertEquals(0, first.usedPermille());
      first.choose(position, new SearchControl(limits), lines -> {});
      long written = first.dumpTable(path, position);
      assertTrue(written > 1000, () -> "entries: " + written);
      assertEquals(written, second.loadTable(path, position, limits));
      assertTrue(second.usedPermille() > 0);
      SearchReport again =
          second.choose(
              position,
              new SearchControl(SearchLimits.builder().maxDepth(6).hashBytes(1 << 22).build()),
              lines -> {});
      assertTrue(again.nodes() < 5_000, again::toString);
    }
  }
}
