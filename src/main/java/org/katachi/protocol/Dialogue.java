package org.katachi.protocol;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position;

/**
 * What the conversation has come to: the settings, the game, and the block that is being sent. It
 * knows what each request means now; it neither thinks nor writes.
 *
 * <p>A request that is refused leaves everything as it was. In a block the requests that are about
 * the game end the block if they are possible, unanswered, for nobody waits for its reply before
 * {@code DONE}; all others leave it open, and what can't be read spoils it.
 */
final class Dialogue implements Command.Visitor<Reaction> {

  private static final Reaction SILENCE = new Reaction.Silence();
  private static final Reaction OK = new Reaction.Reply("OK");

  private final Arbiter arbiter;
  private final Identity identity;
  private Settings settings;
  private Game game;
  private StoneBlock block;
  private Received received;

  Dialogue(Arbiter arbiter, Identity identity, Settings settings) {
    this.arbiter = arbiter;
    this.identity = identity;
    this.settings = settings;
  }

  Settings settings() {
    return settings;
  }

  /** Takes note of an information. The rules hold for the game that is on its way, too. */
  void inform(Command.Info info) {
    settings = settings.with(info.key(), info.value());
    if (game != null && game.position().rules().info() != settings.rules().info()) {
      game = game.withRules(settings.rules());
    }
  }

  /** The game as it stands; there must be one. */
  Position position() {
    return game.position();
  }

  /** Puts the stone that was found by thinking. */
  void played(Point move) {
    game = game.play(move);
  }

  /**
   * Does what a request asks.
   *
   * @param when when the request came
   */
  Reaction react(Command.Request request, Received when) {
    received = when;
    try {
      complain(request);
      return request.accept(this);
    } catch (Refusal refusal) {
      return new Reaction.Reply("ERROR " + refusal.getMessage());
    }
  }

  /** A demand that can't be met is told instead of the next reply, once. */
  private void complain(Command.Request request) {
    String complaint = settings.complaint();
    if (complaint.isEmpty() || !isWholeCommand(request)) {
      return;
    }
    settings = settings.withoutComplaint();
    if (request instanceof Command.Done) {
      block = null;
    }
    throw new Refusal(complaint);
  }

  private static boolean isWholeCommand(Command.Request request) {
    return !(request instanceof Command.BlockStart
        || request instanceof Command.StoneLine
        || request instanceof Command.Unknown);
  }

  @Override
  public Reaction start(Command.Start command) {
    return newGame("START", command.size(), command.size());
  }

  @Override
  public Reaction rectStart(Command.RectStart command) {
    return newGame("RECTSTART", command.width(), command.height());
  }

  private Reaction newGame(String word, int width, int height) {
    if (!Geometry.isPlayable(width, height)) {
      throw new Refusal(
          word
              + ": a board of "
              + width
              + "x"
              + height
              + " is not supported; expected sides from "
              + Geometry.MIN_SIZE
              + " to "
              + Geometry.MAX_SIZE);
    }
    return newGame(new Geometry(width, height));
  }

  @Override
  public Reaction restart(Command.Restart command) {
    return newGame(startedGame("RESTART").geometry());
  }

  private Reaction newGame(Geometry geometry) {
    settings = settings.forNewGame();
    become(Game.from(Position.empty(geometry, settings.rules()), arbiter));
    return new Reaction.NewGame();
  }

  @Override
  public Reaction begin(Command.Begin command) {
    Game started = startedGame("BEGIN");
    if (!started.position().stones().isEmpty()) {
      throw new Refusal("BEGIN on a board with stones; expected an empty board");
    }
    return moveDue(started, received);
  }

  @Override
  public Reaction turn(Command.Turn command) {
    Game after = gameAfter("TURN", command.point());
    if (after.position().isFull()) {
      throw new Refusal(
          "TURN " + command.point() + " fills the board; expected a point for a reply");
    }
    return moveDue(after, received);
  }

  @Override
  public Reaction play(Command.Play command) {
    become(gameAfter("PLAY", command.point()));
    return new Reaction.Reply(command.point().toString());
  }

  @Override
  public Reaction takeback(Command.Takeback command) {
    Game started = startedGame("TAKEBACK");
    Point point = command.point();
    if (!started.hasStone(point)) {
      throw new Refusal("TAKEBACK " + point + " is empty; expected a point with a stone");
    }
    become(started.takeBack(point));
    return OK;
  }

  @Override
  public Reaction blockStart(Command.BlockStart command) {
    block = new StoneBlock(command.kind(), received);
    return SILENCE;
  }

  @Override
  public Reaction stoneLine(Command.StoneLine command) {
    if (block == null) {
      return unknownReply(command + " outside BOARD");
    }
    block.add(command);
    return SILENCE;
  }

  @Override
  public Reaction done(Command.Done command) {
    StoneBlock finished = block;
    if (finished == null) {
      throw new Refusal("DONE without a block; expected BOARD, YXBOARD or SWAP2BOARD first");
    }
    block = null;
    Geometry geometry = startedGame(finished.kind().name()).geometry();
    return switch (finished.kind()) {
      case BOARD -> board(finished, geometry);
      case YXBOARD -> {
        become(Game.from(finished.toPosition(geometry, settings.rules()), arbiter));
        yield SILENCE;
      }
      case SWAP2BOARD ->
          new Reaction.OpeningDue(
              finished.toOpening(geometry, settings.rules()), finished.received());
    };
  }

  private Reaction board(StoneBlock finished, Geometry geometry) {
    Position position = finished.toPosition(geometry, settings.rules());
    if (position.isFull()) {
      throw new Refusal("BOARD is full; expected a point for a reply");
    }
    return moveDue(Game.from(position, arbiter), finished.received());
  }

  @Override
  public Reaction about(Command.About command) {
    return new Reaction.Reply(identity.about());
  }

  @Override
  public Reaction yxShowForbid(Command.YxShowForbid command) {
    Position position = startedGame("YXSHOWFORBID").position();
    List<Point> points = new ArrayList<>(arbiter.forbiddenToBlack(position));
    points.sort(Comparator.comparingInt(Point::x).thenComparingInt(Point::y));
    StringBuilder text = new StringBuilder("FORBID ");
    for (Point point : points) {
      appendTwoDigits(text, point.x());
      appendTwoDigits(text, point.y());
    }
    return new Reaction.Reply(text.append('.').toString());
  }

  private static void appendTwoDigits(StringBuilder text, int number) {
    text.append(number / 10).append(number % 10);
  }

  @Override
  public Reaction malformed(Command.Malformed command) {
    throw new Refusal(command.text());
  }

  @Override
  public Reaction unknown(Command.Unknown command) {
    if (block == null) {
      return unknownReply(command.text());
    }
    block.addBad(command.text());
    return SILENCE;
  }

  private static Reaction unknownReply(String text) {
    return new Reaction.Reply("UNKNOWN " + text);
  }

  private Reaction moveDue(Game next, Received clock) {
    become(next);
    return new Reaction.MoveDue(next.position(), clock);
  }

  private void become(Game next) {
    game = next;
    block = null;
  }

  private Game startedGame(String word) {
    if (game == null) {
      throw new Refusal(word + " without a board; expected START or RECTSTART first");
    }
    return game;
  }

  private Game gameAfter(String word, Point point) {
    Game started = startedGame(word);
    if (!started.geometry().contains(point)) {
      throw new Refusal(
          word
              + ' '
              + point
              + " is outside; expected a point of the board of "
              + started.geometry());
    }
    if (!started.position().isEmpty(point)) {
      throw new Refusal(word + ' ' + point + " is occupied; expected an empty point");
    }
    return started.play(point);
  }
}
