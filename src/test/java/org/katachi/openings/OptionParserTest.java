package org.katachi.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

class OptionParserTest {

  @Test
  void everyOptionIsObeyed() {
    assertEquals(
        new OpeningsOptions(
            new RuleSet(Rule.CARO_EXACT, false),
            new Geometry(30, 20),
            12,
            5,
            6,
            -3,
            1000,
            0,
            Path.of("book.txt"),
            true),
        parse(
            "--rule 9 --boardsize=30x20 --count 12 --plies 5-6 --seed=-3 --nodes 1000 --balance 0"
                + " --resume -o book.txt"));
  }

  @Test
  void theRecipeTellsAllThatDecidesWhichOpeningsAreFound() {
    String recipe = "--rule 4 --boardsize 15 --plies 3-3 --seed 5 --nodes 7 --balance 9";
    assertEquals(recipe, parse(recipe + " -o a --count 3").recipe());
    assertEquals(
        "--rule 0 --boardsize 20x15 --plies 3-8 --seed 1 --nodes 50000 --balance 30",
        parse("-o a --boardsize 20x15").recipe());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--rule 0               | -o FILE is missing",
        "-o a --sise 15         | there is no option --sise",
        "-o a book              | there is no option book",
        "-o                     | -o needs a value",
        "-o a --rule 3          | --rule must be 0, 1, 4, 8 or 9, not 3",
        "-o a --rule 2          | --rule must be 0, 1, 4, 8 or 9, not 2",
        "-o a --boardsize 4     | --boardsize 4 is not a board size; a side has 5 to 40 points, as 15 or 30x20",
        "-o a --boardsize big   | --boardsize big is not a board size; a side has 5 to 40 points, as 15 or 30x20",
        "-o a --plies 8-3       | --plies 8-3: an opening has 1 to 20 stones",
        "-o a --plies 0         | --plies 0: an opening has 1 to 20 stones",
        "-o a --plies few       | --plies few is not a number of plies, as 6 or 3-8",
        "-o a --count 0         | --count is not from 1 to 2147483647: 0",
        "-o a --nodes many      | --nodes is not a whole number: many",
      })
  void whatCannotBeObeyedIsToldInWords(String arguments, String message) {
    Exception refusal = assertThrows(IllegalArgumentException.class, () -> parse(arguments));
    assertEquals(message, refusal.getMessage());
  }

  private static OpeningsOptions parse(String arguments) {
    return OptionParser.parse(List.of(StringUtils.split(arguments)));
  }
}
