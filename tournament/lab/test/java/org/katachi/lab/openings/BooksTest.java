package org.katachi.lab.openings;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.katachi.board.CanonicalForm;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.lab.cli.OpeningsArguments;

/** The books in the repository. How level they are depends on the engine of the day. */
class BooksTest {

  private static final Path FOLDER = Path.of("../../tournament/openings");
  private static final int FEWEST_OPENINGS = 100;
  private static final int FEWEST_OF_A_LARGE_BOOK = 10_000;
  private static final int MANY_DRAWINGS = 5000;

  /** So many openings of a book are drawn again, its first. */
  private static final int DRAWN = 1000;

  /** So many openings of a book are searched for wins, or some more, spread over it. */
  private static final int SEARCHED = 1000;

  static List<Path> books() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void aBookHoldsOpeningsThatItsFirstLineDrawsInTheirOrder(Path book) throws IOException {
    OpeningSource source = new OpeningSource(options(book));
    List<List<Point>> openings = openings(book);
    for (List<Point> opening : openings.subList(0, Math.min(DRAWN, openings.size()))) {
      assertTrue(
          Stream.generate(source::next).limit(MANY_DRAWINGS).anyMatch(opening::equals),
          () -> Notation.pos(opening));
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void noTwoOpeningsOfABookAreTheSameUnderSymmetry(Path book) throws IOException {
    OpeningsOptions options = options(book);
    Set<CanonicalForm> forms = new HashSet<>();
    for (List<Point> opening : openings(book)) {
      assertTrue(
          forms.add(CanonicalForm.of(options.geometry(), opening)), () -> Notation.pos(opening));
    }
    boolean isLarge = book.getParent().endsWith("large");
    assertTrue(forms.size() >= (isLarge ? FEWEST_OF_A_LARGE_BOOK : FEWEST_OPENINGS));
  }

  @ParameterizedTest
  @MethodSource("books")
  void neitherSideWinsByContinuousFours(Path book) throws IOException {
    OpeningsOptions options = options(book);
    List<List<Point>> openings = openings(book);
    int step = Math.max(1, openings.size() / SEARCHED);
    for (int i = 0; i < openings.size(); i += step) {
      List<Point> opening = openings.get(i);
      Position position = Position.of(options.geometry(), options.rules(), opening);
      assertFalse(BalanceJudge.hasVcf(position, false), () -> Notation.pos(opening));
      assertFalse(BalanceJudge.hasVcf(position, true), () -> Notation.pos(opening));
    }
  }

  private static OpeningsOptions options(Path book) throws IOException {
    String recipe = StringUtils.substringAfter(Files.readAllLines(book).get(0), "openings ");
    return OpeningsArguments.parse(recipe + " -o " + book);
  }

  private static List<List<Point>> openings(Path book) throws IOException {
    return Files.readAllLines(book).stream()
        .filter(line -> !line.startsWith("#"))
        .map(Notation::parsePos)
        .toList();
  }
}
