package org.katachi.play;

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

class OptionParserTest {

  private static final List<String> PLAYERS = List.of("search", "weighted");

  @Test
  void withoutOptionsThePersonHasBlackAgainstTheFirstPlayerOnFifteen() {
    assertEquals(
        new PlayOptions(
            new GameSetup(new Geometry(15, 15), Rule.FREESTYLE, Colour.BLACK, "search"),
            3000,
            false,
            Optional.empty()),
        parse(""));
  }

  @Test
  void everyOptionIsObeyed() {
    assertEquals(
        new PlayOptions(
            new GameSetup(new Geometry(30, 20), Rule.CARO_EXACT, Colour.WHITE, "weighted"),
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
        "--size 4        | 4 is no board's size; a side has 5 to 40 points, as 15 or 30x20",
        "--size 41x15    | 41x15 is no board's size; a side has 5 to 40 points, as 15 or 30x20",
        "--size 9x9x9    | 9x9x9 is no board's size; a side has 5 to 40 points, as 15 or 30x20",
        "--size 15x      | 15x is no board's size; a side has 5 to 40 points, as 15 or 30x20",
        "--size big      | big is no board's size; a side has 5 to 40 points, as 15 or 30x20",
        "--rule chess    | chess is no rule; there are freestyle, standard, renju, caro, caro-exact",
        "--colour dead   | dead is no colour; there are black and white",
        "--player nobody | nobody is no player; there are search, weighted",
        "--time soon     | soon is no time; give seconds above zero, as 2 or 0.5",
        "--time 0        | 0 is no time; give seconds above zero, as 2 or 0.5",
        "--time NaN      | NaN is no time; give seconds above zero, as 2 or 0.5",
        "--load g --rule renju | --rule does not go with --load: the saved game tells it",
      })
  void whatCannotBeObeyedIsToldInWords(String arguments, String message) {
    Exception refusal = assertThrows(IllegalArgumentException.class, () -> parse(arguments));
    assertEquals(message, refusal.getMessage());
  }

  private static PlayOptions parse(String arguments) {
    return new OptionParser(PLAYERS).parse(List.of(StringUtils.split(arguments)));
  }
}
