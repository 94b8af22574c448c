package org.katachi.tournament.player;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apache.commons.lang3.Validate;
import org.katachi.tournament.settings.Setting;
import org.katachi.tournament.settings.SettingBinder;

/** What can be said of all brains, or of one: how it is started, what it may use, how to talk. */
public record BrainSettings(
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

  /** How long a start may take by default, in milliseconds. */
  static final long START_MILLIS = 10_000;

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
   * Checks what is more than a word.
   *
   * @throws IllegalArgumentException if a limit makes no sense, or INFO can't tell an option
   */
  public BrainSettings {
    Validate.isTrue(
        maxMemory.orElse(0) >= 0
            && thread.orElse(1) >= 1
            && nodes.orElse(1) >= 1
            && depth.orElse(1) >= 1,
        "a brain's memory is 0 or more, its threads, nodes and depth are 1 or more");
    Validate.isTrue(timeScale.orElse(1) > 0, "tscale= is more than 0, not %s", timeScale.orElse(1));
    Validate.isTrue(
        startupMillis.orElse(1) > 0,
        "a brain needs more than 0 ms to start: %s",
        startupMillis.orElse(1));
    option.forEach(
        (key, value) ->
            Validate.isTrue(
                key.matches("\\S+") && value.matches(".*"),
                "INFO takes a word and a value of one line: %s %s",
                key,
                value));
  }

  /**
   * What a tree says, and for all else the standard.
   *
   * @throws IllegalArgumentException if it makes no sense
   */
  public static BrainSettings of(ObjectNode tree) {
    return SettingBinder.bind("each", tree, BrainSettings.class);
  }

  /**
   * How long it may think.
   *
   * @throws IllegalArgumentException if nothing is said of it, or it makes no sense
   */
  public TimeControl time() {
    long margin = timeMargin.orElse(0);
    TimeControl time =
        st.map(turn -> TimeControl.ofMove(turn, margin))
            .or(() -> tc.map(game -> TimeControl.ofGame(game, margin)))
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

  /** The lines that a process is sent before the first START. */
  List<String> greetingLines() {
    return greeting.map(text -> List.of(text.split("\\\\n|\\R", -1))).orElse(List.of());
  }

  /** How long it may take to start and to answer START. */
  long startMillis() {
    return Math.round(timeScale.orElse(1) * startupMillis.orElse(START_MILLIS));
  }

  /** How it is brought to play the next game. */
  RestartMode restartMode() {
    return restart.orElse(RestartMode.START);
  }

  /** Whether each move is asked for with BOARD and the whole position; else by TURN. */
  boolean asksByBoard() {
    return protocol.equals(Optional.of(RequestMode.BOARD));
  }
}
