package org.katachi.tournament.brain;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Point;

/**
 * A line that a brain has written.
 *
 * @param text without blanks at either end
 */
record ReplyLine(String text) {

  private static final Pattern MOVE = Pattern.compile("(-?[0-9]{1,9})\\s*,\\s*(-?[0-9]{1,9})");
  private static final int LONGEST_QUOTE = 80;

  ReplyLine {
    text = text.strip();
  }

  /** The point that the line names, on the board or off it. */
  Optional<Point> move() {
    Matcher matcher = MOVE.matcher(text);
    return matcher.matches()
        ? Optional.of(
            new Point(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
        : Optional.empty();
  }

  /** The text that follows this first word, if the line begins with it. */
  Optional<String> textAfter(String word) {
    return beginsWith(word) ? Optional.of(text.substring(word.length()).strip()) : Optional.empty();
  }

  /**
   * Tells whether the line is no answer to anything. UNKNOWN is one of these: brains send it for
   * INFO keys that they do not know.
   */
  boolean isAside() {
    return text.isEmpty() || beginsWith("MESSAGE") || beginsWith("DEBUG") || beginsWith("UNKNOWN");
  }

  /** Tells whether the first word is this one, in any case of letters. */
  boolean beginsWith(String word) {
    String upper = text.toUpperCase(Locale.ROOT);
    return upper.equals(word)
        || (upper.startsWith(word) && !Character.isLetterOrDigit(upper.charAt(word.length())));
  }

  /** The line for people: in quotes, cut, and without what would disturb a terminal. */
  String quoted() {
    String shown = text.replaceAll("[^\\x20-\\x7e]", "?");
    return shown.length() > LONGEST_QUOTE
        ? "'" + shown.substring(0, LONGEST_QUOTE) + "...'"
        : "'" + shown + "'";
  }
}
