package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.io.WriterLock;

/** With the engine itself, by few nodes. */
class OpeningsCommandTest {

  private static final String HEAD =
      "# katachi-lab openings --rule 1 --boardsize 15 --plies 3-8 --seed 5 --nodes 300"
          + " --balance 40";
  private static final String OPTIONS = "--rule 1 --seed 5 --nodes 300 --balance 40 -o ";

  @TempDir Path folder;
  private String out = "";
  private String err = "";

  @Test
  void aBookNamesItsOptionsAndHoldsAsManyOpeningsAsAsked() throws IOException {
    List<String> lines = makeBook("book.txt", 10);
    assertEquals(HEAD, lines.get(0));
    assertEquals(11, lines.size());
    assertTrue(lines.stream().skip(1).allMatch(line -> line.matches("([a-o][0-9]{1,2}){3,8}")));
    assertTrue(err.contains("10 of 10 openings"));
  }

  @Test
  void theSameOptionsMakeTheSameBook() throws IOException {
    List<String> book = makeBook("one.txt", 6);
    assertEquals(book, makeBook("two.txt", 6));
    assertEquals(0, run("--rule 1 --seed 6 --nodes 300 --count 6 -o " + folder.resolve("three")));
    assertNotEquals(book.get(1), Files.readAllLines(folder.resolve("three")).get(1));
  }

  @Test
  void anInterruptedBookIsResumedAsIfItHadNotBeen() throws IOException {
    List<String> whole = makeBook("whole.txt", 6);
    Path broken = folder.resolve("broken.txt");
    Files.writeString(broken, String.join("\n", whole.subList(0, 4)) + "\nh8");
    assertEquals(0, run(OPTIONS + broken + " --count 6 --resume"));
    assertEquals(whole, Files.readAllLines(broken));
  }

  @Test
  void aBookOfTheFormerProgramIsResumed() throws IOException {
    List<String> whole = makeBook("whole.txt", 4);
    String former = HEAD.replace("katachi-lab", "pbrain-katachi");
    Path book = folder.resolve("former.txt");
    Files.write(book, List.of(former, whole.get(1), whole.get(2)));
    assertEquals(0, run(OPTIONS + book + " --count 4 --resume"));
    assertEquals(former, Files.readAllLines(book).get(0));
    assertEquals(whole.subList(1, 5), Files.readAllLines(book).subList(1, 5));
  }

  @Test
  void aFullBookIsLeftAsItIs() throws IOException {
    List<String> book = makeBook("book.txt", 4);
    assertEquals(0, run(OPTIONS + folder.resolve("book.txt") + " --count 3 --resume"));
    assertEquals(book, Files.readAllLines(folder.resolve("book.txt")));
  }

  /** A kill or a full disk then loses nothing of it. */
  @Test
  void whatABookHoldsIsNotWrittenAgain() throws IOException {
    makeBook("book.txt", 4);
    Path book = folder.resolve("book.txt");
    FileTime before = FileTime.from(Instant.EPOCH);
    Files.setLastModifiedTime(book, before);
    assertEquals(0, run(OPTIONS + book + " --count 4 --resume"));
    assertEquals(before, Files.getLastModifiedTime(book));
  }

  @Test
  void anEmptyFileIsNoBookYet() throws IOException {
    List<String> book = makeBook("book.txt", 2);
    for (String resume : List.of("", " --resume")) {
      Path empty = Files.createFile(folder.resolve("empty" + resume.strip()));
      assertEquals(0, run(OPTIONS + empty + " --count 2" + resume));
      assertEquals(book, Files.readAllLines(empty));
    }
  }

  @Test
  void anExistingFileIsNotOverwritten() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "mine");
    assertEquals(2, run(OPTIONS + file));
    assertEquals("mine", Files.readString(file));
    assertTrue(err.contains("exists already; --resume"));
  }

  @Test
  void anotherBookIsNotResumed() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), HEAD.replace("seed 5", "seed 6") + "\n");
    assertEquals(2, run(OPTIONS + file + " --resume"));
    assertTrue(err.contains("was not made with --rule 1"));
  }

  @Test
  void aBookWithOtherLinesThanOpeningsIsNotResumed() throws IOException {
    List<String> judged = List.of(HEAD, "# katachi-tournament level-openings a.jsonl", "h8i9");
    Path file = Files.write(folder.resolve("judged"), judged);
    assertEquals(2, run(OPTIONS + file + " --resume"));
    assertTrue(err.contains(file + ", line 2 is no opening: # katachi-tournament level-"), err);
    assertEquals(judged, Files.readAllLines(file));
  }

  @Test
  void aBookThatAnotherProgramWritesIsLeftAlone() throws IOException {
    List<String> book = makeBook("book.txt", 2);
    Path file = folder.resolve("book.txt");
    WriterLock first = WriterLock.take(file);
    assertEquals(2, run(OPTIONS + file + " --count 4 --resume"));
    assertTrue(err.contains(file + " is being written by another program"), err);
    first.close();
    assertEquals(book, Files.readAllLines(file));
    assertArrayEquals(new String[] {"book.txt"}, folder.toFile().list());
  }

  @Test
  void aFileThatIsNoBookIsNamed() throws IOException {
    Path bytes = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xff, (byte) 0xfe});
    assertEquals(2, run(OPTIONS + bytes + " --resume"));
    assertTrue(err.startsWith("katachi-lab openings: " + bytes + " is not a text file"), err);
    assertEquals(1, run(OPTIONS + folder + " --resume"));
    assertEquals("katachi-lab openings: " + folder + ": it is a folder", err.strip());
  }

  @Test
  void anOpeningThatTheseOptionsDoNotDrawIsNamed() throws IOException {
    List<String> book = new ArrayList<>(makeBook("book.txt", 2));
    book.add(2, "a1b2c4");
    Path file = Files.write(folder.resolve("changed"), book);
    assertEquals(1, run(OPTIONS + file + " --count 4 --resume"));
    assertTrue(err.contains("the book holds a1b2c4, which"));
  }

  @Test
  void withoutFurtherOpeningsItFails() {
    assertEquals(1, run("--boardsize 5 --plies 1 --nodes 10 -o " + folder.resolve("few")));
    assertTrue(err.contains("no more openings"));
  }

  @Test
  void badUsageIsExplained() {
    assertEquals(2, run("--count none -o x"));
    assertEquals(
        List.of(
            "katachi-lab openings: Invalid value for option '--count': none is not a whole number",
            "\"katachi-lab openings --help\" shows all options."),
        err.lines().toList());
  }

  @Test
  void aMissingFolderIsNamed() {
    assertEquals(1, run(OPTIONS + folder.resolve("missing/book.txt")));
    assertTrue(err.contains("there is no folder " + folder.resolve("missing")));
  }

  @Test
  void helpShowsTheOptions() {
    assertEquals(0, run("--help"));
    assertTrue(out.contains("--balance=N"));
  }

  private List<String> makeBook(String name, int count) throws IOException {
    Path file = folder.resolve(name);
    assertEquals(0, run(OPTIONS + file + " --count " + count));
    return Files.readAllLines(file);
  }

  private int run(String arguments) {
    LabRun run = LabRun.of(StringUtils.split("openings " + arguments));
    out = run.out();
    err = run.err();
    return run.code();
  }
}
