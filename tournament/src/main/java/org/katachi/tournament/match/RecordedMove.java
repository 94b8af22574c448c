package org.katachi.tournament.match;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.Evaluation;
import org.katachi.brain.gomocup.SearchInfo;
import org.katachi.tournament.player.MoveReply;

/**
 * A move of a game, as the log holds it. What is not known is null here and absent there.
 *
 * @param move in letter-number form
 * @param millis the time that it took
 * @param clock milliseconds that the brain had left for the game after the move
 * @param evaluation what the brain said the position is worth to itself, on its own scale; a forced
 *     win in n plies is {@value #FORCED} − n, a forced loss the same below zero
 * @param depth how many plies deep the brain said it has searched
 * @param nodes how many positions the brain said it has searched
 * @param reportedMillis how long the brain said that it took, in milliseconds
 * @param message the last text for people before the move, absent if none
 * @param messages the texts before that one, the latest {@value #MAX_MESSAGES} of them, oldest
 *     first
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record RecordedMove(
    String move,
    double millis,
    Double clock,
    Double evaluation,
    Integer depth,
    Long nodes,
    @JsonAlias("told") Double reportedMillis,
    String message,
    List<String> messages) {

  /** The evaluation of a won game; a forced win in n plies is n less. */
  public static final int FORCED = 30_000;

  /** The evaluation of a forced win of unknown length, and the least of a forced win at all. */
  public static final int MIN_FORCED = FORCED - 1_000;

  /** How many earlier messages are kept of a move. */
  public static final int MAX_MESSAGES = 8;

  /** How many characters are kept of a message. */
  public static final int MAX_LENGTH = 300;

  private static final double NANOS_PER_MICRO = 1e3;

  /**
   * Keeps of the messages what the bounds allow.
   *
   * @throws IllegalArgumentException if there is no point
   */
  public RecordedMove {
    if (move == null) {
      throw new IllegalArgumentException("a move without its point");
    }
    message = message == null ? "" : cut(message);
    messages =
        messages == null
            ? List.of()
            : messages.stream()
                .skip(Math.max(0, messages.size() - MAX_MESSAGES))
                .map(RecordedMove::cut)
                .toList();
  }

  /** A move that a brain has just made. */
  public static RecordedMove of(MoveReply answer) {
    List<String> messages = answer.messages();
    Optional<SearchInfo> searchInfo = answer.searchInfo();
    return new RecordedMove(
        Notation.letterNumber(answer.move()),
        millis(answer.nanos()),
        answer.leftNanos().isPresent() ? (Double) millis(answer.leftNanos().getAsLong()) : null,
        searchInfo.flatMap(SearchInfo::evaluation).map(RecordedMove::number).orElse(null),
        searchInfo.flatMap(SearchInfo::depth).orElse(null),
        searchInfo.flatMap(SearchInfo::nodes).orElse(null),
        searchInfo.flatMap(SearchInfo::millis).orElse(null),
        answer.message().orElse(""),
        messages.subList(0, Math.max(0, messages.size() - 1)));
  }

  /** The same without what the brain said, but with what that told of its search. */
  RecordedMove withoutMessages() {
    return new RecordedMove(
        move, millis, clock, evaluation, depth, nodes, reportedMillis, "", List.of());
  }

  /** Where the stone lies. */
  public Point point() {
    return Notation.parseLetterNumber(move);
  }

  /** Milliseconds with three digits after the point. */
  static double millis(long nanos) {
    return Math.round(nanos / NANOS_PER_MICRO) / NANOS_PER_MICRO;
  }

  private static double number(Evaluation evaluation) {
    int plies = Math.min(FORCED - MIN_FORCED, evaluation.pliesToEnd().orElse(Integer.MAX_VALUE));
    if (evaluation.isForcedWin()) {
      return FORCED - plies;
    }
    return evaluation.isForcedLoss() ? plies - FORCED : evaluation.value();
  }

  /**
   * The evaluation as brains write it: {@code 35}, {@code -0.5}, {@code +M9} for a forced win in
   * nine plies, {@code -M*} for a forced loss of unknown length; empty if unknown.
   */
  public String evaluationText() {
    if (evaluation == null) {
      return "";
    }
    if (Math.abs(evaluation) >= MIN_FORCED) {
      long plies = Math.round(FORCED - Math.abs(evaluation));
      return (evaluation > 0 ? "+M" : "-M")
          + (plies > 0 && plies < FORCED - MIN_FORCED ? plies : "*");
    }
    return evaluation == Math.rint(evaluation)
        ? Long.toString(Math.round(evaluation))
        : Double.toString(evaluation);
  }

  /**
   * Whether the brain told an evaluation that says anything: one of zero at depth zero is what
   * brains print with a move for which they searched nothing.
   */
  public boolean hasEvaluation() {
    boolean searched = depth == null || depth > 0;
    return evaluation != null && (searched || evaluation != 0);
  }

  /** Whether the brain took its win for certain. */
  public boolean claimsWin() {
    return evaluation != null && evaluation >= MIN_FORCED;
  }

  /**
   * In how many plies, this move the first, the forced win was to end the game; nothing if the
   * length was not told. A brain that counts beyond {@value #FORCED} counts in its own way, and
   * tells none.
   */
  public OptionalInt pliesToWin() {
    if (!claimsWin() || evaluation >= FORCED || evaluation == MIN_FORCED) {
      return OptionalInt.empty();
    }
    return OptionalInt.of((int) Math.round(FORCED - evaluation));
  }

  /** A message as the log keeps it. */
  public static String cut(String text) {
    if (text.length() <= MAX_LENGTH) {
      return text;
    }
    boolean splitsPair = Character.isHighSurrogate(text.charAt(MAX_LENGTH - 2));
    return text.substring(0, splitsPair ? MAX_LENGTH - 2 : MAX_LENGTH - 1) + "…";
  }
}
