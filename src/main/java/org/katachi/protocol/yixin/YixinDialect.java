package org.katachi.protocol.yixin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Analyser;
import org.katachi.engine.Position;
import org.katachi.protocol.command.Command;
import org.katachi.protocol.command.Command.Kind;
import org.katachi.protocol.command.Command.Request;
import org.katachi.protocol.command.CommandParser;
import org.katachi.protocol.command.InfoKey;
import org.katachi.protocol.command.ProtocolNumbers;
import org.katachi.protocol.command.Refusal;
import org.katachi.protocol.command.StoneBlock;
import org.katachi.protocol.game.Game;
import org.katachi.protocol.game.GameRules;
import org.katachi.protocol.task.Outcome;
import org.katachi.protocol.task.Reply;
import org.katachi.protocol.task.ReportFormat;
import org.katachi.protocol.task.SearchTasks;

/**
 * Obeys the commands that begin with {@code YX}, of which there are more than are known here. The
 * points of {@code YXBLOCK} outlive a {@code START}, since Yixin-Board sends one before each
 * search.
 */
public final class YixinDialect {

  private static final String BOARD = "YXBOARD";
  private static final String BLOCK = "YXBLOCK";
  private static final String BLOCK_UNDO = "YXBLOCKUNDO";
  private static final String BLOCK_RESET = "YXBLOCKRESET";
  private static final String HASH_CLEAR = "YXHASHCLEAR";
  private static final String SHOW_FORBID = "YXSHOWFORBID";

  /** Rapfi's; it names a file of settings. */
  private static final String RELOAD_CONFIG = "RELOADCONFIG";

  /** The commands that are answered, but for those with a file. */
  private static final Set<String> ANSWERED =
      Set.of(
          SHOW_FORBID,
          "YXSHOWINFO",
          "YXSHOWHASHUSAGE",
          "YXNBEST",
          "YXSEARCHDEFEND",
          "YXBALANCEONE",
          "YXBALANCETWO",
          "YXSWAP2STEP1",
          "YXSWAP2STEP2",
          "YXSWAP2STEP3");

  private static final Set<String> SILENT =
      Set.of(BOARD, BLOCK, BLOCK_UNDO, BLOCK_RESET, HASH_CLEAR, RELOAD_CONFIG);

  /** The known commands that something may follow in their line. */
  private static final Set<String> WITH_PARAMETERS =
      Set.of(
          "YXNBEST",
          "YXBALANCEONE",
          "YXBALANCETWO",
          HashFileCommands.DUMP,
          HashFileCommands.LOAD,
          RELOAD_CONFIG);

  /** What Rapfi's clients send for no limit of time. */
  private static final int RAPFIS_UNLIMITED = -1;

  /** What Rapfi's clients ask for by {@code INFO show_detail}: other managers send 0 and 1. */
  private static final int DETAILS = 2;

  private static final int DETAILS_AND_REALTIME = 3;

  /** Renju in Yixin's {@code INFO rule}, which has no continuous games; and in all others'. */
  private static final int RENJU = 2;

  private static final String OTHERS_RENJU = "4";

  private static final int ALL_MOVES = Geometry.MAX_SIZE * Geometry.MAX_SIZE;

  /** Positions with a greater value than this are won. */
  private static final int MAX_VALUE = 10_000;

  private final Game game;
  private final SearchTasks tasks;
  private final UnsupportedCommands unsupported = new UnsupportedCommands();

  /** The manager is Yixin-Board, or one like it. */
  private boolean on;

  /** The command with a file whose path has not come yet. */
  private Optional<Request> withoutPath = Optional.empty();

  public YixinDialect(Game game, SearchTasks tasks) {
    this.game = game;
    this.tasks = tasks;
  }

  /** Whether the manager is Yixin-Board, which sends points as row and column. */
  public boolean isOn() {
    return on;
  }

  /** What an {@code INFO} means in the other managers' words. */
  public Command.Info translate(Command.Info info) {
    InfoKey key = InfoKey.of(info.key());
    OptionalLong number = ProtocolNumbers.parse(info.value());
    if (key == null || number.isEmpty()) {
      return info;
    }
    if (key == InfoKey.SHOW_DETAIL && number.getAsLong() >= DETAILS) {
      speak();
    }
    return game.expectsStops() ? translate(info, key, number.getAsLong()) : info;
  }

  private static Command.Info translate(Command.Info info, InfoKey key, long number) {
    return switch (key) {
      case RULE -> number == RENJU ? new Command.Info(info.key(), OTHERS_RENJU) : info;
      case TIMEOUT_TURN, TIMEOUT_MATCH ->
          number == RAPFIS_UNLIMITED ? new Command.Info(info.key(), "0") : info;
      default -> info;
    };
  }

  /** The manager has shown that it speaks this dialect, whose rules have no continuous game. */
  private void speak() {
    if (!game.expectsStops() && game.settings().get(InfoKey.RULE) == RENJU) {
      game.change(game.settings().with(InfoKey.RULE.name(), OTHERS_RENJU));
    }
    game.expectStops();
  }

  /** The form of the reports for the manager. */
  public ReportFormat format() {
    long details = game.settings().get(InfoKey.SHOW_DETAIL);
    if (on) {
      return new YixinReportFormat(game.position().geometry().width(), details >= DETAILS);
    }
    if (details == DETAILS_AND_REALTIME) {
      return new RealtimeReportFormat(true, "LOST");
    }
    return details >= DETAILS ? ReportFormat.DETAILED : ReportFormat.PLAIN;
  }

  /**
   * The request that a line makes, also as a part of the command before it.
   *
   * @return nothing if the line belongs to a command that is not supported
   */
  public Optional<Request> receive(Request request) {
    boolean known = request.kind() == Kind.YIXIN && isKnown(word(request));
    if (unsupported.takes(request, known)) {
      return Optional.empty();
    }
    Optional<Request> before = withoutPath;
    withoutPath = Optional.empty();
    boolean isPath =
        before.isPresent()
            && !known
            && (request.kind() == Kind.UNKNOWN || request.kind() == Kind.YIXIN);
    return isPath ? before.map(command -> withPath(command, request.text())) : Optional.of(request);
  }

  private static Request withPath(Request command, String path) {
    return new Request(Kind.YIXIN, List.of(), command.text() + " " + path, command.line());
  }

  /** Whether a line leaves game and engine as they are. */
  public boolean leavesGameAlone(Request request) {
    return switch (request.kind()) {
      case YIXIN -> {
        String word = word(request);
        yield word.equals(SHOW_FORBID) || (!isKnown(word) && withoutPath.isEmpty());
      }
      case UNKNOWN -> withoutPath.isEmpty();
      case STONE, DONE -> unsupported.expectsMore();
      default -> false;
    };
  }

  /** Whether the manager expects no line after a command, or what it means is not known. */
  public boolean hasNoReply(Request request) {
    return isWithFile(word(request))
        ? parameters(request).isEmpty()
        : !ANSWERED.contains(word(request));
  }

  private static boolean isKnown(String word) {
    return ANSWERED.contains(word) || SILENT.contains(word) || isWithFile(word);
  }

  private static boolean isWithFile(String word) {
    return word.equals(HashFileCommands.DUMP) || word.equals(HashFileCommands.LOAD);
  }

  private static String word(Request request) {
    String text = request.text();
    return text.substring(0, CommandParser.firstBlank(text)).toUpperCase(Locale.ROOT);
  }

  private static String parameters(Request request) {
    String text = request.text();
    return text.substring(CommandParser.firstBlank(text)).trim();
  }

  /**
   * Obeys a command.
   *
   * @throws Refusal if it is impossible now
   */
  public Outcome obey(Request request) {
    String word = word(request);
    if (isKnown(word) && !WITH_PARAMETERS.contains(word) && !parameters(request).isEmpty()) {
      throw new Refusal(
          "%s with '%s' can't be read; expected %s alone", word, parameters(request), word);
    }
    speak();
    return switch (word) {
      case BOARD, BLOCK, BLOCK_UNDO -> {
        game.open(new StoneBlock(word, request.line()));
        yield Reply.SILENCE;
      }
      case BLOCK_RESET -> {
        tasks.excluded().clear();
        yield Reply.SILENCE;
      }
      case HASH_CLEAR -> tasks.forgetGames(Reply.SILENCE);
      case SHOW_FORBID -> showForbiddenPoints();
      case "YXSHOWINFO" -> showInfo();
      case "YXSHOWHASHUSAGE" -> showUsage(word);
      case HashFileCommands.DUMP, HashFileCommands.LOAD -> hashFile(word, request);
      case "YXNBEST" -> lines(word, number(word, parameters(request)), request);
      case "YXSEARCHDEFEND" -> lines(word, ALL_MOVES, request);
      case "YXBALANCEONE" -> balance(word, 1, request);
      case "YXBALANCETWO" -> balance(word, 2, request);
      case "YXSWAP2STEP1" -> swap2(word, 0, request);
      case "YXSWAP2STEP2" -> swap2(word, 3, request);
      case "YXSWAP2STEP3" -> swap2(word, 5, request);
      case RELOAD_CONFIG -> Reply.of("MESSAGE " + RELOAD_CONFIG + " has no effect");
      default -> unsupported(word, request);
    };
  }

  private Reply unsupported(String word, Request request) {
    if (game.block() == null) {
      return unsupported.begin(word, parameters(request).isEmpty(), request.text());
    }
    game.block().addUnreadable(request.text());
    return Reply.SILENCE;
  }

  /** Obeys the end of a block of the dialect. */
  public Reply close(StoneBlock block) {
    Geometry geometry = game.started(block.kind()).geometry();
    if (block.kind().equals(BOARD)) {
      game.set(block.toPosition(geometry, game.settings().rules()));
      return Reply.SILENCE;
    }
    Set<Point> points = block.toPoints(geometry);
    if (block.kind().equals(BLOCK)) {
      tasks.analyser(BLOCK);
      tasks.excluded().addAll(points);
    } else {
      tasks.excluded().removeAll(points);
    }
    return Reply.SILENCE;
  }

  private Reply showForbiddenPoints() {
    Position position = game.started(SHOW_FORBID).position();
    List<Point> points = new ArrayList<>(GameRules.forbiddenPoints(position));
    points.sort(Comparator.comparingInt(Point::x).thenComparingInt(Point::y));
    StringBuilder text = new StringBuilder("FORBID ");
    for (Point point : points) {
      appendTwoDigits(text, point.x());
      appendTwoDigits(text, point.y());
    }
    return Reply.list(text.append('.').toString());
  }

  private static void appendTwoDigits(StringBuilder text, int number) {
    text.append(number / 10).append(number % 10);
  }

  /** The greatest number of threads, and of hash memory as a power of two in kilobytes. */
  private Reply showInfo() {
    on = true;
    int threads = tasks.engine() instanceof Analyser analyser ? analyser.maxThreads() : 1;
    long hashBytes = tasks.engine() instanceof Analyser analyser ? analyser.maxHashBytes() : 0;
    int hashPower = 63 - Long.numberOfLeadingZeros(Math.max(1, hashBytes >> 10));
    return Reply.of(
        "MESSAGE INFO MAX_THREAD_NUM " + threads, "MESSAGE INFO MAX_HASH_SIZE " + hashPower);
  }

  private Reply showUsage(String word) {
    int permille = tasks.analyser(word).usedPermille();
    return Reply.of("MESSAGE hash usage " + permille / 10 + "." + permille % 10 + " %");
  }

  /** The path stands behind the command or, as Yixin-Board sends it, alone in the next line. */
  private Reply hashFile(String word, Request request) {
    String path = parameters(request);
    if (path.isEmpty()) {
      withoutPath = Optional.of(request);
      return Reply.SILENCE;
    }
    Position position = game.started(word).position();
    return HashFileCommands.obey(
        word, path, tasks.analyser(word), position, game.limits(System.nanoTime()));
  }

  private Outcome lines(String word, int lines, Request request) {
    Position position = game.started(word).position();
    Analyser analyser = tasks.analyser(word);
    if (lines < 1) {
      throw new Refusal("%s %d; expected a number of lines from 1 on", word, lines);
    }
    if (position.isFull()) {
      throw new Refusal(word + " on a full board; expected an empty point");
    }
    return new LinesTask(
        analyser, position, tasks.searchLimits(request.line()).lines(lines).build(), format());
  }

  /** The value, 0 by default, is wanted for the side that places the last stone. */
  private Outcome balance(String word, int stones, Request request) {
    int value = parameters(request).isEmpty() ? 0 : number(word, parameters(request));
    Position position = game.started(word).position();
    Analyser analyser = tasks.analyser(word);
    if (position.geometry().pointCount() - position.stones().size() < stones) {
      throw new Refusal(word + " on a full board; expected an empty point for each stone");
    }
    int wanted = -Math.max(-MAX_VALUE, Math.min(MAX_VALUE, value));
    return new BalanceTask(
        analyser, position, stones, wanted, tasks.searchLimits(request.line()).build(), format());
  }

  private Outcome swap2(String word, int stones, Request request) {
    Geometry geometry = game.started(word).geometry();
    if (stones == 0) {
      // Yixin-Board sends no START before it.
      game.set(Position.empty(geometry, game.settings().rules()));
    }
    int found = game.position().stones().size();
    if (found != stones) {
      throw new Refusal("%s with %d stones on the board; expected %d", word, found, stones);
    }
    return new YixinSwap2Task(tasks.swap2(), game.position(), tasks.limits(request.line()));
  }

  private static int number(String word, String parameters) {
    List<Integer> numbers = ProtocolNumbers.parseList(parameters);
    if (numbers.size() != 1) {
      String meaning = word.equals("YXNBEST") ? "the number of lines" : "the value that is wanted";
      throw new Refusal(
          "%s with '%s' can't be read; expected %s, as %s 3", word, parameters, meaning, word);
    }
    return numbers.get(0);
  }
}
