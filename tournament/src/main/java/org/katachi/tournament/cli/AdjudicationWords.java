package org.katachi.tournament.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.katachi.tournament.game.Adjudication;
import org.katachi.tournament.game.Adjudication.LevelDraw;
import org.katachi.tournament.game.Adjudication.Resignation;

/** Makes an adjudication of the words after {@code -draw} and {@code -resign}. */
final class AdjudicationWords {

  private static final List<String> DRAW = List.of("movenumber", "movecount", "score");
  private static final List<String> RESIGN = List.of("movecount", "score", "twosided");

  private AdjudicationWords() {}

  /**
   * Makes the adjudication.
   *
   * @param drawAfter the number of moves after which a game is a draw; null for no limit
   * @param draw the words of each {@code -draw}
   * @param resign the words of each {@code -resign}
   * @throws IllegalArgumentException if they make none
   */
  static Adjudication adjudication(
      Integer drawAfter, List<List<String>> draw, List<List<String>> resign) {
    return new Adjudication(
        drawAfter == null ? OptionalInt.empty() : OptionalInt.of(drawAfter),
        draw.isEmpty() ? Optional.empty() : Optional.of(draw(draw)),
        resign.isEmpty() ? Optional.empty() : Optional.of(resignation(resign)));
  }

  private static LevelDraw draw(List<List<String>> groups) {
    KeyValues values = KeyValues.parseAll("-draw", DRAW, groups);
    checkComplete("-draw", values);
    return new LevelDraw(
        whole(values, "movenumber"), whole(values, "movecount"), values.decimal("score", 0));
  }

  private static Resignation resignation(List<List<String>> groups) {
    KeyValues values = KeyValues.parseAll("-resign", RESIGN, groups);
    checkComplete("-resign", values);
    return new Resignation(
        whole(values, "movecount"),
        values.decimal("score", 0),
        switch (values.text("twosided").orElse("false")) {
          case "true" -> true;
          case "false" -> false;
          default -> throw new IllegalArgumentException("twosided= is true or false");
        });
  }

  private static void checkComplete(String option, KeyValues values) {
    if (values.text("movecount").isEmpty() || values.text("score").isEmpty()) {
      throw new IllegalArgumentException(option + " needs movecount= and score=");
    }
  }

  private static int whole(KeyValues values, String key) {
    long number = values.number(key, 0);
    if (number < 0 || number > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(key + "= is out of range: " + number);
    }
    return (int) number;
  }

  /** What decides the adjudication, for the log. */
  static void forLog(Words words, Map<String, Object> log) {
    if (words.drawAfter != null) {
      log.put("drawafter", words.drawAfter);
    }
    if (!words.draw.isEmpty()) {
      log.put("draw", KeyValues.parseAll("-draw", DRAW, words.draw).plain());
    }
    if (!words.resign.isEmpty()) {
      log.put("resign", KeyValues.parseAll("-resign", RESIGN, words.resign).plain());
    }
  }
}
