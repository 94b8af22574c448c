package org.katachi.protocol.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.Position;
import org.katachi.protocol.command.Command;
import org.katachi.protocol.command.Command.Kind;
import org.katachi.protocol.command.Command.Request;
import org.katachi.protocol.command.InfoKey;
import org.katachi.protocol.command.Refusal;
import org.katachi.protocol.command.StoneBlock;
import org.katachi.protocol.game.BrainParts;
import org.katachi.protocol.game.GameState;
import org.katachi.protocol.game.ProtocolSettings;
import org.katachi.protocol.io.ReceivedLine;
import org.katachi.protocol.task.ReportFormat;
import org.katachi.protocol.task.Response;
import org.katachi.protocol.task.Swap2BoardTask;
import org.katachi.protocol.yixin.HashFileCommands;
import org.katachi.protocol.yixin.UnsupportedYixin;
import org.katachi.protocol.yixin.YixinCommands;

/**
 * Handles the manager's commands: it keeps the settings, the game and the open block, and knows
 * what each command means now. It neither searches nor writes.
 *
 * <p>A request that is refused changes nothing, but that a refused {@code DONE} closes its block.
 * In a block, a request for the game ends the block if it is possible; the block has no reply then,
 * since nobody expects one before {@code DONE}. Any other request leaves the block open, and a line
 * that can't be read spoils it.
 */
final class CommandHandler {

  private static final Response SILENCE = Response.none();
  private static final Response OK = Response.of("OK");

  private static final int ALL_MOVES = Geometry.MAX_SIZE * Geometry.MAX_SIZE;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final BrainParts brain;
  private final FailureLog log;
  private ProtocolSettings settings;
  private GameState game;
  private StoneBlock block;
  private final YixinCommands yixin;
  private final UnsupportedYixin unsupported = new UnsupportedYixin();
  private final HashFileCommands tableFiles = new HashFileCommands();

  /** The time that the brain has used in this game, by its own clock. */
  private long usedNanos;

  CommandHandler(BrainParts brain, FailureLog log) {
    this.brain = brain;
    this.log = log;
    yixin = new YixinCommands(brain);
    settings = ProtocolSettings.of(brain);
  }

  ProtocolSettings settings() {
    return settings;
  }

  /** The position of the game, which must have started. */
  Position position() {
    return game.position();
  }

  /** The limits of a search whose clock started at a time of {@link System#nanoTime}. */
  MoveLimits limits(long clockStart) {
    return settings.limits(clockStart, usedNanos / NANOS_PER_MILLI);
  }

  /** How the manager is told of the searches of the game, which must have started. */
  ReportFormat format() {
    return settings.isYixin() ? ReportFormat.ofYixin(game.geometry()) : ReportFormat.PLAIN;
  }

  /** Counts the time of a search. */
  void addUsedTime(long nanos) {
    usedNanos += nanos;
  }

  /** Places the move that a search has found. */
  void place(Point move) {
    game = game.play(move);
  }

  /** Obeys {@code INFO}. New rules hold for the running game, too. */
  void inform(Command.Info info) {
    settings = settings.with(info.key(), info.value());
    if (game != null && game.position().rules().info() != settings.rules().info()) {
      game = game.withRules(settings.rules());
    }
  }

  /** Obeys a request. */
  Response handle(Request request) {
    if (unsupported.takes(request)) {
      return SILENCE;
    }
    Request whole = tableFiles.complete(request);
    try {
      reportPendingError(whole);
      return obey(whole);
    } catch (Refusal refusal) {
      return Response.of("ERROR " + refusal.getMessage());
    }
  }

  /** An impossible setting is reported once, in place of the next reply. */
  private void reportPendingError(Request request) {
    String error = settings.pendingError();
    if (error.isEmpty() || hasNoReply(request)) {
      return;
    }
    settings = settings.withoutPendingErrors();
    if (request.kind() == Kind.DONE) {
      block = null;
    }
    throw new Refusal(error);
  }

  /** Whether the manager expects no line after it, or what it means is not known. */
  private boolean hasNoReply(Request request) {
    return switch (request.kind()) {
      case BOARD, YXBOARD, SWAP2BOARD, YXBLOCK, YXBLOCKUNDO, STONE -> true;
      case YXHASHCLEAR, YXBLOCKRESET, YX, UNKNOWN -> true;
      case YXHASHDUMP, YXHASHLOAD -> request.text().isEmpty();
      case DONE -> block != null && endsSilently(block.kind());
      default -> false;
    };
  }

  private static boolean endsSilently(Kind block) {
    return block == Kind.YXBOARD || block == Kind.YXBLOCK || block == Kind.YXBLOCKUNDO;
  }

  /** Whether a request leaves game and engine as they are, so that the brain may ponder on. */
  boolean leavesGameAlone(Request request) {
    return switch (request.kind()) {
      case ABOUT, YXSHOWFORBID -> true;
      case YX, UNKNOWN -> !tableFiles.awaitsPath();
      case STONE, DONE -> unsupported.expectsMore();
      default -> false;
    };
  }

  private Response obey(Request request) {
    return switch (request.kind()) {
      case START, RECTSTART -> start(request);
      case RESTART -> newGame(startedGame(Kind.RESTART).geometry(), false);
      case BEGIN -> begin(request);
      case TURN -> turn(request);
      case PLAY -> play(request);
      case TAKEBACK -> takeBack(request);
      case BOARD, YXBOARD, SWAP2BOARD, YXBLOCK, YXBLOCKUNDO -> openBlock(request);
      case STONE -> addStone(StoneBlock.StoneLine.of(request));
      case DONE -> closeBlock();
      case ABOUT -> Response.of(brain.identity().about());
      case YXSHOWFORBID -> showForbiddenPoints();
      case YXSHOWINFO -> showInfo();
      case YXHASHCLEAR -> forgetGames(SILENCE);
      case YXHASHDUMP, YXHASHLOAD -> tableFile(request);
      case YXSHOWHASHUSAGE -> yixin.showUsage();
      case YXBLOCKRESET -> resetBlocked();
      case YXNBEST -> searchLines(request, request.numbers().get(0));
      case YXBALANCEONE, YXBALANCETWO -> balance(request);
      case YXSEARCHDEFEND -> searchLines(request, ALL_MOVES);
      case YXSWAP2STEP1 -> swap2Step(request, 0);
      case YXSWAP2STEP2 -> swap2Step(request, 3);
      case YXSWAP2STEP3 -> swap2Step(request, 5);
      case MALFORMED -> throw new Refusal(request.text());
      case YX -> block == null ? unsupported.begin(request.text()) : spoilBlock(request.text());
      case UNKNOWN -> block == null ? unknown(request.text()) : spoilBlock(request.text());
    };
  }

  private Response start(Request request) {
    int width = request.numbers().get(0);
    int height = request.numbers().get(1);
    if (request.kind() == Kind.START && width != height) {
      return startYixinsBoard(width, height);
    }
    return startBoard(request.kind(), width, height);
  }

  /** Yixin-Board sends points as row and column, so its board lies on its side here. */
  private Response startYixinsBoard(int columns, int rows) {
    if (!settings.isYixin()) {
      throw new Refusal(
          "START with '"
              + columns
              + " "
              + rows
              + "' can't be read; expected the size, as START 20; RECTSTART 30,20 is for boards that"
              + " are not square");
    }
    return startBoard(Kind.START, rows, columns);
  }

  private Response startBoard(Kind kind, int width, int height) {
    if (!Geometry.isPlayable(width, height)) {
      throw new Refusal(
          kind
              + ": a board of "
              + width
              + "x"
              + height
              + " is not supported; expected sides from "
              + Geometry.MIN_SIZE
              + " to "
              + Geometry.MAX_SIZE);
    }
    Geometry geometry = new Geometry(width, height);
    // Yixin-Board sends START before each search, and YXHASHCLEAR if the table is to be emptied.
    boolean goesOn = settings.isYixin() && game != null && game.geometry().equals(geometry);
    return newGame(geometry, goesOn);
  }

  /**
   * Begins a game.
   *
   * @param goesOn whether it may be the game that is played already, told anew: what the engine has
   *     learned of it holds then, and the time left, which such a manager says before each search
   */
  private Response newGame(Geometry geometry, boolean goesOn) {
    if (!goesOn) {
      settings = settings.forNewGame();
    }
    usedNanos = 0;
    become(GameState.from(Position.empty(geometry, settings.rules()), brain.rules()));
    return goesOn ? OK : forgetGames(OK);
  }

  private Response forgetGames(Response response) {
    try {
      brain.engine().newGame();
      return response;
    } catch (RuntimeException | Error e) {
      // The game can be played all the same, if need be without the memory that was not there.
      List<String> lines = new ArrayList<>(List.of("DEBUG new game: " + log.add(e)));
      lines.addAll(response.lines());
      return Response.of(lines.toArray(String[]::new));
    }
  }

  private Response tableFile(Request request) {
    if (request.text().isEmpty()) {
      tableFiles.awaitPath(request);
      return SILENCE;
    }
    Position position = startedGame(request.kind()).position();
    return HashFileCommands.obey(
        request, yixin.analyser(request.kind()), position, limits(System.nanoTime()));
  }

  private Response begin(Request request) {
    GameState started = startedGame(Kind.BEGIN);
    if (!started.position().stones().isEmpty()) {
      throw new Refusal("BEGIN on a board with stones; expected an empty board");
    }
    return searchMove(started, request.arrival());
  }

  private Response turn(Request request) {
    GameState after = gameAfter(request);
    if (after.position().isFull()) {
      throw new Refusal(
          "TURN " + request.point() + " fills the board; expected an empty point for the reply");
    }
    return searchMove(after, request.arrival());
  }

  private Response play(Request request) {
    become(gameAfter(request));
    return Response.of(request.point().toString());
  }

  private Response takeBack(Request request) {
    GameState started = startedGame(Kind.TAKEBACK);
    Point point = request.point();
    if (!started.hasStone(point)) {
      throw new Refusal("TAKEBACK " + point + " is empty; expected a point with a stone");
    }
    become(started.takeBack(point));
    return OK;
  }

  private Response openBlock(Request request) {
    block = new StoneBlock(request.kind(), request.arrival());
    return SILENCE;
  }

  private Response addStone(StoneBlock.StoneLine stone) {
    if (block == null) {
      return unknown(stone + " outside BOARD");
    }
    block.add(stone);
    return SILENCE;
  }

  private Response closeBlock() {
    StoneBlock closed = block;
    if (closed == null) {
      throw new Refusal("DONE without a block; expected BOARD, YXBOARD or SWAP2BOARD first");
    }
    block = null;
    Geometry geometry = startedGame(closed.kind()).geometry();
    return switch (closed.kind()) {
      case SWAP2BOARD -> searchSwap2(closed, geometry);
      case YXBOARD -> setPosition(closed.toPosition(geometry, settings.rules()));
      case YXBLOCK, YXBLOCKUNDO -> setBlocked(closed, geometry);
      default -> searchBoard(closed, geometry);
    };
  }

  private Response searchSwap2(StoneBlock closed, Geometry geometry) {
    Position opening = closed.toOpening(geometry, settings.rules());
    return Response.search(new Swap2BoardTask(brain.swap2(), opening, closed.arrival()));
  }

  private Response swap2Step(Request request, int stones) {
    GameState started = startedGame(request.kind());
    if (stones == 0) {
      // Yixin-Board sends no START before it.
      become(GameState.from(Position.empty(started.geometry(), settings.rules()), brain.rules()));
    }
    return Response.search(yixin.swap2(request.kind(), stones, game.position(), request.arrival()));
  }

  private Response setPosition(Position position) {
    become(GameState.from(position, brain.rules()));
    return SILENCE;
  }

  private Response searchBoard(StoneBlock closed, Geometry geometry) {
    Position position = closed.toPosition(geometry, settings.rules());
    if (position.isFull()) {
      throw new Refusal("BOARD is full; expected an empty point for the reply");
    }
    return searchMove(GameState.from(position, brain.rules()), closed.arrival());
  }

  private Response showForbiddenPoints() {
    Position position = startedGame(Kind.YXSHOWFORBID).position();
    List<Point> points = new ArrayList<>(brain.rules().forbiddenPoints(position));
    points.sort(Comparator.comparingInt(Point::x).thenComparingInt(Point::y));
    StringBuilder text = new StringBuilder("FORBID ");
    for (Point point : points) {
      appendTwoDigits(text, point.x());
      appendTwoDigits(text, point.y());
    }
    return Response.list(text.append('.').toString());
  }

  private static void appendTwoDigits(StringBuilder text, int number) {
    text.append(number / 10).append(number % 10);
  }

  private static Response unknown(String line) {
    return Response.of("UNKNOWN " + line);
  }

  private Response spoilBlock(String line) {
    block.addUnreadable(line);
    return SILENCE;
  }

  private Response searchMove(GameState next, ReceivedLine clock) {
    become(next);
    // Below full strength the engine does not play the best move that an analysis shows.
    boolean told =
        settings.showsRealtime() && settings.get(InfoKey.STRENGTH) == MoveLimits.FULL_STRENGTH;
    return Response.search(yixin.move(next.position(), clock, told, format()));
  }

  private Response searchLines(Request request, int lines) {
    Position position = startedGame(request.kind()).position();
    return Response.search(
        yixin.lines(request.kind(), lines, position, request.arrival(), format()));
  }

  private Response balance(Request request) {
    Position position = startedGame(request.kind()).position();
    int value = request.numbers().get(0);
    return Response.search(
        yixin.balance(request.kind(), value, position, request.arrival(), format()));
  }

  private Response showInfo() {
    settings = settings.withYixin();
    return yixin.showInfo();
  }

  private Response setBlocked(StoneBlock closed, Geometry geometry) {
    if (closed.kind() == Kind.YXBLOCK) {
      yixin.exclude(closed.toPoints(geometry));
    } else {
      yixin.include(closed.toPoints(geometry));
    }
    return SILENCE;
  }

  private Response resetBlocked() {
    yixin.includeAll();
    return SILENCE;
  }

  private void become(GameState next) {
    game = next;
    block = null;
  }

  private GameState startedGame(Kind kind) {
    if (game == null) {
      throw new Refusal(kind + " without a board; expected START or RECTSTART first");
    }
    return game;
  }

  /** The game after the move that a request names. */
  private GameState gameAfter(Request request) {
    GameState started = startedGame(request.kind());
    Point point = request.point();
    if (!started.geometry().contains(point)) {
      throw new Refusal(
          request.kind()
              + " "
              + point
              + " is outside; expected a point of the board of "
              + started.geometry());
    }
    if (!started.position().isEmpty(point)) {
      throw new Refusal(request.kind() + " " + point + " is occupied; expected an empty point");
    }
    return started.play(point);
  }
}
