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

class PlayOptionsTest {

  private static final List<String> PLAYERS = List.of("search", "weighted");

  @Test
  void byDefaultTheFirstPlayerHasThreeSeconds() {
    assertEquals(
        new PlayOptions(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            "search",
            3000,
            false,
            Optional.empty(),
            Optional.empty()),
        parse(""));
  }

  @Test
  void everyOptionIsObeyed() {
    assertEquals(
        new PlayOptions(
            Optional.of(new Geometry(30, 20)),
            Optional.of(Rule.CARO_EXACT),
            Optional.of(Colour.WHITE),
            "weighted",
            500,
            true,
            Optional.of(Path.of("game.sgf")),
            Optional.of(Colour.BLACK)),
        parse(
            "--load game.sgf --to-move Black --colour white --boardsize 30x20 --rule caro-exact --time 0.5 --player weighted --ascii"));
  }

  @ParameterizedTest
  @EnumSource(Rule.class)
  void everyRuleHasANameAndANumber(Rule rule) {
    assertEquals(Optional.of(rule), parse("--rule " + rule).rule());
    assertEquals(Optional.of(rule), parse("--rule " + rule.info()).rule());
  }

  @Test
  void theOldWordForTheBoardIsRead() {
    assertEquals(parse("--boardsize 9"), parse("--size 9"));
    assertEquals(parse("--boardsize 9"), parse("--size=9"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--boardsise 15  | there is no option --boardsise; did you mean --boardsize?",
        "--color white   | there is no option --color; did you mean --colour?",
        "--sound on      | there is no option --sound",
        "15              | there is no option 15",
        "--size          | --boardsize needs a value",
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
      })
  void aWrongArgumentIsRefusedInWords(String arguments, String message) {
    Exception refusal = assertThrows(IllegalArgumentException.class, () -> parse(arguments));
    assertEquals(message, refusal.getMessage());
  }

  private static PlayOptions parse(String arguments) {
    return PlayOptions.parse(List.of(StringUtils.split(arguments)), PLAYERS);
  }
}
