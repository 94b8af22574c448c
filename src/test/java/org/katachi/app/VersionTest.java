package org.katachi.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What {@code --version} says. */
class VersionTest {

  private static final List<String> LINES = Version.describe().lines().toList();

  @Test
  void theFirstLineIsTheVersion() {
    assertEquals("Katachi " + Version.read(), LINES.get(0));
  }

  @Test
  void theCommitIsGitsOrUnknown() {
    assertTrue(LINES.get(1).matches("Commit: ([0-9a-f]{12}(-dirty)?|unknown)"), LINES.get(1));
  }

  @Test
  void theJvmIsTheRunningOne() {
    String version = System.getProperty("java.vm.version");
    assertTrue(LINES.get(2).startsWith("JVM: ") && LINES.get(2).contains(version), LINES.get(2));
  }

  @Test
  void everyShippedNetworkIsNamedWithItsChecksum() throws Exception {
    Path folder = Path.of("main/resources/org/katachi/network");
    assertEquals(
        Stream.of(namesOf(folder)).map(name -> line(folder.resolve(name))).toList(),
        LINES.subList(3, LINES.size()).stream().sorted().toList());
  }

  private static String[] namesOf(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      String[] names =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> !name.equals("README.txt"))
              .toArray(String[]::new);
      Arrays.sort(names);
      return names;
    }
  }

  private static String line(Path file) {
    try {
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
      return "Network: " + file.getFileName() + " " + HexFormat.of().formatHex(sum, 0, 8);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
}
