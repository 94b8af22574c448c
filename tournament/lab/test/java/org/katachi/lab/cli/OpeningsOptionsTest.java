package org.katachi.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Geometry;
import org.katachi.lab.openings.OpeningsOptions;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

class OpeningsOptionsTest {

  @Test
  void everyOptionIsRead() {
    assertEquals(
        new OpeningsOptions(
            new RuleSet(Rule.CARO_EXACT, false),
            new Geometry(30, 20),
            12,
            5,
            6,
            -3,
            1000,
            -20,
            0,
            4,
            500,
            Path.of("book.txt"),
            true),
        parse(
            "--rule 9 --boardsize=30x20 --count 12 --plies 5-6 --seed=-3 --nodes 1000 --balance 0"
                + " --level=-20 --games 4 --game-nodes 500 --resume -o book.txt"));
  }

  @Test
  void theRecipeHoldsAllThatDecidesWhichOpeningsAreFound() {
    String recipe = "--rule 4 --boardsize 15 --plies 3-3 --seed 5 --nodes 7 --balance 9";
    assertEquals(recipe, parse(recipe + " -o a --count 3").recipe());
    String shifted = recipe + " --level 25";
    assertEquals(shifted, parse(shifted + " -o a").recipe());
    String tried = recipe + " --games 6 --game-nodes 100";
    assertEquals(tried, parse(tried + " -o a").recipe());
    assertEquals(
        "--rule 0 --boardsize 20x15 --plies 3-8 --seed 1 --nodes 50000 --balance 30",
        parse("-o a --boardsize 20x15").recipe());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--rule 0               | Missing required option: '-o=FILE'",
        "-o a --boardsise 15    | unknown option --boardsise; did you mean --boardsize?",
        "-o a book              | unexpected argument book",
        "-o                     | Missing required parameter for option '-o' (FILE)",
        "-o a --rule 3          | Invalid value for option '--rule': 3 is not a rule; the rules are"
            + " freestyle, standard, renju, caro, caro-exact",
        "-o a --rule 2          | Invalid value for option '--rule': 2 is not a rule; the rules are"
            + " freestyle, standard, renju, caro, caro-exact",
        "-o a --boardsize 4     | Invalid value for option '--boardsize': 4 is not a board size; a"
            + " side has 5 to 40 points, as 15 or 30x20",
        "-o a --boardsize big   | Invalid value for option '--boardsize': big is not a board size;"
            + " a side has 5 to 40 points, as 15 or 30x20",
        "-o a --plies 8-3       | Invalid value for option '--plies': an opening has 1 to 20"
            + " stones, not 8-3",
        "-o a --plies 0         | Invalid value for option '--plies': an opening has 1 to 20"
            + " stones, not 0",
        "-o a --plies few       | Invalid value for option '--plies': few is not a number of plies,"
            + " as 6 or 3-8",
        "-o a --count 0         | --count is at least 1, not 0",
        "-o a --level 1001      | --level is from -1000 to 1000, not 1001",
        "-o a --nodes many      | Invalid value for option '--nodes': many is not a whole number",
        "-o a --nodes 9999999999| Invalid value for option '--nodes': 9999999999 is too large",
      })
  void anErrorNamesOptionAndCause(String arguments, String message) {
    LabRun run = LabRun.of(StringUtils.split("openings " + arguments));
    assertEquals(2, run.code());
    assertEquals("katachi-lab openings: " + message, run.err().lines().findFirst().orElse(""));
  }

  private static OpeningsOptions parse(String arguments) {
    return OpeningsArguments.parse(arguments);
  }
}
