package org.katachi.lab.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.CanonicalForm;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.lab.cli.OpeningsArguments;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

class OpeningSourceTest {

  private static final int MANY = 500;

  @Property(tries = 60)
  void everyMoveIsLegalAndNoneEndsTheGame(
      @ForAll Rule rule, @ForAll @IntRange(min = 5, max = 20) int size, @ForAll long seed) {
    RuleSet rules = new RuleSet(rule, false);
    OpeningSource source = source(rules, size, "6-12", seed);
    Referee referee = new Referee(rules);
    for (int i = 0; i < 50; i++) {
      List<Point> moves = source.next();
      assertTrue(moves.size() >= 6 && moves.size() <= 12);
      Board board = new Board(new Geometry(size, size));
      for (Point move : moves) {
        assertTrue(board.isEmpty(board.geometry().cell(move)));
        board.play(board.geometry().cell(move));
        assertEquals(Verdict.ONGOING, referee.verdict(board, board.lastMove()));
      }
    }
  }

  @Test
  void noTwoHaveTheSameForm() {
    Set<CanonicalForm> forms = new HashSet<>();
    draw("--boardsize 20 --plies 3-4", 5 * MANY)
        .forEach(moves -> forms.add(CanonicalForm.of(new Geometry(20, 20), moves)));
    assertEquals(5 * MANY, forms.size());
  }

  /** On 5x5 a single stone has six places that no symmetry exchanges; around its middle three. */
  @Test
  void withoutFurtherOpeningsItFails() {
    OpeningSource source = source("--boardsize 5 --plies 1");
    for (int i = 0; i < 3; i++) {
      source.next();
    }
    assertThrows(IllegalStateException.class, source::next);
  }

  @Test
  void theSeedDecidesWhatIsDrawn() {
    List<List<Point>> drawn = draw("--seed 7", MANY);
    assertEquals(drawn, draw("--seed 7", MANY));
    assertNotEquals(drawn, draw("--seed 8", MANY));
  }

  /** What java.util.Random gives for a seed is laid down by its specification. */
  @Test
  void theDrawingIsTheSameOnEveryJvm() {
    assertEquals(
        "n13n12p9o13o15o14", Notation.pos(source("--boardsize 20 --plies 3-8 --seed 1").next()));
  }

  @Test
  void eitherColourMayBeToMove() {
    Set<Integer> plies = new HashSet<>();
    draw("--plies 3-8", MANY).forEach(moves -> plies.add(moves.size()));
    assertEquals(Set.of(3, 4, 5, 6, 7, 8), plies);
  }

  @Test
  void theFirstStonesAreSpreadOverTheMiddleOfTheBoard() {
    Set<Point> firsts = new HashSet<>();
    draw("--boardsize 20", 2 * MANY).forEach(moves -> firsts.add(moves.get(0)));
    assertTrue(firsts.contains(new Point(5, 5)) && firsts.contains(new Point(14, 14)));
    assertTrue(firsts.stream().allMatch(point -> isBetween(point, 5, 14)));
  }

  @Test
  void noStoneLiesOnTheTwoOutermostLines() {
    assertTrue(
        draw("--boardsize 15", MANY).stream()
            .flatMap(List::stream)
            .allMatch(point -> isBetween(point, 2, 12)));
  }

  @Test
  void renjuBeginsAtTheCentre() {
    for (List<Point> moves : draw("--rule 4 --plies 5", MANY)) {
      assertEquals(new Point(7, 7), moves.get(0));
      assertTrue(isBetween(moves.get(1), 6, 8));
      assertTrue(isBetween(moves.get(2), 5, 9));
    }
  }

  private static boolean isBetween(Point point, int least, int most) {
    return Math.min(point.x(), point.y()) >= least && Math.max(point.x(), point.y()) <= most;
  }

  private static List<List<Point>> draw(String options, int count) {
    return Stream.generate(source(options)::next).limit(count).toList();
  }

  private static OpeningSource source(RuleSet rules, int size, String plies, long seed) {
    return source(
        "--rule "
            + rules.info()
            + " --boardsize "
            + size
            + " --plies "
            + plies
            + " --seed "
            + seed);
  }

  private static OpeningSource source(String options) {
    return new OpeningSource(OpeningsArguments.parse(options + " -o none"));
  }
}
