package org.katachi.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;

class PlayOptionParserTest {

  private static final List<String> PLAYERS = List.of("search", "weighted");

  @Test
  void byDefaultThePersonHasBlackAgainstTheFirstPlayerOnFifteen() {
    assertEquals(
        new PlayOptions(
            new PlaySetup(new Geometry(15, 15), Rule.FREESTYLE, Colour.BLACK, "search"),
            3000,
            false,
            Optional.empty()),
        parse(""));
  }

  @Test
  void everyOptionIsObeyed() {
    assertEquals(
        new PlayOptions(
            new PlaySetup(new Geometry(30, 20), Rule.CARO_EXACT, Colour.WHITE, "weighted"),
            500,
            true,
            Optional.empty()),
        parse(
            "--colour white --size 30x20 --rule caro-exact --time 0.5 --player weighted --ascii"));
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void everyRuleCanBeNamed(Rule rule) {
    assertEquals(rule, parse("--rule " + rule).setup().rule());
  }

  @Test
  void aSavedGameMayBeLoadedWithAnotherTimeAndDrawing() {
    PlayOptions options = parse("--load game.txt --time 1 --ascii");
    assertEquals(Optional.of(Path.of("game.txt")), options.load());
    assertEquals(1000, options.turnMillis());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--sise 15       | there is no option --sise",
        "15              | there is no option 15",
        "--size          | --size needs a value",
        "--size 4        | 4 is not a board size; a side has 5 to 40 points, as 15 or 30x20",
        "--size 41x15    | 41x15 is not a board size; a side has 5 to 40 points, as 15 or 30x20",
        "--size 9x9x9    | 9x9x9 is not a board size; a side has 5 to 40 points, as 15 or 30x20",
        "--size 15x      | 15x is not a board size; a side has 5 to 40 points, as 15 or 30x20",
        "--size big      | big is not a board size; a side has 5 to 40 points, as 15 or 30x20",
        "--rule chess    | chess is not a rule; the rules are freestyle, standard, renju, caro, caro-exact",
        "--colour dead   | dead is not a colour; the colours are black and white",
        "--player nobody | nobody is not a player; the players are search, weighted",
        "--time soon     | soon is not a time; expected seconds above zero, as 2 or 0.5",
        "--time 0        | 0 is not a time; expected seconds above zero, as 2 or 0.5",
        "--time NaN      | NaN is not a time; expected seconds above zero, as 2 or 0.5",
        "--load g --rule renju | --rule does not go with --load: the saved game has its own",
      })
  void aWrongArgumentIsRefusedInWords(String arguments, String message) {
    Exception refusal = assertThrows(IllegalArgumentException.class, () -> parse(arguments));
    assertEquals(message, refusal.getMessage());
  }

  private static PlayOptions parse(String arguments) {
    return new PlayOptionParser(PLAYERS).parse(List.of(StringUtils.split(arguments)));
  }
}
