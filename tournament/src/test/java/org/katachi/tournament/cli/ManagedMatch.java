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
import java.util.spi.ToolProvider;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import org.katachi.brain.scripted.LeftProcesses;
import org.katachi.brain.scripted.ScriptedBrain;

/**
 * A match of two scripted brains in a folder, played by managers in processes of their own, two
 * games at once: {@code row} makes five in a row, {@code gaps} never does.
 */
final class ManagedMatch {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** How games end whose brain was killed. */
  private static final List<String> KILLED = List.of("crashed", "did not start");

  private final Path folder;
  private final Path log;
  private final int rounds;

  /**
   * Makes the brains and the book.
   *
   * @param folder empty
   * @param pause the seconds that a move takes
   */
  ManagedMatch(Path folder, int rounds, String pause) throws IOException {
    this(folder, folder.resolve("games.jsonl"), rounds, pause);
  }

  /**
   * Makes the brains and the book.
   *
   * @param folder empty
   * @param log the file of games
   * @param pause the seconds that a move takes
   */
  ManagedMatch(Path folder, Path log, int rounds, String pause) throws IOException {
    this.folder = folder;
    this.log = log;
    this.rounds = rounds;
    brain("row", "$n,3", pause);
    brain("gaps", "$((2*n)),8", pause);
    Files.writeString(folder.resolve("book"), "o15\no14\n");
  }

  private void brain(String name, String move, String pause) throws IOException {
    String thinks = pause.equals("0") ? "" : "sleep " + pause + "; ";
    new ScriptedBrain()
        .onMove(thinks + "echo \"" + move + "\"; n=$((n+1))")
        .write(folder.resolve(name));
  }

  /** Starts a manager, or goes on with the log. */
  Process manager(String... more) throws IOException {
    return manager(folder.resolve("out"), List.of(), more);
  }

  /** Starts a manager, or goes on with the log, by a program that becomes it. */
  Process limitedManager(List<String> prefix) throws IOException {
    return manager(folder.resolve("out"), prefix);
  }

  /**
   * Starts a manager, or goes on with the log.
   *
   * @param output takes what it writes
   * @param prefix a program that becomes it
   * @param more words at the end of its command line
   */
  Process manager(Path output, List<String> prefix, String... more) throws IOException {
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
        "file=" + folder.resolve("book"),
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

  /** Waits until the log has so many games; fails if the manager ends before. */
  void awaitGames(Process manager, int games) throws Exception {
    while (games().size() < games) {
      boolean alive = manager.isAlive();
      assertTrue(alive || games().size() >= games, this::output);
      Thread.sleep(5);
    }
  }

  /** The whole lines of the log after the first. */
  List<String> games() throws IOException {
    if (Files.notExists(log())) {
      return List.of();
    }
    String text = Files.readString(log());
    List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    return lines.isEmpty() ? lines : lines.subList(1, lines.size());
  }

  /** Plays what is left, and checks that all games are there, once and true. */
  void assertGoesOn(String... more) throws Exception {
    assertGoesOn(0, more);
  }

  /**
   * Plays what is left, and checks that all games are there, once and true.
   *
   * @param killedBrains so many games may have been lost by a brain that was killed
   */
  void assertGoesOn(int killedBrains, String... more) throws Exception {
    Process manager = manager(more);
    assertEquals(0, manager.waitFor(), this::output);
    List<Integer> numbers = new ArrayList<>();
    Map<Integer, String> openings = new HashMap<>();
    int crashed = 0;
    for (String line : games()) {
      JsonNode game = MAPPER.readTree(line);
      int number = game.get("game").asInt();
      numbers.add(number);
      if (KILLED.contains(game.get("ending").asText())) {
        crashed++;
      } else {
        assertEquals("row makes five in a row", game.get("reason").asText());
      }
      assertEquals(number % 2 == 1 ? "row" : "gaps", game.get("black").asText());
      String opening = game.get("opening").asText();
      assertEquals(opening, openings.computeIfAbsent((number + 1) / 2, pair -> opening));
    }
    Collections.sort(numbers);
    assertEquals(IntStream.rangeClosed(1, 2 * rounds).boxed().toList(), numbers);
    assertTrue(crashed <= killedBrains, crashed + " crashed, " + killedBrains + " killed");
    assertEquals(List.of(), brains());
  }

  /** What the manager has written. */
  String output() {
    try {
      return Files.readString(folder.resolve("out"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  Path log() {
    return log;
  }

  /** Kills one of the brains that live. Returns whether there was one. */
  boolean killBrain(Random random) {
    List<ProcessHandle> brains =
        ProcessHandle.allProcesses()
            .filter(process -> process.info().commandLine().orElse("").contains("sh " + folder))
            .toList();
    return !brains.isEmpty() && brains.get(random.nextInt(brains.size())).destroyForcibly();
  }

  /** The commands of the brains that live. */
  List<String> brains() {
    return LeftProcesses.mentioning("sh " + folder);
  }
}
