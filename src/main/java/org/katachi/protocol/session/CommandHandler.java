package org.katachi.protocol.session;

import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.Swap2Player;
import org.katachi.protocol.command.Command;
import org.katachi.protocol.command.Command.Kind;
import org.katachi.protocol.command.Command.Request;
import org.katachi.protocol.command.InfoKey;
import org.katachi.protocol.command.Refusal;
import org.katachi.protocol.command.StoneBlock;
import org.katachi.protocol.game.Game;
import org.katachi.protocol.game.GameState;
import org.katachi.protocol.game.ProtocolSettings;
import org.katachi.protocol.io.FailureLog;
import org.katachi.protocol.io.ReceivedLine;
import org.katachi.protocol.io.StartupClock;
import org.katachi.protocol.task.Outcome;
import org.katachi.protocol.task.Reply;
import org.katachi.protocol.task.SearchTasks;
import org.katachi.protocol.yixin.YixinDialect;

/**
 * Handles the manager's commands: it knows what each means now. It neither searches nor writes a
 * reply.
 *
 * <p>A request that is refused changes nothing, but that a refused {@code DONE} closes its block.
 * In a block, a request for the game ends the block if it is possible; the block has no reply then,
 * since nobody expects one before {@code DONE}. Any other request leaves the block open, and a line
 * that can't be read spoils it.
 */
public final class CommandHandler {

  private static final Reply OK = Reply.of("OK");

  private final Identity identity;
  private final Game game;
  private final SearchTasks tasks;
  private final YixinDialect yixin;

  /**
   * A handler before the first command.
   *
   * @param engine finds the moves
   * @param swap2 plays the swap2 opening
   * @param identity the reply to {@code ABOUT}
   * @param settings those until the manager sends others
   * @param log receives the failures of the engine
   */
  public CommandHandler(
      Engine engine,
      Swap2Player swap2,
      Identity identity,
      ProtocolSettings settings,
      StartupClock clock,
      FailureLog log) {
    this.identity = identity;
    game = new Game(settings);
    tasks = new SearchTasks(engine, swap2, game, clock, log);
    yixin = new YixinDialect(game, tasks);
  }

  /** The game that the commands change. */
  Game game() {
    return game;
  }

  /** A search in the opponent's time, if the manager allows one and the game goes on. */
  Optional<Pondering> pondering() {
    return game.settings().get(InfoKey.PONDERING) > 0 && !game.position().isFull()
        ? Optional.of(
            new Pondering(tasks.engine(), game.position(), game.limits(Pondering.clockStart())))
        : Optional.empty();
  }

  /** Obeys {@code INFO}. */
  void inform(Command.Info info) {
    Command.Info meant = yixin.translate(info);
    game.change(game.settings().with(meant.key(), meant.value()));
  }

  /** Obeys a request. */
  Outcome handle(Request received) {
    Optional<Request> request = yixin.receive(received);
    if (request.isEmpty()) {
      return Reply.SILENCE;
    }
    try {
      reportPendingError(request.get());
      return obey(request.get());
    } catch (Refusal refusal) {
      return Reply.of("ERROR " + refusal.getMessage());
    }
  }

  /** An impossible setting is reported once, in place of the next reply. */
  private void reportPendingError(Request request) {
    String error = game.settings().pendingError();
    if (error.isEmpty() || hasNoReply(request)) {
      return;
    }
    game.change(game.settings().withoutPendingErrors());
    if (request.kind() == Kind.DONE) {
      game.closeBlock();
    }
    throw new Refusal(error);
  }

  /** Whether the manager expects no line after it, or what it means is not known. */
  private boolean hasNoReply(Request request) {
    return switch (request.kind()) {
      case BOARD, SWAP2BOARD, STONE, UNKNOWN -> true;
      case DONE -> game.block() != null && isOfYixin(game.block());
      case YIXIN -> yixin.hasNoReply(request);
      default -> false;
    };
  }

  private static boolean isOfYixin(StoneBlock block) {
    return block.kind().startsWith("YX");
  }

  /** Whether a request leaves game and engine as they are, so that the brain may ponder on. */
  boolean leavesGameAlone(Request request) {
    return request.kind() == Kind.ABOUT || yixin.leavesGameAlone(request);
  }

  private Outcome obey(Request request) {
    return switch (request.kind()) {
      case START, RECTSTART -> start(request);
      case RESTART -> newGame(game.started("RESTART").geometry(), false);
      case BEGIN -> begin(request);
      case TURN -> turn(request);
      case PLAY -> play(request);
      case TAKEBACK -> takeBack(request);
      case BOARD, SWAP2BOARD -> openBlock(request);
      case STONE -> addStone(StoneBlock.StoneLine.of(request));
      case DONE -> closeBlock();
      case ABOUT -> Reply.of(identity.about());
      case YIXIN -> yixin.obey(request);
      case MALFORMED -> throw new Refusal(request.text());
      case UNKNOWN -> game.block() == null ? unknown(request.text()) : spoilBlock(request);
    };
  }

  private Reply start(Request request) {
    int width = request.numbers().get(0);
    int height = request.numbers().get(1);
    if (request.kind() != Kind.START || width == height) {
      return startBoard(request.kind(), width, height);
    }
    if (yixin.isOn()) {
      // Yixin-Board sends points as row and column, so its board lies on its side here.
      return startBoard(Kind.START, height, width);
    }
    throw new Refusal(
        "START with '%d %d' can't be read; expected the size, as START 20; RECTSTART 30,20 is for"
            + " boards that are not square",
        width, height);
  }

  private Reply startBoard(Kind kind, int width, int height) {
    if (!Geometry.isPlayable(width, height)) {
      throw new Refusal(
          "%s: a board of %dx%d is not supported; expected sides from %d to %d",
          kind, width, height, Geometry.MIN_SIZE, Geometry.MAX_SIZE);
    }
    Geometry geometry = new Geometry(width, height);
    // Yixin-Board sends START before each search, and YXHASHCLEAR if the table is to be emptied.
    boolean isSameGame =
        yixin.isOn() && game.isStarted() && game.position().geometry().equals(geometry);
    return newGame(geometry, isSameGame);
  }

  /**
   * Begins a game.
   *
   * @param isSameGame whether it may be the game that is played already, sent again: what the
   *     engine has learned of it holds then, and the time left, which such a manager says before
   *     each search
   */
  private Reply newGame(Geometry geometry, boolean isSameGame) {
    if (!isSameGame) {
      game.forgetTimeLeft();
    }
    game.begin(Position.empty(geometry, game.settings().rules()));
    return isSameGame ? OK : tasks.forgetGames(OK);
  }

  private Outcome begin(Request request) {
    GameState started = game.started("BEGIN");
    if (!started.position().stones().isEmpty()) {
      throw new Refusal("BEGIN on a board with stones; expected an empty board");
    }
    return searchMove(started, request.line());
  }

  private Outcome turn(Request request) {
    GameState after = gameAfter(request);
    if (after.position().isFull()) {
      throw new Refusal(
          "TURN %s fills the board; expected an empty point for the reply", request.point());
    }
    return searchMove(after, request.line());
  }

  private Reply play(Request request) {
    game.become(gameAfter(request));
    return Reply.of(request.point().toString());
  }

  private Reply takeBack(Request request) {
    GameState started = game.started("TAKEBACK");
    Point point = request.point();
    if (!started.hasStone(point)) {
      throw new Refusal("TAKEBACK %s is empty; expected a point with a stone", point);
    }
    game.become(started.takeBack(point));
    return OK;
  }

  private Reply openBlock(Request request) {
    game.open(new StoneBlock(request.kind().toString(), request.line()));
    return Reply.SILENCE;
  }

  private Reply addStone(StoneBlock.StoneLine stone) {
    if (game.block() == null) {
      return unknown(stone + " outside BOARD");
    }
    game.block().add(stone);
    return Reply.SILENCE;
  }

  private Outcome closeBlock() {
    StoneBlock closed = game.closeBlock();
    if (closed == null) {
      throw new Refusal("DONE without a block; expected BOARD, YXBOARD or SWAP2BOARD first");
    }
    if (isOfYixin(closed)) {
      return yixin.close(closed);
    }
    Geometry geometry = game.started(closed.kind()).geometry();
    return closed.kind().equals(Kind.BOARD.toString())
        ? searchBoard(closed.toPosition(geometry, game.settings().rules()), closed.line())
        : tasks.swap2(closed.toOpening(geometry, game.settings().rules()), closed.line());
  }

  private Outcome searchBoard(Position position, ReceivedLine line) {
    if (position.isFull()) {
      throw new Refusal("BOARD is full; expected an empty point for the reply");
    }
    return searchMove(GameState.from(position), line);
  }

  private static Reply unknown(String line) {
    return Reply.of("UNKNOWN " + line);
  }

  private Reply spoilBlock(Request request) {
    game.block().addUnreadable(request.text());
    return Reply.SILENCE;
  }

  private Outcome searchMove(GameState next, ReceivedLine line) {
    game.become(next);
    return tasks.move(line, yixin.format());
  }

  /** The game after the move that a request names. */
  private GameState gameAfter(Request request) {
    GameState started = game.started(request.kind().toString());
    Point point = request.point();
    if (!started.geometry().contains(point)) {
      throw new Refusal(
          "%s %s is outside; expected a point of the board of %s",
          request.kind(), point, started.geometry());
    }
    if (!started.position().isEmpty(point)) {
      throw new Refusal("%s %s is occupied; expected an empty point", request.kind(), point);
    }
    return started.play(point);
  }
}
