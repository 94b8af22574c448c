package org.katachi.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Rule;

class SaveFileTest {

  private static final String RENJU_GAME =
      """
      # A game of Katachi; pbrain-katachi play --load FILE goes on with it.
      size 30x20
      rule renju
      colour white
      player search
      moves h8i9aa10
      """;

  @Test
  void aGameIsWrittenAsKeysAndValues() {
    StoredGame game =
        new StoredGame(
            new PlaySetup(new Geometry(30, 20), Rule.RENJU, Colour.WHITE, "search"),
            Notation.parsePos("h8i9aa10"));
    assertEquals(RENJU_GAME, SaveFile.toText(game));
  }

  @Property(tries = 100)
  void aWrittenGameIsReadBack(
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll Rule rule,
      @ForAll boolean black,
      @ForAll Random random) {
    PlaySetup setup =
        new PlaySetup(
            new Geometry(width, height), rule, black ? Colour.BLACK : Colour.WHITE, "win-table");
    StoredGame game = new StoredGame(setup, someMoves(setup.geometry(), random));
    assertEquals(game, SaveFile.parse(SaveFile.toText(game)));
  }

  @Test
  void aFileEditedByHandMayHaveBlanksCommentsAndAnyOrder() {
    String edited =
        """

          moves h8 i9 aa10
        # mine
        player   search
        colour WHITE
        rule Renju
        size 30X20
        """;
    assertEquals(SaveFile.parse(RENJU_GAME), SaveFile.parse(edited));
  }

  @Test
  void aGameMayHaveNoMoveYet() {
    assertEquals(List.of(), SaveFile.parse(RENJU_GAME.replace("moves h8i9aa10", "moves")).moves());
  }

  @ParameterizedTest
  @ValueSource(strings = {"size", "rule", "colour", "player", "moves"})
  void aMissingKeyIsNamed(String word) {
    String text = RENJU_GAME.replace("\n" + word + " ", "\n#");
    Exception refusal = assertThrows(IllegalArgumentException.class, () -> SaveFile.parse(text));
    assertEquals("the line with the " + word + " is missing", refusal.getMessage());
  }

  private static List<Point> someMoves(Geometry geometry, Random random) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      points.add(geometry.toPoint(geometry.point(i)));
    }
    Collections.shuffle(points, random);
    return points.subList(0, random.nextInt(points.size()));
  }
}
