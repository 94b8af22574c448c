package org.katachi.tournament.opening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.katachi.board.CanonicalForm;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/** The books that come with the manager: their names tell the rule and the board's size. */
class OwnBooksTest {

  private static final Path FOLDER = Path.of("openings");
  private static final Pattern NAME = Pattern.compile("([a-z-]+)-([0-9]+)\\.txt");

  @TestFactory
  Stream<DynamicTest> everyOpeningCanBePlayedAndNoneComesTwice() throws IOException {
    if (Files.notExists(FOLDER)) {
      return Stream.empty();
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList().stream()
          .map(file -> DynamicTest.dynamicTest(file.toString(), () -> check(file)));
    }
  }

  private static void check(Path file) throws IOException {
    Matcher name = NAME.matcher(file.getFileName().toString());
    assertTrue(name.matches(), "named like renju-15.txt");
    Rule rule = Rule.valueOf(name.group(1).toUpperCase(Locale.ROOT).replace('-', '_'));
    int size = Integer.parseInt(name.group(2));
    Geometry board = new Geometry(size, size);
    OpeningBook book = OpeningFiles.read(file, board, new RuleSet(rule, false));
    Map<CanonicalForm, List<Integer>> places =
        IntStream.range(0, book.size())
            .boxed()
            .collect(Collectors.groupingBy(place -> CanonicalForm.of(board, book.opening(place))));
    places.values().removeIf(same -> same.size() == 1);
    assertEquals(Map.of(), places, "openings that lead to one position, perhaps turned");
  }
}
