package org.katachi.tournament.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.process.scripted.LeftProcesses;
import org.katachi.process.scripted.ScriptedBrain;

/** The manager is ended in the middle of a match: nothing is left of it but true games. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(300)
class KilledManagerTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final int KILLS = 20;

  @TempDir Path folder;

  @Test
  void stoppedBySignal() throws Exception {
    makeBrains("0.01");
    Path page = folder.resolve("page.html");
    Process manager = manager(10, folder.resolve("out"), List.of(), "-report", page.toString());
    awaitGames(manager, 3);
    manager.destroy();
    assertEquals(128 + 15, manager.waitFor());
    assertTrue(Files.readString(page).strip().endsWith("</html>"), "the report is whole");
    assertTrue(output().contains("Report: " + page), this::output);
    assertTrue(Files.notExists(folder.resolve("games.jsonl.lock")));
    assertEquals(List.of(), brains());
    assertTrue(output().contains("The tournament was stopped."), this::output);
    assertTrue(output().contains("with -resume goes on"), this::output);
    assertTrue(games().size() < 20, "the match was over before");
    assertGoesOn(10);
  }

  /**
   * Killed at random moments, and each time started again, until all games are played: by the last
   * start, or on a fast machine by one of those that were to be killed.
   */
  @Test
  void killedAgainAndAgain() throws Exception {
    long seed = System.nanoTime();
    System.out.println("KilledManagerTest: seed " + seed);
    Random random = new Random(seed);
    int rounds = 300;
    makeBrains("0");
    int killed = 0;
    for (int kill = 0; kill < KILLS && games().size() < 2 * rounds; kill++) {
      int awaited = random.nextBoolean() ? games().size() + 1 + random.nextInt(3) : 0;
      Process manager = manager(rounds);
      awaitGames(manager, Math.min(awaited, 2 * rounds));
      manager.waitFor(random.nextInt(100), TimeUnit.MILLISECONDS);
      manager.destroyForcibly();
      killed += manager.waitFor() == 0 ? 0 : 1;
    }
    assertTrue(killed > 0, "the match was over before");
    assertGoesOn(rounds);
  }

  /** The same command in two shells: the second does not touch the log of the first. */
  @Test
  void aSecondManagerLeavesTheLogOfTheFirstAlone() throws Exception {
    makeBrains("0.01");
    Process first = manager(10);
    awaitGames(first, 1);
    Path told = folder.resolve("second");
    assertEquals(2, manager(10, told, List.of()).waitFor());
    assertTrue(
        Files.readString(told)
            .contains(log() + " is being written by another manager (process " + first.pid()));
    assertEquals(0, first.waitFor());
    assertGoesOn(10);
  }

  /** Descriptors run out when the brains of a later game are started. */
  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs prlimit")
  void tooFewDescriptorsLoseNoGame() throws Exception {
    int rounds = 40;
    makeBrains("0.01");
    Process manager = manager(rounds, folder.resolve("out"), List.of(), "renewal=process");
    awaitGames(manager, 2);
    long most = 0;
    for (int look = 0; look < 50; look++) {
      try (Stream<Path> open = Files.list(Path.of("/proc/" + manager.pid() + "/fd"))) {
        most = Math.max(most, open.count());
      }
      Thread.sleep(2);
    }
    String limit = "--nofile=" + (most - 8);
    new ProcessBuilder("prlimit", "--pid", Long.toString(manager.pid()), limit).start().waitFor();
    assertEquals(1, manager.waitFor(), this::output);
    assertTrue(output().contains("no process can be started for "), this::output);
    assertGoesOn(rounds, "renewal=process");
  }

  /** A limit on the size of files stands for a full disk. */
  @Test
  void aFullDiskLosesNoGame() throws Exception {
    int rounds = 30;
    makeBrains("0");
    List<String> prefix = List.of("sh", "-c", "ulimit -f 32; exec \"$@\"", "sh");
    Process manager = manager(rounds, folder.resolve("out"), prefix);
    assertEquals(1, manager.waitFor(), this::output);
    assertTrue(output().contains(log() + " can't be written: "), this::output);
    assertGoesOn(rounds);
  }

  private void makeBrains(String pause) throws IOException {
    brain("row", "$n,3", pause);
    brain("gaps", "$((2*n)),8", pause);
  }

  private void awaitGames(Process manager, int games) throws Exception {
    while (games().size() < games) {
      boolean alive = manager.isAlive();
      assertTrue(alive || games().size() >= games, this::output);
      Thread.sleep(5);
    }
  }

  /** The whole lines of the log after the first. */
  private List<String> games() throws IOException {
    if (Files.notExists(log())) {
      return List.of();
    }
    String text = Files.readString(log());
    List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    return lines.isEmpty() ? lines : lines.subList(1, lines.size());
  }

  private void assertGoesOn(int rounds, String... each) throws Exception {
    Process manager = manager(rounds, folder.resolve("out"), List.of(), each);
    assertEquals(0, manager.waitFor(), this::output);
    List<Integer> numbers = new ArrayList<>();
    Map<Integer, String> openings = new HashMap<>();
    for (String line : games()) {
      JsonNode game = MAPPER.readTree(line);
      int number = game.get("game").asInt();
      numbers.add(number);
      assertEquals("row makes five in a row", game.get("reason").asText());
      assertEquals(number % 2 == 1 ? "row" : "gaps", game.get("black").asText());
      String opening = game.get("opening").asText();
      assertEquals(opening, openings.computeIfAbsent((number + 1) / 2, pair -> opening));
    }
    Collections.sort(numbers);
    assertEquals(IntStream.rangeClosed(1, 2 * rounds).boxed().toList(), numbers);
    assertEquals(List.of(), brains());
  }

  private Process manager(int rounds) throws IOException {
    return manager(rounds, folder.resolve("out"), List.of());
  }

  /** The manager behind a program that becomes it, with more words at its end. */
  private Process manager(int rounds, Path output, List<String> prefix, String... more)
      throws IOException {
    Path book = folder.resolve("book");
    Files.writeString(book, "o15\no14\n");
    List<String> command = new ArrayList<>(prefix);
    Collections.addAll(
        command,
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:-UsePerfData",
        "-cp",
        classPath(),
        Tournament.class.getName(),
        "-engine",
        "cmd=sh '" + folder.resolve("row") + "'",
        "name=row",
        "-engine",
        "cmd=sh '" + folder.resolve("gaps") + "'",
        "name=gaps",
        "-openings",
        "file=" + book,
        "-concurrency",
        "2",
        "-force-concurrency",
        "-rounds",
        Integer.toString(rounds),
        "-out",
        log().toString(),
        "-resume",
        "-each",
        "tc=60/5");
    Collections.addAll(command, more);
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(output.toFile())
        .start();
  }

  /** This class path with its folders packed: like a user's manager, it opens no file per class. */
  private String classPath() {
    List<String> entries = new ArrayList<>();
    for (String entry :
        StringUtils.split(System.getProperty("java.class.path"), File.pathSeparator)) {
      entries.add(Files.isDirectory(Path.of(entry)) ? packed(entry) : entry);
    }
    return String.join(File.pathSeparator, entries);
  }

  private String packed(String classes) {
    Path jar = folder.resolve(Integer.toHexString(classes.hashCode()) + ".jar");
    if (Files.notExists(jar)) {
      ToolProvider jarTool = ToolProvider.findFirst("jar").orElseThrow();
      int exit = jarTool.run(System.out, System.err, "cfM0", jar.toString(), "-C", classes, ".");
      assertEquals(0, exit);
    }
    return jar.toString();
  }

  private String output() {
    try {
      return Files.readString(folder.resolve("out"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  private Path log() {
    return folder.resolve("games.jsonl");
  }

  private List<String> brains() {
    return LeftProcesses.mentioning("sh " + folder);
  }

  private void brain(String name, String move, String pause) throws IOException {
    String thinks = pause.equals("0") ? "" : "sleep " + pause + "; ";
    new ScriptedBrain()
        .onMove(thinks + "echo \"" + move + "\"; n=$((n+1))")
        .write(folder.resolve(name));
  }
}
