package org.katachi.tournament.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.player.Termination;

/**
 * Games of renju whose last move is the star. The stones of a drawing are played one after the
 * other, black's with white's and with others far away.
 */
class RenjuGameTest {

  /** Where the drawings lie on the board. */
  private static final int LEFT = 3;

  private static final int TOP = 4;

  /** White's stones that do not matter: no two are neighbours. */
  private static final List<Point> FAR_AWAY = Notation.parsePos("a1c1e1g1i1k1m1o1a15c15e15g15i15");

  @Test
  void sixInARowAreAFoul() throws Exception {
    assertFoul("overline", "xxx*xx");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "....o....\noxxx*....\n....x....\n....x....\n....x....",
        "xxx.*.xxx",
        "x.xx*.x",
      })
  void twoFoursAreAFoul(String drawing) throws Exception {
    assertFoul("double four", drawing);
  }

  @ParameterizedTest
  @ValueSource(strings = {".xx*.\n...x.\n...x.", "x...x\n.x.x.\n..*.."})
  void twoThreesAreAFoul(String drawing) throws Exception {
    assertFoul("double three", drawing);
  }

  @Test
  void fourAndThreeAreNoFoul() throws Exception {
    assertGoesOn("oxxx*\n....x\n....x");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // The row is closed: it can become no straight four.
        "oxx*..o\n...x...\n...x...",
        // The row's only completion to a straight four makes an overline downwards.
        "...x......\n...x......\n...x......\n..x.x*....\n...x.x....\n...x.x....",
      })
  void aThreeThatCanBecomeNoStraightFourIsNoThree(String drawing) throws Exception {
    assertGoesOn(drawing);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "xxxx*\n....x\n....x\n....x\n....x\n....x",
        "oxxxx*.\n.....x.\n.....xx\n.....x.x",
      })
  void aFiveWinsWhateverElseTheMoveMakes(String drawing) throws Exception {
    GameRecord record = play(drawing);
    assertEquals(
        new GameResult(Optional.of(Colour.BLACK), Termination.FIVE, "black makes five in a row"),
        record.result());
  }

  @Test
  void whiteHasNoForbiddenMoves() throws Exception {
    GameRecord record = play("a1c1e1g1i1k1", "a8b8c8e8f8d8");
    assertEquals(
        new GameResult(Optional.of(Colour.WHITE), Termination.FIVE, "white makes five in a row"),
        record.result());
  }

  private static void assertFoul(String kind, String drawing) throws Exception {
    GameRecord record = play(drawing);
    String star = Notation.letterNumber(points(drawing, '*').get(0));
    assertEquals(
        new GameResult(
            Optional.of(Colour.WHITE),
            Termination.FOUL,
            "black plays the forbidden " + star + ", " + kind),
        record.result());
    assertEquals(points(drawing, '*').get(0), record.points().get(record.points().size() - 1));
  }

  private static void assertGoesOn(String drawing) throws Exception {
    GameRecord record = play(drawing);
    assertEquals("white did not move", record.result().words());
    assertEquals(2 * points(drawing, 'x').size() + 1, record.moves().size());
  }

  private static GameRecord play(String drawing) throws Exception {
    List<Point> black = new ArrayList<>(points(drawing, 'x'));
    List<Point> white = new ArrayList<>(points(drawing, 'o'));
    white.addAll(FAR_AWAY);
    String whites = Notation.pos(white.subList(0, black.size()));
    black.addAll(points(drawing, '*'));
    return play(Notation.pos(black), whites);
  }

  private static GameRecord play(String black, String white) throws InterruptedException {
    return Games.play(
        new GameSetup(
            new Geometry(15, 15),
            new RuleSet(Rule.RENJU, false),
            List.of(),
            false,
            Adjudication.NONE),
        new ScriptedPlayer("black", black),
        new ScriptedPlayer("white", white));
  }

  private static List<Point> points(String drawing, char stone) {
    List<String> rows = drawing.lines().toList();
    List<Point> points = new ArrayList<>();
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        if (rows.get(y).charAt(x) == stone) {
          points.add(new Point(LEFT + x, TOP + y));
        }
      }
    }
    return points;
  }
}
