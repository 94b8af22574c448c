package org.katachi.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Starts the packaged brain as managers do: as a program, from any directory. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows is served by pbrain-katachi.bat")
class LauncherTest {

  private static final Path PACKAGED =
      Path.of("..", "target", "pbrain-katachi").toAbsolutePath().normalize();
  private static final String JAVA = ProcessHandle.current().info().command().orElseThrow();

  /** What a JVM with the Vector API says on stderr, whatever its options are. */
  private static final String INCUBATING = "WARNING: Using incubator modules: jdk.incubator.vector";

  private static final int PATIENCE_SECONDS = 30;

  @TempDir Path folder;

  private final List<Path> links = new ArrayList<>();
  private Path manager;
  private Path fakeJava;

  @BeforeEach
  void makeFolders() throws IOException {
    assertTrue(Files.isExecutable(PACKAGED), PACKAGED + " is there after mvn package only");
    manager = Files.createDirectory(folder.resolve("the manager's folder"));
    fakeJava = program("fake/java", "echo \"fake java\"; for word; do echo \"$word\"; done");
  }

  /** JUnit warns of links that lead out of a temporary folder. */
  @AfterEach
  void removeLinks() throws IOException {
    for (Path link : links) {
      Files.delete(link);
    }
  }

  @Test
  void theBrainAnswersThroughLinksFromAnotherDirectory() throws Exception {
    Process brain = start(linkTo(PACKAGED), Map.of("KATACHI_JAVA", JAVA));
    try (BufferedReader replies = brain.inputReader(StandardCharsets.US_ASCII)) {
      send(brain, "START 20\r\n");
      assertEquals("OK", replies.readLine());
      send(brain, "END\r\n");
      assertNull(replies.readLine());
    }
    assertEquals(0, brain.waitFor());
  }

  @Test
  void theStartedProcessIsTheJvmItself() throws Exception {
    Process brain = start(linkTo(PACKAGED), Map.of("KATACHI_JAVA", JAVA));
    try (BufferedReader replies = brain.inputReader(StandardCharsets.US_ASCII)) {
      send(brain, "START 20\r\n");
      assertEquals("OK", replies.readLine());
      assertEquals(JAVA, brain.info().command().orElseThrow());
      assertEquals(0, brain.descendants().count());
    }
    brain.getOutputStream().close();
    assertEquals(0, brain.waitFor());
  }

  @Test
  void anArchiveThatDoesNotFitIsIgnoredSilently() throws Exception {
    Path copy = copyOfTheBrain();
    Files.writeString(folder.resolve("pbrain-katachi.jsa"), "no archive");
    Process brain = start(copy, Map.of("KATACHI_JAVA", JAVA));
    send(brain, "START 20\r\nEND\r\n");
    assertEquals(List.of("OK"), linesOf(brain));
    assertEquals(
        List.of(), brain.errorReader().lines().filter(line -> !line.equals(INCUBATING)).toList());
    assertEquals(0, brain.waitFor());
  }

  @Test
  void theArchiveOfTheBuildFitsTheJvm() throws Exception {
    Map<String, String> environment =
        Map.of("KATACHI_JAVA", JAVA, "KATACHI_JAVA_OPTS", "-Xlog:class+load:stderr");
    List<String> loaded = errorsOf(start(PACKAGED, environment, "--version"));
    assertTrue(
        loaded.stream()
            .anyMatch(line -> line.contains("org.katachi.app.Katachi source: shared objects file")),
        () -> String.join("\n", loaded));
  }

  @Test
  void theVectorApiIsThereIfTheJavaHasItAndSomethingIsSearched() throws Exception {
    Path java = program("home/bin/java", "for word; do echo \"$word\"; done");
    links.add(Files.createSymbolicLink(folder.resolve("java"), java));
    Path release = folder.resolve("home/release");
    assertEquals(false, hasVectors());
    Files.writeString(
        release, "JAVA_VERSION=\"17\"\nMODULES=\"java.base jdk.incubator.vectors\"\n");
    assertEquals(false, hasVectors());
    Files.writeString(release, "MODULES=\"java.base jdk.incubator.vector\"\nOS_NAME=\"Linux\"\n");
    assertEquals(true, hasVectors());
    assertEquals(true, hasVectors("bench", "3"));
    assertEquals(false, hasVectors("play"));
    assertEquals(false, hasVectors("--version"));
  }

  private boolean hasVectors(String... arguments) throws IOException {
    String java = folder.resolve("java").toString();
    List<String> words = linesOf(start(PACKAGED, Map.of("KATACHI_JAVA", java), arguments));
    return words.contains("--add-modules=jdk.incubator.vector");
  }

  @Test
  void theHeapHasLargePagesWhereLinuxGivesThem() throws Exception {
    Path pages = Path.of("/sys/kernel/mm/transparent_hugepage/enabled");
    String given = Files.isReadable(pages) ? Files.readString(pages) : "[never]";
    List<String> words =
        linesOf(start(PACKAGED, Map.of("KATACHI_JAVA", fakeJava.toString()), "--version"));
    assertEquals(!given.contains("[never]"), words.contains("-XX:+UseTransparentHugePages"));
  }

  @Test
  void theArchiveIsNamedToTheJvmOnlyIfItIsThere() throws Exception {
    Path copy = copyOfTheBrain();
    Path archive = folder.resolve("pbrain-katachi.jsa");
    Map<String, String> environment = Map.of("KATACHI_JAVA", fakeJava.toString());
    String option = "-XX:SharedArchiveFile=" + archive;
    assertEquals(false, linesOf(start(copy, environment)).contains(option));
    Files.writeString(archive, "an archive");
    assertEquals(true, linesOf(start(copy, environment)).contains(option));
  }

  @Test
  void theUsersOptionsComeLastSoThatTheyPrevail() throws Exception {
    Map<String, String> environment =
        Map.of("KATACHI_JAVA", fakeJava.toString(), "KATACHI_JAVA_OPTS", " -Xmx2g  -Da=* ");
    List<String> words = linesOf(start(PACKAGED, environment, "play", "two words", ""));
    String jar = PACKAGED.resolveSibling("pbrain-katachi.jar").toString();
    assertEquals(
        List.of("-Xmx2g", "-Da=*", "-jar", jar, "play", "two words", ""),
        words.subList(words.size() - 7, words.size()));
    assertTrue(words.indexOf("-Xmx2g") > words.indexOf("-Xmx176m"));
  }

  @Test
  void javaHomeIsAskedBeforeThePath() throws Exception {
    Path home = program("home/bin/java", "echo \"java of JAVA_HOME\"").getParent().getParent();
    String path = fakeJava.getParent() + ":" + System.getenv("PATH");
    assertEquals(
        "java of JAVA_HOME",
        linesOf(start(PACKAGED, Map.of("JAVA_HOME", home.toString(), "PATH", path))).get(0));
    assertEquals(
        "fake java", linesOf(start(PACKAGED, Map.of("JAVA_HOME", "/gone", "PATH", path))).get(0));
  }

  @Test
  void withoutJavaThereIsAnError() throws Exception {
    assertFails(
        "no java found; install Java 17 or later, or say in KATACHI_JAVA where it is",
        start(PACKAGED, Map.of("PATH", manager.toString())));
    assertFails(
        "KATACHI_JAVA is no program: /gone/java",
        start(PACKAGED, Map.of("KATACHI_JAVA", "/gone/java")));
  }

  @Test
  void aPackageStartsItsOwnRuntimeAndAsksForNoOtherJava() throws Exception {
    Path launcher = Files.copy(PACKAGED, folder.resolve("pbrain-katachi"));
    program("runtime/bin/java", "echo \"own java\"; for word; do echo \"$word\"; done");
    List<String> words =
        linesOf(start(launcher, Map.of("KATACHI_JAVA", "/gone/java", "PATH", ""), "two words"));
    assertEquals("own java", words.get(0));
    assertEquals(
        List.of(
            "-Dkatachi.home=" + folder, "-m", "org.katachi/org.katachi.app.Katachi", "two words"),
        words.subList(words.size() - 4, words.size()));
    assertFails(
        "the runtime of a package has its archive, wherever it lies",
        start(launcher, Map.of(), "archive"));
  }

  @Test
  void noArchiveIsMadeByMistake() throws Exception {
    Path launcher = copyOfTheBrain();
    assertFails(
        "archive takes no more words; see --help", start(launcher, Map.of(), "archive", "again"));
    List<String> help = linesOf(start(launcher, Map.of(), "archive", "--help"));
    assertTrue(help.contains("Katachi, a gomoku brain for the Gomocup/Piskvork protocol."));
    assertTrue(Files.notExists(folder.resolve("pbrain-katachi.jsa")));
  }

  @Test
  void theFileOfOptionsLiesInTheFolderOfThePackage() throws Exception {
    Path options = Files.writeString(folder.resolve("pbrain-katachi.options"), "legs=4\n");
    Process brain = start(PACKAGED, Map.of("KATACHI_JAVA_OPTS", "-Dkatachi.home=" + folder));
    String error = errorsOf(brain).get(0);
    assertTrue(error.startsWith("pbrain-katachi: " + options + ": "), error);
    assertEquals(2, brain.waitFor());
  }

  @Test
  void withoutTheJarThereIsAnError() throws Exception {
    Path lonely = Files.copy(PACKAGED, folder.resolve("pbrain-katachi"));
    assertFails(
        folder.resolve("pbrain-katachi.jar") + " is missing; \"mvn package\" makes it",
        start(lonely, Map.of()));
  }

  /** A link to a link to the target, both relative; the first has another name. */
  private Path linkTo(Path target) throws IOException {
    Path brains = Files.createDirectory(folder.resolve("brains")).toRealPath();
    Path bin = Files.createDirectory(folder.resolve("my bin"));
    links.add(brains.resolve("pbrain-katachi"));
    links.add(bin.resolve("five"));
    Files.createSymbolicLink(links.get(0), brains.relativize(target.toRealPath()));
    return Files.createSymbolicLink(links.get(1), Path.of("../brains/pbrain-katachi"));
  }

  private Path copyOfTheBrain() throws IOException {
    Files.copy(PACKAGED.resolveSibling("pbrain-katachi.jar"), folder.resolve("pbrain-katachi.jar"));
    return Files.copy(PACKAGED, folder.resolve("pbrain-katachi"));
  }

  private Path program(String name, String script) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** Starts a launcher in the manager's directory; it is killed after a timeout. */
  private Process start(Path launcher, Map<String, String> environment, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(manager.toFile());
    builder
        .environment()
        .keySet()
        .removeIf(name -> name.startsWith("KATACHI_") || name.startsWith("JAVA_"));
    builder.environment().putAll(environment);
    Process process = builder.start();
    CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS)
        .execute(process::destroyForcibly);
    return process;
  }

  private static void send(Process brain, String text) throws IOException {
    brain.outputWriter(StandardCharsets.US_ASCII).append(text).flush();
  }

  private static List<String> linesOf(Process process) {
    return process.inputReader().lines().toList();
  }

  private static List<String> errorsOf(Process process) {
    return process.errorReader().lines().filter(line -> !line.equals(INCUBATING)).toList();
  }

  private static void assertFails(String reason, Process process) throws InterruptedException {
    assertEquals(List.of(), linesOf(process));
    assertEquals(List.of("pbrain-katachi: " + reason), process.errorReader().lines().toList());
    assertEquals(1, process.waitFor());
  }
}
