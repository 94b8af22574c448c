package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.farm.cli.Farm;
import org.katachi.farm.cli.Worker;
import org.katachi.lab.selfplay.SelfPlayReader;
import org.katachi.lab.tune.ParameterFile;
import org.katachi.network.value.ValueWeights;

/** Jobs of the lab on workers, all as processes of their own, of which some are killed. */
@Timeout(600)
class FarmJobsTest {

  private static final int GAMES_AFTER_A_KILL = 8;

  private static final Pattern PORT = Pattern.compile("workers connect to port ([0-9]+)\\R");

  @TempDir Path folder;
  private final List<Process> processes = new ArrayList<>();

  /** Of a free port until the first farm has told its own. */
  private String address = "127.0.0.1:0";

  /** A jar without classes, which names those of the class path. */
  @BeforeEach
  void makeFarmJar() throws IOException {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.put(Attributes.Name.MAIN_CLASS, Farm.class.getName());
    String path = System.getProperty("java.class.path");
    attributes.put(
        Attributes.Name.CLASS_PATH,
        Arrays.stream(path.split(System.getProperty("path.separator"), -1))
            .map(place -> Path.of(place).toUri().toString())
            .collect(Collectors.joining(" ")));
    try (OutputStream bytes = Files.newOutputStream(farmJar())) {
      new JarOutputStream(bytes, manifest).close();
    }
  }

  private Path farmJar() {
    return folder.resolve("farm.jar");
  }

  @AfterEach
  void killAll() throws InterruptedException {
    for (Process process : processes) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
  }

  @Test
  void whoeverIsKilledTheFileIsThatOfOneProcess() throws Exception {
    Path file = folder.resolve("farm.self");
    Process lab = lab("selfplay", selfPlay(file, Integer.MAX_VALUE));
    awaitPort(lab, "selfplay");
    Process killed = worker("killed");
    Process lasting = worker("lasting");
    awaitGames(lab, file, 4);
    killed.destroyForcibly().waitFor();
    worker("joined");
    awaitGames(lab, file, SelfPlayReader.countGames(file) + 4);
    lab.destroyForcibly().waitFor();
    int games = SelfPlayReader.countGames(file) + GAMES_AFTER_A_KILL;
    assertEquals(0, lab("resumed", selfPlay(file, games)).waitFor(), () -> said("resumed"));
    Path single = folder.resolve("single.self");
    assertEquals(0, LabRun.of(selfPlay(single, games).toArray(String[]::new)).code());
    assertArrayEquals(Files.readAllBytes(single), Files.readAllBytes(file));
    assertTrue(lasting.isAlive(), () -> said("lasting"));
  }

  @Test
  void theSameWorkersServeOneJobAfterTheOther() throws Exception {
    Path parameters = folder.resolve("parameters");
    Path book = Files.writeString(folder.resolve("book"), "e5f5\ne5f6d4\n");
    List<String> files = List.of(parameters.toString(), book.toString());
    Process search = lab("search", join(tune("search", "12"), files));
    awaitPort(search, "search");
    worker("one");
    worker("two");
    assertEquals(0, search.waitFor(), () -> said("search"));
    ParameterFile file = ParameterFile.read(parameters);
    assertEquals("12 pairs of games", file.comments().get(1));
    assertFalse(Arrays.equals(ParameterFile.defaults().values(), file.values()));
    List<String> match = join(tune("match", "4"), files);
    Process played = lab("match", match);
    assertEquals(0, played.waitFor(), () -> said("match"));
    String score = LabRun.of(match.toArray(String[]::new)).out();
    assertTrue(said("match").contains(score.strip()), () -> said("match") + " not " + score);
  }

  private static List<String> tune(String command, String pairs) {
    return List.of("tune", command, "--boardsize", "9", "--nodes", "200", "--pairs", pairs);
  }

  @Test
  void theNetworkThatPlaysTravelsToTheWorkers() throws Exception {
    Path network = folder.resolve("own.network");
    ValueWeights.zero().file().write(network);
    List<String> play =
        List.of("selfplay", "--boardsize=9", "--nodes=200", "--count=4", "--network=" + network);
    Path file = folder.resolve("farm.self");
    Process lab = lab("network", join(play, List.of(file.toString())));
    awaitPort(lab, "network");
    worker("one");
    assertEquals(0, lab.waitFor(), () -> said("network"));
    Path single = folder.resolve("single.self");
    LabRun.of(join(play, List.of(single.toString())).toArray(String[]::new));
    assertArrayEquals(Files.readAllBytes(single), Files.readAllBytes(file));
  }

  @Test
  void anAddressThatOthersCanReachNeedsAToken() throws Exception {
    address = "0.0.0.0:0";
    Process lab = lab("refused", selfPlay(folder.resolve("games"), 1));
    assertEquals(1, lab.waitFor());
    assertTrue(said("refused").contains("-token-file FILE is needed"), () -> said("refused"));
    assertTrue(said("refused").contains("the farm has ended with exit code 2"));
  }

  private static List<String> selfPlay(Path file, int games) {
    return List.of(
        "selfplay",
        "--boardsize",
        "11",
        "--nodes",
        "200",
        "--branches",
        "1",
        "--seed",
        "5",
        "--count",
        Integer.toString(games),
        file.toString());
  }

  private static List<String> join(List<String> first, List<String> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  /** From then on all farms use the port that the system gave to this one. */
  private void awaitPort(Process lab, String name) throws InterruptedException {
    Matcher told = PORT.matcher(said(name));
    while (!told.find()) {
      assertTrue(lab.isAlive(), () -> said(name));
      Thread.sleep(5);
      told = PORT.matcher(said(name));
    }
    address = "127.0.0.1:" + told.group(1);
  }

  private void awaitGames(Process lab, Path file, int games) throws Exception {
    while (!Files.exists(file)
        || Files.size(file) == 0
        || SelfPlayReader.countGames(file) < games) {
      assertTrue(lab.isAlive(), () -> said("selfplay"));
      Thread.sleep(5);
    }
  }

  /** The lab with its tasks on workers. */
  private Process lab(String name, List<String> words) throws IOException {
    return start(
        name, Lab.class, join(words, List.of("--serve", address, "--farm", farmJar().toString())));
  }

  private Process worker(String name) throws IOException {
    return start(
        name, Worker.class, List.of(address, "-cache", folder.resolve("cache").toString()));
  }

  private Process start(String name, Class<?> program, List<String> words) throws IOException {
    List<String> command = new ArrayList<>();
    Collections.addAll(
        command,
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:-UsePerfData",
        "-Xss4m",
        "-cp",
        System.getProperty("java.class.path"),
        program.getName());
    command.addAll(words);
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve(name + ".out").toFile())
            .start();
    processes.add(process);
    return process;
  }

  private String said(String name) {
    try {
      return Files.readString(folder.resolve(name + ".out"));
    } catch (IOException e) {
      return e.toString();
    }
  }
}
