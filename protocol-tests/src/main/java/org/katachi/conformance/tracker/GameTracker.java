package org.katachi.conformance.tracker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Stone;
import org.katachi.conformance.tracker.BoardBlock.SetPosition;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

/**
 * The game as a conformant brain sees it, from the commands and the brain's moves.
 *
 * <p>An impossible command changes nothing, as the protocol demands of brains. The board is built
 * anew for each question; that is simple, and a conversation asks few.
 */
public final class GameTracker {

  /** Yixin-Board sends two sizes: its columns, which are rows here, and its rows. */
  private static final Pattern START_OF_YIXIN =
      Pattern.compile("(?i)START\\s+([0-9]{1,9})\\s+([0-9]{1,9})");

  /** Stones in the line of their command. */
  private static final Pattern BLOCK_IN_ONE_LINE =
      Pattern.compile("(?i)((?:YX|SWAP2)?BOARD)\\s+(\\S.*)");

  /** The rule by which Yixin-Board means renju. */
  private static final int RENJU_OF_YIXIN = 2;

  private static final SetPosition EMPTY = new SetPosition(Map.of(), Stone.BLACK);

  private Optional<Geometry> geometry = Optional.empty();
  private RuleSet rules = RuleSet.FREESTYLE;

  private SetPosition start = EMPTY;

  private final List<Point> moves = new ArrayList<>();
  private Optional<BoardBlock> block = Optional.empty();
  private List<Point> opening = List.of();
  private boolean yixin;

  /** Follows a line that was sent to the brain. */
  public void sent(String line) {
    Matcher stones = BLOCK_IN_ONE_LINE.matcher(line.strip());
    if (stones.matches()) {
      sent(stones.group(1));
      Stream.of(stones.group(2).split("\\s+")).forEach(this::sent);
    } else {
      sentAlone(line);
    }
  }

  private void sentAlone(String line) {
    SentCommand command = SentCommand.of(line);
    List<Integer> numbers = command.numbers();
    switch (command.word()) {
      case "" -> block.ifPresent(open -> open.add(numbers));
      case "START" ->
          start(numbers.size() == 1 ? List.of(numbers.get(0), numbers.get(0)) : sizeOfYixin(line));
      case "RECTSTART" -> start(numbers);
      case "RESTART" -> restart(line);
      case "TURN" -> point(numbers).filter(this::canBeTurn).ifPresent(moves::add);
      case "YXSHOWINFO" -> yixin = true;
      case "TAKEBACK" -> point(numbers).ifPresent(this::takeBack);
      case "BOARD", "YXBOARD", "SWAP2BOARD" -> block = Optional.of(new BoardBlock(command.word()));
      case "DONE" -> endBlock();
      case "INFO" -> inform(SentCommand.of(line.strip().substring("INFO".length())));
      default -> {
        // The command does not change the game, or can't be read.
      }
    }
  }

  /** Follows a legal move of the brain. */
  public void played(Point move) {
    moves.add(move);
  }

  /** Why the side to move can't play at a point; nothing if it can. */
  public Optional<String> objection(Point point) {
    if (geometry.isEmpty()) {
      return Optional.of("without a board");
    }
    if (!geometry.get().contains(point)) {
      return Optional.of("outside the board of " + geometry.get());
    }
    Board board = board();
    int cell = geometry.get().cell(point);
    if (!board.isEmpty(cell)) {
      return Optional.of("occupied");
    }
    return referee().isForbidden(board, cell, board.sideToMove())
        ? Optional.of("forbidden to black in renju")
        : Optional.empty();
  }

  /** Whether the side to move wins at an empty point. */
  public boolean wins(Point point) {
    Board board = board();
    return referee().wins(board, board.geometry().cell(point), board.sideToMove());
  }

  /** Whether the last move, or a full board, has ended the game. */
  public boolean isOver() {
    if (geometry.isEmpty()) {
      return false;
    }
    Board board = board();
    boolean goesOn =
        moves.isEmpty()
            || rules.continuous()
            || referee().verdict(board, board.lastMove()) == Verdict.ONGOING;
    return board.isFull() || !goesOn;
  }

  /**
   * A move for the manager: the wished point if it is legal, otherwise the nearest legal point that
   * does not end the game.
   *
   * @param wish the wished point; nothing stands for the centre
   * @return nothing if there is no such point, or none would be left for the brain
   */
  public Optional<Point> managersMove(Optional<Point> wish) {
    if (emptyPoints() < 2) {
      return Optional.empty();
    }
    if (wish.isPresent() && objection(wish.get()).isEmpty()) {
      return wish;
    }
    Geometry shape = geometry.orElseThrow();
    Point from = wish.orElse(shape.toPoint(shape.centre()));
    return IntStream.range(0, shape.pointCount())
        .mapToObj(i -> shape.toPoint(shape.point(i)))
        .sorted(Comparator.comparingInt(point -> distance(point, from)))
        .filter(point -> objection(point).isEmpty() && !wins(point))
        .findFirst();
  }

  private static int distance(Point a, Point b) {
    return Math.max(Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y()));
  }

  /** The stones of the swap2 opening that was sent last. */
  public List<Point> opening() {
    return opening;
  }

  /** Whether a point is on the board and free in the swap2 opening. */
  public boolean isFreeInOpening(Point point) {
    return geometry.isPresent() && geometry.get().contains(point) && !opening.contains(point);
  }

  /** Before YXSHOWINFO a START with two sizes is one of a square board, or none. */
  private List<Integer> sizeOfYixin(String line) {
    Matcher start = START_OF_YIXIN.matcher(line.strip());
    if (!start.matches() || (!yixin && !start.group(1).equals(start.group(2)))) {
      return List.of();
    }
    return List.of(Integer.valueOf(start.group(2)), Integer.valueOf(start.group(1)));
  }

  private void start(List<Integer> sides) {
    if (sides.size() == 2 && Geometry.isPlayable(sides.get(0), sides.get(1))) {
      geometry = Optional.of(new Geometry(sides.get(0), sides.get(1)));
      newGame(EMPTY);
    }
  }

  /** With words behind it is refused. */
  private void restart(String line) {
    if (line.strip().equalsIgnoreCase("RESTART")) {
      newGame(EMPTY);
    }
  }

  private void newGame(SetPosition position) {
    start = position;
    moves.clear();
    opening = List.of();
    block = Optional.empty();
  }

  private void inform(SentCommand information) {
    if (information.word().equals("RULE") && information.numbers().size() == 1) {
      int number = information.numbers().get(0);
      rules =
          yixin && number == RENJU_OF_YIXIN
              ? new RuleSet(Rule.RENJU, false)
              : RuleSet.ofInfo(number).orElse(rules);
    }
  }

  private void endBlock() {
    if (block.isPresent() && geometry.isPresent()) {
      BoardBlock finished = block.get();
      if (finished.isOpening()) {
        opening = finished.points();
      } else {
        boolean marks = rules.rule() == Rule.RENJU && !rules.continuous();
        finished.position(geometry.get(), marks).ifPresent(this::newGame);
      }
    }
    block = Optional.empty();
  }

  private void takeBack(Point point) {
    if (!moves.remove(point) && start.stones().containsKey(point)) {
      Map<Point, Integer> fewer = new HashMap<>(start.stones());
      fewer.remove(point);
      start = new SetPosition(fewer, Stone.opponent(start.sideToMove()));
    }
  }

  private static Optional<Point> point(List<Integer> numbers) {
    return numbers.size() == 2
        ? Optional.of(new Point(numbers.get(0), numbers.get(1)))
        : Optional.empty();
  }

  private int emptyPoints() {
    return geometry.isEmpty() ? 0 : geometry.get().pointCount() - board().stoneCount();
  }

  /** TURN asks for a reply, and the reply needs a point, too. */
  private boolean canBeTurn(Point point) {
    return isEmpty(point) && emptyPoints() > 1;
  }

  private boolean isEmpty(Point point) {
    return geometry.isPresent()
        && geometry.get().contains(point)
        && board().isEmpty(geometry.get().cell(point));
  }

  private Referee referee() {
    return new Referee(rules);
  }

  private Board board() {
    Geometry shape = geometry.orElseThrow();
    Board board = new Board(shape);
    start.stones().forEach((point, stone) -> board.set(shape.cell(point), stone));
    if (start.sideToMove() == Stone.WHITE) {
      board.passTurn();
    }
    for (Point move : moves) {
      board.play(shape.cell(move));
      if (rules.continuous()) {
        killLine(board, board.lastMove());
      }
    }
    return board;
  }

  private void killLine(Board board, int cell) {
    int[] line = new int[board.geometry().pointCount()];
    int count = referee().winningLine(board, cell, line);
    for (int i = 0; i < count; i++) {
      board.clear(line[i]);
      board.set(line[i], Stone.BLOCKED);
    }
  }
}
