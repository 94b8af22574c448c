package org.katachi.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;

/** With the engine itself, by few nodes. */
class OpeningsCommandTest {

  private static final String HEAD =
      "# pbrain-katachi openings --rule 1 --boardsize 15 --plies 3-8 --seed 5 --nodes 300"
          + " --balance 40";
  private static final String OPTIONS = "--rule 1 --seed 5 --nodes 300 --balance 40 -o ";

  @TempDir Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void aBookTellsHowItWasMadeAndHoldsAsManyOpeningsAsAsked() throws IOException {
    List<String> lines = makeBook("book.txt", 10);
    assertEquals(HEAD, lines.get(0));
    assertEquals(11, lines.size());
    assertTrue(lines.stream().skip(1).allMatch(line -> line.matches("([a-o][0-9]{1,2}){3,8}")));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("10 of 10 openings"));
  }

  @Test
  void theSameOptionsMakeTheSameBook() throws IOException {
    List<String> book = makeBook("one.txt", 6);
    assertEquals(book, makeBook("two.txt", 6));
    assertEquals(0, run("--rule 1 --seed 6 --nodes 300 --count 6 -o " + folder.resolve("three")));
    assertNotEquals(book.get(1), Files.readAllLines(folder.resolve("three")).get(1));
  }

  @Test
  void aBookThatWasBrokenOffIsGoneOnWithAsIfItHadNotBeen() throws IOException {
    List<String> whole = makeBook("whole.txt", 6);
    Path broken = folder.resolve("broken.txt");
    Files.writeString(broken, String.join("\n", whole.subList(0, 4)) + "\nh8");
    assertEquals(0, run(OPTIONS + broken + " --count 6 --resume"));
    assertEquals(whole, Files.readAllLines(broken));
  }

  @Test
  void aFullBookIsLeftAsItIs() throws IOException {
    List<String> book = makeBook("book.txt", 4);
    assertEquals(0, run(OPTIONS + folder.resolve("book.txt") + " --count 3 --resume"));
    assertEquals(book, Files.readAllLines(folder.resolve("book.txt")));
  }

  @Test
  void aFileThatIsThereIsNotOverwritten() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "mine");
    assertEquals(2, run(OPTIONS + file));
    assertEquals("mine", Files.readString(file));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("is there already; --resume"));
  }

  @Test
  void anotherBookIsNotGoneOnWith() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), HEAD.replace("seed 5", "seed 6") + "\n");
    assertEquals(2, run(OPTIONS + file + " --resume"));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("was not made with --rule 1"));
  }

  @Test
  void anOpeningThatTheseOptionsDoNotDrawIsNamed() throws IOException {
    List<String> book = new ArrayList<>(makeBook("book.txt", 2));
    book.add(2, "a1b2c4");
    Path file = Files.write(folder.resolve("changed"), book);
    assertEquals(1, run(OPTIONS + file + " --count 4 --resume"));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("the book holds a1b2c4, which"));
  }

  @Test
  void whenThereAreNoMoreOpeningsItSaysSo() {
    assertEquals(1, run("--boardsize 5 --plies 1 --nodes 10 -o " + folder.resolve("few")));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("no more openings"));
  }

  @Test
  void badUsageIsToldInWords() {
    assertEquals(2, run("--count none -o x"));
    assertEquals(
        "pbrain-katachi openings: --count is not a whole number: none; --help tells more",
        err.toString(StandardCharsets.UTF_8).strip());
  }

  @Test
  void aFolderThatIsMissingIsToldInWords() {
    assertEquals(1, run(OPTIONS + folder.resolve("missing/book.txt")));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("the book can't be read or written"));
  }

  @Test
  void helpTellsTheUsage() {
    assertEquals(0, run("--help"));
    assertTrue(out.toString(StandardCharsets.UTF_8).contains("--balance N"));
  }

  private List<String> makeBook(String name, int count) throws IOException {
    Path file = folder.resolve(name);
    assertEquals(0, run(OPTIONS + file + " --count " + count));
    return Files.readAllLines(file);
  }

  private int run(String arguments) {
    return OpeningsCommand.run(
        List.of(StringUtils.split(arguments)),
        () -> new SearchEngine(EngineOptions.defaults()),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }
}
