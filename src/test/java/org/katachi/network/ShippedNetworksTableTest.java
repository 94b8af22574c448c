package org.katachi.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/engine/evaluation.md names every file of weights that is shipped, with its checksum. */
class ShippedNetworksTableTest {

  private static final Path TABLE = Path.of("..", "docs", "engine", "evaluation.md");
  private static final Path RESOURCES = Path.of("main", "resources", "org", "katachi");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `(\\w+/[\\w.-]+)` \\|.*\\| `([0-9a-f]{64})` \\|$");

  @Test
  void everyShippedFileStandsInTheTableWithItsChecksumAndNoOther() throws Exception {
    Map<String, String> shipped = shipped();
    assertFalse(shipped.isEmpty());
    assertEquals(shipped, listed());
  }

  private static Map<String, String> shipped() throws Exception {
    Map<String, String> sums = new TreeMap<>();
    try (Stream<Path> files = Files.walk(RESOURCES)) {
      for (Path file : files.filter(ShippedNetworksTableTest::isWeights).toList()) {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
        sums.put(RESOURCES.relativize(file).toString(), HexFormat.of().formatHex(digest));
      }
    }
    return sums;
  }

  private static boolean isWeights(Path file) {
    return file.toString().matches(".*\\.(network|convolution|policy|weights)");
  }

  private static Map<String, String> listed() throws IOException {
    Map<String, String> sums = new TreeMap<>();
    ROW.matcher(Files.readString(TABLE))
        .results()
        .forEach(row -> sums.put(row.group(1), row.group(2)));
    return sums;
  }
}
