package org.katachi.tournament.match;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.Validate;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.Outcome;
import org.katachi.tournament.player.Termination;

/**
 * A game as it was played, or has been played so far. It is what the log holds, what is counted,
 * shown and exported; in JSON it is a {@linkplain GameLine line of the log}.
 *
 * @param number its number in the tournament, from one
 * @param pair the number of its pair, from one
 * @param round the round's number, from one; zero if an old log does not tell
 * @param first of its two brains the one that the encounter names first
 * @param black the name of the brain that had black in the end, which moves first
 * @param white the name of the brain that had white in the end
 * @param geometry the board
 * @param rules the rules
 * @param opening the stones before the brains' moves, those of swap2 included, black's first
 * @param swap2 the legal steps of the swap2 opening; none if there was none
 * @param moves the brains' legal moves in the order of play, a foul included
 * @param result how it ended; {@link GameResult#ONGOING} while it is played
 * @param times when it was played; absent while it is, and if a log does not tell
 * @param playedOn where, if a worker on another machine has played it
 */
public record GameRecord(
    int number,
    int pair,
    int round,
    String first,
    String black,
    String white,
    Geometry geometry,
    RuleSet rules,
    List<Point> opening,
    List<Swap2Step> swap2,
    List<RecordedMove> moves,
    GameResult result,
    Optional<GameTimes> times,
    Optional<PlayedOn> playedOn) {

  /** Takes copies of the lists. */
  public GameRecord {
    opening = List.copyOf(opening);
    swap2 = List.copyOf(swap2);
    moves = List.copyOf(moves);
  }

  /**
   * The game of a line of the log, whose stones are not {@linkplain #checkStones checked}.
   *
   * @throws JsonProcessingException if a value is of another kind
   * @throws IllegalArgumentException if there is no such board, rule, winner or point
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static GameRecord of(ObjectNode line) throws JsonProcessingException {
    return GameLine.read(line);
  }

  /** The line of the log. */
  @JsonValue
  public ObjectNode line() {
    return GameLine.write(this);
  }

  /**
   * Checks that all stones lie on the board, each on a point of its own.
   *
   * @throws IllegalArgumentException if one does not
   */
  public void checkStones() {
    Set<Point> taken = new HashSet<>();
    for (Point point : points()) {
      String name = Notation.letterNumber(point);
      Validate.isTrue(geometry.contains(point), "%s lies outside the board of %s", name, geometry);
      Validate.isTrue(taken.add(point), "two stones on %s", name);
    }
  }

  /** Whether this is the planned game; who was first is not asked, as old logs don't tell it. */
  public boolean isOf(PlannedGame planned) {
    GameSetup setup = planned.setup();
    return number == planned.number() + 1
        && isBetween(planned.black().name(), planned.white().name(), setup.swap2())
        && geometry.equals(setup.geometry())
        && rules.equals(setup.rules())
        && Notation.pos(opening).equals(Notation.pos(setup.opening()) + swap2Stones());
  }

  /** In swap2 either may have black. */
  private boolean isBetween(String one, String other, boolean either) {
    return (one.equals(black) && other.equals(white))
        || (either && one.equals(white) && other.equals(black));
  }

  private String swap2Stones() {
    return swap2.stream().map(Swap2Step::stones).collect(Collectors.joining());
  }

  /** The same game in a series where so many games, pairs and rounds came before it. */
  public GameRecord numberedAfter(int games, int pairs, int rounds) {
    return changed(games + number, pairs + pair, rounds + round, swap2, moves, playedOn);
  }

  /** The same game, played by a worker. */
  public GameRecord playedOn(PlayedOn worker) {
    return changed(number, pair, round, swap2, moves, Optional.of(worker));
  }

  /** The same with what brains said before the latest moves alone, so many of them. */
  public GameRecord withMessagesOfLatest(int count) {
    List<RecordedMove> quiet = new ArrayList<>(moves);
    quiet.subList(0, Math.max(0, moves.size() - count)).replaceAll(RecordedMove::withoutMessages);
    List<Swap2Step> steps = swap2.stream().map(Swap2Step::withoutMessage).toList();
    return changed(number, pair, round, steps, quiet, playedOn);
  }

  private GameRecord changed(
      int newNumber,
      int newPair,
      int newRound,
      List<Swap2Step> newSwap2,
      List<RecordedMove> newMoves,
      Optional<PlayedOn> worker) {
    return new GameRecord(
        newNumber, newPair, newRound, first, black, white, geometry, rules, opening, newSwap2,
        newMoves, result, times, worker);
  }

  /** All stones in the order of play, black's first. */
  public List<Point> points() {
    return Stream.concat(opening.stream(), moves.stream().map(RecordedMove::point)).toList();
  }

  /** How many stones lie on the board in the end, those of the opening counted. */
  public int stones() {
    return opening.size() + moves.size();
  }

  /** Whose the stone number {@code i} is, from zero. */
  public static Colour colourOf(int i) {
    return i % 2 == 0 ? Colour.BLACK : Colour.WHITE;
  }

  /** The name of the brain that had a colour. */
  public String brain(Colour side) {
    return side == Colour.BLACK ? black : white;
  }

  /** What a brain of the game had. */
  public Colour colour(String brain) {
    return brain.equals(black) ? Colour.BLACK : Colour.WHITE;
  }

  /** Who won; nobody in a draw. */
  public Optional<Colour> winner() {
    return result.winner();
  }

  /** The name of the brain that has lost; nothing if nobody has. */
  public Optional<String> loser() {
    return winner().map(winner -> brain(winner.opponent()));
  }

  /** How the game ended for one side. */
  public Outcome outcome(Colour side) {
    return winner().map(colour -> colour == side ? Outcome.WIN : Outcome.LOSS).orElse(Outcome.DRAW);
  }

  /** Why it ended. */
  public Termination ending() {
    return result.ending();
  }

  /** Why it ended, as a sentence without its full stop. */
  public String reason() {
    return result.words();
  }

  /** Who did what in swap2, as {@code a laid three stones, b took black}; empty without swap2. */
  public String swap2InWords() {
    return swap2.stream().map(Swap2Step::toString).collect(Collectors.joining(", "));
  }
}
