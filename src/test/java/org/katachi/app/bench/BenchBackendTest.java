package org.katachi.app.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The bench in processes of its own, with the Vector API and without. */
class BenchBackendTest {

  private static final String JAVA = ProcessHandle.current().info().command().orElseThrow();

  @Test
  void theSignatureIsTheSameWithVectors() throws Exception {
    List<String> swar = bench();
    List<String> simd = bench("--add-modules", "jdk.incubator.vector", "-Dkatachi.vectors=on");
    assertEquals("Cells     SWAR (without the module jdk.incubator.vector)", cells(swar));
    assertTrue(cells(simd).matches("Cells     SIMD of \\d+ bits \\(forced\\)"), cells(simd));
    assertEquals(signature(swar), signature(simd));
  }

  private static List<String> bench(String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(JAVA, "-Xshare:off"));
    command.addAll(List.of(options));
    command.addAll(
        List.of(
            "-cp", System.getProperty("java.class.path"), "org.katachi.app.Katachi", "bench", "3"));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    List<String> lines = process.inputReader(StandardCharsets.UTF_8).lines().toList();
    assertEquals(0, process.waitFor());
    return lines;
  }

  private static String cells(List<String> lines) {
    return lines.get(lines.size() - 2);
  }

  private static String signature(List<String> lines) {
    return lines.get(lines.size() - 1);
  }
}
