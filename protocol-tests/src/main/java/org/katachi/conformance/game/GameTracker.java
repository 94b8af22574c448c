package org.katachi.conformance.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Stone;
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

  /** Yixin-Board sends the size of a square board twice. */
  private static final Pattern START_TWICE = Pattern.compile("(?i)START\\s+([0-9]{1,9})\\s+\\1");

  private Optional<Geometry> geometry = Optional.empty();
  private RuleSet rules = RuleSet.FREESTYLE;
  private BoardBlock.Placement start = BoardBlock.Placement.EMPTY;
  private final List<Point> moves = new ArrayList<>();
  private Optional<BoardBlock> block = Optional.empty();
  private List<Point> opening = List.of();

  /** Follows a line that was sent to the brain. */
  public void sent(String line) {
    SentCommand command = SentCommand.of(line);
    List<Integer> numbers = command.numbers();
    switch (command.word()) {
      case "" -> block.ifPresent(open -> open.add(numbers));
      case "START" -> start(numbers.isEmpty() ? sizeSentTwice(line) : numbers, 1);
      case "RECTSTART" -> start(numbers, 2);
      case "RESTART" -> newGame(BoardBlock.Placement.EMPTY);
      case "TURN" -> point(numbers).filter(this::canBeTurn).ifPresent(moves::add);
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
    return emptyPoints() < 2
        ? Optional.empty()
        : geometry.flatMap(shape -> new ManagerMoves(this, shape).move(wish));
  }

  /** The stones of the swap2 opening that was sent last. */
  public List<Point> opening() {
    return opening;
  }

  /** Whether a point is on the board and free in the swap2 opening. */
  public boolean isFreeInOpening(Point point) {
    return geometry.isPresent() && geometry.get().contains(point) && !opening.contains(point);
  }

  private static List<Integer> sizeSentTwice(String line) {
    Matcher start = START_TWICE.matcher(line.strip());
    return start.matches() ? List.of(Integer.valueOf(start.group(1))) : List.of();
  }

  private void start(List<Integer> sides, int count) {
    if (sides.size() != count) {
      return;
    }
    int width = sides.get(0);
    int height = sides.get(count - 1);
    if (Geometry.isPlayable(width, height)) {
      geometry = Optional.of(new Geometry(width, height));
      newGame(BoardBlock.Placement.EMPTY);
    }
  }

  private void newGame(BoardBlock.Placement placement) {
    start = placement;
    moves.clear();
    opening = List.of();
    block = Optional.empty();
  }

  private void inform(SentCommand information) {
    if (information.word().equals("RULE") && information.numbers().size() == 1) {
      rules = RuleSet.ofInfo(information.numbers().get(0)).orElse(rules);
    }
  }

  private void endBlock() {
    if (block.isPresent() && geometry.isPresent()) {
      BoardBlock finished = block.get();
      if (finished.isOpening()) {
        opening = finished.points();
      } else {
        boolean marks = rules.rule() == Rule.RENJU && !rules.continuous();
        finished.placement(geometry.get(), marks).ifPresent(this::newGame);
      }
    }
    block = Optional.empty();
  }

  private void takeBack(Point point) {
    if (!moves.remove(point)) {
      start = start.without(point);
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
    start.putOn(board);
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
