package org.katachi.farm.bundle;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.farm.TestBrains;
import org.katachi.farm.message.OfferedBrain;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.player.BrainSpec;

/** Which files of a brain travel, and what arrives. */
class PackingTest {

  @TempDir Path folder;
  private final List<String> said = new ArrayList<>();
  private Path program;

  @BeforeEach
  void writeProgram() throws IOException {
    program = Files.writeString(folder.resolve("brain"), "#!/bin/sh\necho \"$@\"; cat \"$1\"\n");
    assertTrue(program.toFile().setExecutable(true));
  }

  private BrainSpec brain(String... command) {
    return TestBrains.brain("a brain", List.of(command), 1_000);
  }

  /** A brain with one program, and its bundle. */
  private record PackedBrain(OfferedBrain.Program program, Bundle bundle) {}

  private static PackedBrain pack(BrainSpec brain) throws IOException {
    List<Bundle> bundles = new ArrayList<>();
    OfferedBrain offered = BrainPacking.pack(BrainPrograms.of(brain, Map.of()), bundles);
    return new PackedBrain(offered.programs().get(0), bundles.get(0));
  }

  /** Empty, and on the way to it is the brain's bundle. */
  private UnpackedPrograms programs(PackedBrain packed) throws IOException {
    return new UnpackedPrograms(
        new BundleCache(folder.resolve("cache"), hash -> packed.bundle().content(), said::add));
  }

  private static BrainSpec arrived(PackedBrain packed, UnpackedPrograms programs)
      throws IOException {
    OfferedBrain.Program own = packed.program();
    return programs.add(own.spec().command(), own.bundle()).brain(own);
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brain is a shell script")
  void theProgramAndTheFilesOfItsArgumentsArrive() throws Exception {
    Path network = Files.writeString(folder.resolve("network"), "weights");
    PackedBrain packed = pack(brain(program.toString(), network.toString(), "--level=3"));
    try (UnpackedPrograms programs = programs(packed)) {
      BrainSpec arrived = arrived(packed, programs);
      List<String> command = arrived.command();
      assertFalse(String.join(" ", command).contains(folder.toString()));
      Process process = arrived.processBuilder().start();
      String said = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertEquals(command.get(1) + " --level=3\nweights", said);
    }
  }

  @Test
  void theWholeWorkingDirectoryArrives() throws Exception {
    Files.createDirectories(folder.resolve("data"));
    Files.writeString(folder.resolve("data/book"), "openings");
    BrainSpec brain = brain(program.toString(), "data/book");
    BrainSpec spec = brain.moved(brain.command(), Optional.of(folder));
    PackedBrain packed = pack(spec);
    try (UnpackedPrograms programs = programs(packed)) {
      BrainSpec arrived = arrived(packed, programs);
      Path directory = arrived.directory().orElseThrow();
      assertNotEquals(folder, directory);
      assertEquals("openings", Files.readString(directory.resolve("data/book")));
      assertEquals("openings", Files.readString(Path.of(arrived.command().get(1))));
      assertTrue(Files.isExecutable(directory.resolve("brain")));
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need a privilege there")
  void ofAWorkingDirectoryThatIsALinkTheWholeDirectoryArrives() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link"), inDirectory("home"));
    BrainSpec brain = brain(link.resolve("brain").toString(), "book");
    BrainSpec spec = brain.moved(brain.command(), Optional.of(link));
    PackedBrain packed = pack(spec);
    try (UnpackedPrograms programs = programs(packed)) {
      BrainSpec arrived = arrived(packed, programs);
      Path directory = arrived.directory().orElseThrow();
      List<String> files = List.of(directory + "/brain", directory + "/book");
      assertEquals(files, arrived.command());
      assertEquals("openings", Files.readString(directory.resolve("book")));
    }
  }

  /** A directory with a program and a book. */
  private Path inDirectory(String name) throws IOException {
    Path directory = Files.createDirectory(folder.resolve(name));
    Files.copy(program, directory.resolve("brain"), StandardCopyOption.COPY_ATTRIBUTES);
    Files.writeString(directory.resolve("book"), "openings");
    return directory;
  }

  @Test
  void aProgramOfThePathStaysOutside() throws Exception {
    PackedBrain packed = pack(brain("java", "-version"));
    assertEquals(List.of("java", "-version"), packed.program().spec().command());
  }

  @Test
  void theSameFilesHaveTheSameHash() throws Exception {
    BrainSpec spec = brain(program.toString());
    String hash = pack(spec).program().bundle();
    assertEquals(hash, pack(spec).program().bundle());
    Files.writeString(program, "another program");
    assertNotEquals(hash, pack(spec).program().bundle());
  }

  @Test
  void aBundleIsFetchedOnce() throws Exception {
    Bundle bundle = pack(brain(program.toString())).bundle();
    List<String> fetched = new ArrayList<>();
    BundleCache cache =
        new BundleCache(
            folder.resolve("cache"),
            hash -> {
              fetched.add(hash);
              return bundle.content();
            },
            said::add);
    assertEquals(bundle.sha256(), cache.get(bundle.sha256()).sha256());
    assertEquals(bundle.sha256(), cache.get(bundle.sha256()).sha256());
    assertEquals(List.of(bundle.sha256()), fetched);
  }

  @Test
  void aKeptBundleThatWasChangedIsFetchedAgain() throws Exception {
    Bundle bundle = pack(brain(program.toString())).bundle();
    BundleCache cache = new BundleCache(folder, hash -> bundle.content(), said::add);
    Files.writeString(folder.resolve(bundle.sha256() + ".zip"), "something else");
    assertEquals(bundle.sha256(), cache.get(bundle.sha256()).sha256());
  }

  @Test
  void whereNothingCanBeKeptABundleIsFetchedEachTimeAndTheCauseIsTold() throws Exception {
    Bundle bundle = pack(brain(program.toString())).bundle();
    Path file = Files.createFile(folder.resolve("file"));
    BundleCache cache = new BundleCache(file, hash -> bundle.content(), said::add);
    assertEquals(bundle.sha256(), cache.get(bundle.sha256()).sha256());
    assertEquals(bundle.sha256(), cache.get(bundle.sha256()).sha256());
    String words = "nothing is kept in the cache: " + file + ": it exists already";
    assertEquals(List.of(words, words), said);
  }

  @Test
  void aBundleWithAnotherHashIsRefused() throws Exception {
    Bundle bundle = pack(brain(program.toString())).bundle();
    Path cache = folder.resolve("cache");
    BundleCache other = new BundleCache(cache, hash -> new byte[] {1, 2, 3}, said::add);
    assertThrows(IOException.class, () -> other.get(bundle.sha256()));
    BundleCache same = new BundleCache(cache, hash -> bundle.content(), said::add);
    assertThrows(IOException.class, () -> same.get("../" + bundle.sha256()));
  }

  @Test
  void ofACacheThatIsFullTheBundleGoesThatWasNotUsedForTheLongestTime() throws Exception {
    List<Bundle> bundles = new ArrayList<>();
    for (String text : List.of("one", "two", "six")) {
      Files.writeString(program, text);
      bundles.add(pack(brain(program.toString())).bundle());
    }
    Path cached = folder.resolve("cache");
    BundleCache cache =
        new BundleCache(
            cached,
            2L * bundles.get(0).content().length,
            hash ->
                bundles.stream()
                    .filter(bundle -> bundle.sha256().equals(hash))
                    .findFirst()
                    .orElseThrow()
                    .content(),
            said::add);
    List<Path> files =
        bundles.stream().map(bundle -> cached.resolve(bundle.sha256() + ".zip")).toList();
    cache.get(bundles.get(0).sha256());
    cache.get(bundles.get(1).sha256());
    for (int i = 0; i < 2; i++) {
      Files.setLastModifiedTime(files.get(i), FileTime.fromMillis(1_000L * i));
    }
    cache.get(bundles.get(0).sha256());
    cache.get(bundles.get(2).sha256());
    assertEquals(List.of(true, false, true), files.stream().map(Files::exists).toList());
    assertEquals(List.of(), said);
  }

  @Test
  void whatAKilledWorkerHasLeftGoesAtTheNextStart() throws Exception {
    Path left = Files.createDirectory(folder.resolve("katachi-worker-left"));
    Files.writeString(Files.createDirectory(left.resolve("program")).resolve("brain"), "brain");
    PackedBrain packed = pack(brain(program.toString()));
    BundleCache cache =
        new BundleCache(folder.resolve("cache"), hash -> packed.bundle().content(), said::add);
    try (UnpackedPrograms living = new UnpackedPrograms(cache, folder)) {
      assertFalse(Files.exists(left));
      OfferedBrain.Program own = packed.program();
      Path file = living.add(own.spec().command(), own.bundle()).folder().resolve("program/brain");
      new UnpackedPrograms(cache, folder).close();
      assertTrue(Files.exists(file));
    }
    try (Stream<Path> all = Files.list(folder)) {
      assertEquals(0, all.filter(path -> path.getFileName().toString().contains("worker")).count());
    }
  }

  @Test
  void aFileOutsideTheFolderIsRefused() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("d/../../outside"));
    }
    Path inside = Files.createDirectory(folder.resolve("inside"));
    assertThrows(IOException.class, () -> new Bundle(bytes.toByteArray()).unpack(inside));
    assertFalse(Files.exists(folder.resolve("outside")));
  }
}
