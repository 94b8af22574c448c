package org.katachi.tournament.games;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.Outcome;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.GameSetup;
import org.katachi.tournament.match.GameSnapshot;
import org.katachi.tournament.match.PlayedOn;
import org.katachi.tournament.player.MoveReply;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.schedule.PlannedGame;
import org.katachi.tournament.standings.ScoredGame;

/**
 * A game as a log holds it, checked: all stones lie on the board, each on a point of its own.
 *
 * @param number its number in the tournament, from one
 * @param pair the number of its pair, from one
 * @param round the round's number, from one; zero if the log does not tell
 * @param black the name of the brain that had black, which moves first
 * @param white the name of the brain that had white
 * @param geometry the board
 * @param rules the rules
 * @param opening the moves before the brains'
 * @param swap2 the steps of the swap2 opening; none if there was none, or the log does not tell
 * @param moves the brains' moves
 * @param winner nobody in a draw
 * @param ending the kind of reason in the words of {@link Termination}, or of a later version of it
 * @param reason the reason in words
 * @param span when it was played, if the log tells
 * @param venue where it was played, if a worker on another machine has played it
 */
public record LoggedGame(
    int number,
    int pair,
    int round,
    String black,
    String white,
    Geometry geometry,
    RuleSet rules,
    List<Point> opening,
    List<Swap2Entry> swap2,
    List<MoveEntry> moves,
    Optional<Colour> winner,
    String ending,
    String reason,
    Optional<GameSpan> span,
    Optional<PlayedOn> venue) {

  /**
   * Takes copies of the lists and checks the stones.
   *
   * @throws IllegalArgumentException if a move is no point like {@code h8}, lies off the board, or
   *     comes twice
   */
  public LoggedGame {
    opening = List.copyOf(opening);
    swap2 = List.copyOf(swap2);
    moves = List.copyOf(moves);
    Set<Point> taken = new HashSet<>();
    for (Point point : points(opening, moves)) {
      if (!geometry.contains(point)) {
        throw new IllegalArgumentException(
            Notation.letterNumber(point) + " lies outside the board of " + geometry);
      }
      if (!taken.add(point)) {
        throw new IllegalArgumentException("two stones on " + Notation.letterNumber(point));
      }
    }
  }

  /** A game that has just ended. */
  public static LoggedGame of(PlannedGame game, GameRecord record) {
    return of(GameEntry.of(game, record));
  }

  /**
   * A game that is being played, without an end. Of its messages those of the last two moves are
   * there.
   *
   * @throws IllegalArgumentException if a move can't have been made
   */
  public static LoggedGame of(PlannedGame game, GameSnapshot snapshot) {
    List<MoveReply> moves = snapshot.moves();
    List<MoveEntry> entries = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      boolean isRecent = i >= moves.size() - 2;
      entries.add(MoveEntry.of(isRecent ? moves.get(i) : moves.get(i).withoutWords()));
    }
    return new LoggedGame(
        game.number() + 1,
        game.pair() + 1,
        game.round() + 1,
        snapshot.black(),
        snapshot.white(),
        game.setup().geometry(),
        game.setup().rules(),
        snapshot.opening(),
        snapshot.swap2().stream().map(Swap2Entry::of).toList(),
        entries,
        Optional.empty(),
        "",
        "",
        Optional.empty(),
        Optional.empty());
  }

  static LoggedGame of(GameEntry entry) {
    if (!Geometry.isPlayable(entry.width(), entry.height())) {
      throw new IllegalArgumentException(
          "no game is played on a board of " + entry.width() + "x" + entry.height());
    }
    if (entry.moves().contains(null)) {
      throw new IllegalArgumentException("a move is null");
    }
    if (entry.swap2() != null && entry.swap2().contains(null)) {
      throw new IllegalArgumentException("a step of swap2 is null");
    }
    RuleSet rules =
        RuleSet.ofInfo(entry.rule())
            .orElseThrow(() -> new IllegalArgumentException("no rule " + entry.rule()));
    return new LoggedGame(
        entry.game(),
        entry.pair(),
        entry.round(),
        orEmpty(entry.black()),
        orEmpty(entry.white()),
        new Geometry(entry.width(), entry.height()),
        rules,
        Notation.parsePos(orEmpty(entry.opening())),
        entry.swap2() == null ? List.of() : entry.swap2(),
        entry.moves(),
        entry.winningSide(),
        orEmpty(entry.ending()),
        orEmpty(entry.reason()),
        entry.span(),
        Optional.ofNullable(entry.venue()));
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }

  /** Whether this is the planned game. */
  boolean isOf(PlannedGame planned) {
    GameSetup setup = planned.setup();
    return number == planned.number() + 1
        && isBetween(planned.black().name(), planned.white().name(), setup.swap2())
        && geometry.equals(setup.geometry())
        && rules.info() == setup.rules().info()
        && Notation.pos(opening).equals(Notation.pos(setup.opening()) + swap2Stones());
  }

  /** In swap2 either may have black. */
  private boolean isBetween(String first, String second, boolean either) {
    return (first.equals(black) && second.equals(white))
        || (either && first.equals(white) && second.equals(black));
  }

  private String swap2Stones() {
    return swap2.stream().map(Swap2Entry::stones).collect(Collectors.joining());
  }

  /** The same game in a series where so many games, pairs and rounds came before it. */
  LoggedGame numberedAfter(int games, int pairs, int rounds) {
    return games == 0
        ? this
        : new LoggedGame(
            games + number,
            pairs + pair,
            rounds + round,
            black,
            white,
            geometry,
            rules,
            opening,
            swap2,
            moves,
            winner,
            ending,
            reason,
            span,
            venue);
  }

  /** Who did what in swap2, as {@code a laid three stones, b took black}; empty without swap2. */
  public String swap2InWords() {
    return Swap2Entry.inWords(swap2);
  }

  /** All stones in the order of play, black's first. */
  public List<Point> points() {
    return points(opening, moves);
  }

  /** How many stones lie on the board in the end, those of the opening counted. */
  public int stones() {
    return opening.size() + moves.size();
  }

  private static List<Point> points(List<Point> opening, List<MoveEntry> moves) {
    return Stream.concat(
            opening.stream(), moves.stream().map(move -> Notation.parseLetterNumber(move.move())))
        .toList();
  }

  /** The name of the brain that had a colour. */
  public String brain(Colour side) {
    return side == Colour.BLACK ? black : white;
  }

  /** Whose the stone number {@code i} is, from zero. */
  public static Colour colourOf(int i) {
    return i % 2 == 0 ? Colour.BLACK : Colour.WHITE;
  }

  /**
   * This game as scores see it. Of a single game, and after swap2, the order is a guess.
   *
   * @param place that of its opening among all, from zero
   */
  public ScoredGame scored(int place) {
    boolean isFirstOfPair = number % 2 == 1;
    return new ScoredGame(
        pair - 1,
        round - 1,
        place,
        isFirstOfPair ? black : white,
        black,
        white,
        winner,
        ending,
        Notation.pos(points()));
  }

  /** How the game ended for one side. */
  public Outcome outcome(Colour side) {
    return winner.map(colour -> colour == side ? Outcome.WIN : Outcome.LOSS).orElse(Outcome.DRAW);
  }

  /**
   * Whether a brain lost by a fault of its own, as a crash or a late move, so that the result says
   * nothing about the stones on the board. A foul in renju is a move and no fault.
   */
  public boolean endedByFault() {
    return Termination.isFault(ending);
  }

  /** Whether a brain lost because its move did not come in time. */
  public boolean endedLate() {
    return ending.equals(Termination.LATE.toString());
  }
}
