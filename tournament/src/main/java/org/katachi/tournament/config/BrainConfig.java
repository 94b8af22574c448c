package org.katachi.tournament.config;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.katachi.tournament.player.LaunchOptions;
import org.katachi.tournament.player.Limits;
import org.katachi.tournament.player.ProtocolOptions;
import org.katachi.tournament.player.RestartMode;
import org.katachi.tournament.player.TimeControl;

/** What can be said of all brains, or of one: how it is started, what it may use, how to talk. */
public record BrainConfig(
    @Setting(
            param = "MATCH/TURN+INCREMENT",
            replaces = "st",
            value =
                "Seconds a game, seconds a move, seconds added after each move, as in"
                    + " c-gomoku-cli. TURN and INCREMENT may be left out: tc=10+0.1. MATCH may have"
                    + " minutes: tc=1:30. inf is no limit, for brains with nodes= or depth=.")
        Optional<String> tc,
    @Setting(
            param = "TURN",
            replaces = "tc",
            value = "Seconds a move, without a limit for the game; tc=0/TURN is the same. Or inf.")
        Optional<String> st,
    @Setting(param = "MS", value = "How late a move may come and still count (0).")
        @JsonProperty("timemargin")
        OptionalLong timeMargin,
    @Setting(param = "MS", value = "How long a start may take (10000).") @JsonProperty("startup-ms")
        OptionalLong startupMillis,
    @Setting(param = "FACTOR", value = "Makes that longer (1).") @JsonProperty("tscale")
        OptionalDouble timeScale,
    @Setting(
            param = "SECONDS",
            value =
                "After so long a brain has hung whose moves have no limit of time, as with tc=inf"
                    + " (600).")
        @JsonProperty("hangtime")
        OptionalDouble hangTime,
    @Setting(
            param = "TEXT",
            value = "Lines, with \\n between them, that a process is sent before the first START.")
        @JsonProperty("initstr")
        Optional<String> greeting,
    @Setting(param = "WORD", value = "One more argument; may come several times.") List<String> arg,
    @Setting(param = "WORDS", value = "More arguments; words in quotes stay together.")
        Optional<String> args,
    @Setting(param = "FOLDER", value = "The working directory.") Optional<Path> dir,
    @Setting(param = "VALUE", value = "A variable of the environment.") Map<String, String> env,
    @Setting(param = "N", value = "How many threads it may use, sent by INFO.") OptionalInt thread,
    @Setting(param = "N", value = "How many positions it may visit for a move, sent by INFO.")
        OptionalLong nodes,
    @Setting(param = "N", value = "How many plies deep it may search, sent by INFO.")
        OptionalInt depth,
    @Setting(param = "BYTES", value = "How much memory it may have; sent and measured.")
        @JsonProperty("maxmemory")
        OptionalLong maxMemory,
    @Setting(param = "FOLDER", value = "Where it may keep files, 70 MB; sent and measured.")
        Optional<Path> folder,
    @Setting(param = "VALUE", value = "INFO X VALUE.") Map<String, String> option,
    @Setting(
            param = "HOW",
            aliases = "renewal",
            value =
                "How the next game begins: by START, by RESTART, or by a new process (start)."
                    + " on and off, as in other managers, are process and start.")
        @JsonAlias("renewal") // In logs of older versions.
        Optional<RestartMode> restart,
    @Setting(param = "COMMAND", value = "turn, or board: BOARD for each move, not TURN (turn).")
        Optional<RequestMode> protocol) {

  private static final double MILLIS_PER_SECOND = 1000;

  /** By which command moves are asked for. */
  public enum RequestMode {
    TURN,
    BOARD;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * How long it may think.
   *
   * @throws IllegalArgumentException if nothing is said of it, or it makes no sense
   */
  TimeControl time() {
    long margin = timeMargin.orElse(0);
    TimeControl time =
        st.map(turn -> TimeWords.ofMove(turn, margin))
            .or(() -> tc.map(game -> TimeWords.ofGame(game, margin)))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "no time: -each tc=GAME or st=MOVE, in seconds; tc=180/5 is both"));
    if (!time.limitsTurn() && nodes.isEmpty() && depth.isEmpty()) {
      throw new IllegalArgumentException(
          "without a limit of time a brain needs nodes= or depth=, else it thinks for ever");
    }
    return hangTime.isPresent() ? time.withHang(hangMillis(hangTime.getAsDouble())) : time;
  }

  private static long hangMillis(double seconds) {
    long millis = Math.round(seconds * MILLIS_PER_SECOND);
    if (!(millis > 0 && millis < TimeControl.UNLIMITED)) {
      throw new IllegalArgumentException(
          "hangtime= is more than 0 seconds and less than 24 days, not " + seconds);
    }
    return millis;
  }

  /** How its process is started by a command. */
  LaunchOptions launchOptions(List<String> command) {
    return new LaunchOptions(
        List.of(),
        command,
        dir,
        env,
        greeting.map(text -> List.of(text.split("\\\\n|\\R", -1))).orElse(List.of()),
        startMillis(),
        restart.orElse(RestartMode.START));
  }

  /** What it may use. */
  Limits limits() {
    return new Limits(time(), maxMemory, thread, nodes, depth, folder);
  }

  /** How it is talked to. */
  ProtocolOptions protocolOptions(boolean suspended) {
    boolean board = protocol.equals(Optional.of(RequestMode.BOARD));
    return new ProtocolOptions(board, suspended, option);
  }

  private long startMillis() {
    double scale = timeScale.orElse(1);
    if (!(scale > 0)) {
      throw new IllegalArgumentException("tscale= is more than 0, not " + scale);
    }
    return Math.round(scale * startupMillis.orElse(LaunchOptions.START_MILLIS));
  }
}
