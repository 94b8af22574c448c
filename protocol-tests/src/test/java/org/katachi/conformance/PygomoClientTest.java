package org.katachi.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The packaged brain answers every call of pygomo-lib, a client in Python. Skipped where Python or
 * the library is missing; {@code pip install pygomo-lib} gets it.
 */
class PygomoClientTest {

  private static final String PYTHON = "python3";
  private static final Path BRAIN =
      Path.of("..", "target", "pbrain-katachi").toAbsolutePath().normalize();
  private static final int PATIENCE_SECONDS = 300;

  @TempDir Path folder;

  @Test
  void everyCallIsAnswered() throws Exception {
    assumeTrue(hasPygomo(), "pygomo-lib is not installed");
    assertTrue(Files.isExecutable(BRAIN), BRAIN + " is there after mvn package only");
    Path script = Path.of(PygomoClientTest.class.getResource("pygomo-client.py").toURI());
    Path output = folder.resolve("output");
    Process client =
        new ProcessBuilder(PYTHON, script.toString(), BRAIN.toString())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    boolean ended = client.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
    client.destroyForcibly();
    List<String> lines = Files.readAllLines(output, StandardCharsets.ISO_8859_1);
    assertTrue(ended, lines::toString);
    assertEquals("all calls answered", lines.isEmpty() ? "" : lines.get(lines.size() - 1));
  }

  private static boolean hasPygomo() throws InterruptedException {
    try {
      return new ProcessBuilder(PYTHON, "-c", "import pygomo")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
