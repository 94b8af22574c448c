package org.katachi.network.common;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class WeightFileTest {

  private static final int[][] NO_LISTS = {};

  @TempDir private Path folder;

  /** As where the disk is full, or the program is killed after an epoch. */
  @Test
  void aFileThatIsNotWrittenToItsEndLeavesTheFormerWeights() throws IOException {
    Path file = folder.resolve("my.network");
    new WeightFile(new byte[][] {{1}, {2}}, NO_LISTS).write(file);
    WeightFile broken = new WeightFile(new byte[][] {{3}, null}, NO_LISTS);
    assertThrows(NullPointerException.class, () -> broken.write(file));
    assertArrayEquals(new byte[] {1, 2}, Files.readAllBytes(file));
    assertArrayEquals(new String[] {"my.network"}, folder.toFile().list());
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need a right of their own")
  void throughALinkTheFileItselfIsWritten() throws IOException {
    Path file = folder.resolve("my.network");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("my.network"));
    for (byte value = 1; value <= 2; value++) {
      new WeightFile(new byte[][] {{value}}, NO_LISTS).write(link);
      assertTrue(Files.isSymbolicLink(link), "the link is gone");
      assertArrayEquals(new byte[] {value}, Files.readAllBytes(file));
    }
  }
}
