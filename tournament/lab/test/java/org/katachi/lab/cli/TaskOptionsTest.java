package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaskOptionsTest {

  @TempDir Path folder;

  @Test
  void theFileIsTheSameOnAnyNumberOfThreads() throws Exception {
    assertEquals(0, run("one", "--threads", "1").code());
    assertEquals(0, run("three", "--threads", "3").code());
    assertArrayEquals(
        Files.readAllBytes(folder.resolve("one")), Files.readAllBytes(folder.resolve("three")));
  }

  @Test
  void optionsThatExcludeEachOtherAreRefused() {
    assertRefused("either --threads or --serve, not both", "--threads=2", "--serve=h:1");
    assertRefused("--token-file and --farm need --serve HOST:PORT", "--token-file=t");
    assertRefused("--threads is from 1 to ", "--threads=0");
    assertRefused("--serve needs katachi-farm.jar beside this program", "--serve=h:1", "--farm=no");
  }

  private void assertRefused(String words, String... options) {
    LabRun run = run("file", options);
    assertEquals(2, run.code());
    assertTrue(run.err().contains(words), run.err());
  }

  private LabRun run(String file, String... options) {
    List<String> words =
        new ArrayList<>(List.of("selfplay", "--boardsize=9", "--nodes=200", "--count=8"));
    words.addAll(List.of(options));
    words.add(folder.resolve(file).toString());
    return LabRun.of(words.toArray(String[]::new));
  }
}
