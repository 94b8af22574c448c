package org.katachi.tournament.engine;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A brain that takes part.
 *
 * @param name what it is called in results
 * @param launch how its process is started
 * @param limits what it may use
 * @param protocol how it is talked to
 * @param transcripts what is kept beside its games
 */
public record BrainSpec(
    String name,
    LaunchOptions launch,
    Limits limits,
    ProtocolOptions protocol,
    TranscriptOptions transcripts) {

  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public BrainSpec {
    if (name.isBlank()) {
      throw new IllegalArgumentException("a brain needs a name");
    }
  }

  /** Begins with a brain that has nothing special. */
  public static Builder builder(String name, List<String> command, TimeControl time) {
    return new Builder(name, command, time);
  }

  /** The program and its arguments. */
  public List<String> command() {
    return launch.command();
  }

  /** How long it may think. */
  public TimeControl time() {
    return limits.time();
  }

  /** The same, started otherwise. */
  public BrainSpec withLaunch(LaunchOptions options) {
    return new BrainSpec(name, options, limits, protocol, transcripts);
  }

  /** The same with all times of its clock but the margin multiplied. */
  public BrainSpec withTimes(double factor) {
    return new BrainSpec(
        name, launch, limits.withTime(time().times(factor)), protocol, transcripts);
  }

  /** How long it may take to start and to answer START. */
  public long startMillis() {
    return launch.startMillis();
  }

  /** Puts a brain together; the parts that were not named are as {@link BrainSpec} has them. */
  public static final class Builder {

    /** How long a start may take by default, in milliseconds. */
    public static final long START_MILLIS = 10_000;

    private final String name;
    private final List<String> command;
    private final TimeControl time;
    private final Map<String, String> environment = new LinkedHashMap<>();
    private final Map<String, String> infos = new LinkedHashMap<>();
    private Optional<Path> directory = Optional.empty();
    private List<String> greeting = List.of();
    private long startMillis = START_MILLIS;
    private RestartMode restartMode = RestartMode.START;
    private OptionalLong memory = OptionalLong.empty();
    private OptionalInt threads = OptionalInt.empty();
    private OptionalLong nodes = OptionalLong.empty();
    private OptionalInt depth = OptionalInt.empty();
    private Optional<Limits.Folder> folder = Optional.empty();
    private boolean board;
    private boolean suspended;
    private Optional<Path> conversations = Optional.empty();
    private Optional<Path> errors = Optional.empty();

    private Builder(String name, List<String> command, TimeControl time) {
      this.name = name;
      this.command = command;
      this.time = time;
    }

    /** The working directory of the process. */
    public Builder directory(Path path) {
      directory = Optional.of(path);
      return this;
    }

    /** Adds a variable to the environment of the process. */
    public Builder environment(String variable, String value) {
      environment.put(variable, value);
      return this;
    }

    /** Sends lines to its process before the first START. */
    public Builder greeting(List<String> lines) {
      greeting = List.copyOf(lines);
      return this;
    }

    /** How long it may take to start and to answer START, in milliseconds. */
    public Builder startMillis(long millis) {
      startMillis = millis;
      return this;
    }

    /** How it is brought to play the next game. */
    public Builder restartMode(RestartMode how) {
      restartMode = how;
      return this;
    }

    /** Limits the memory of the process and all that this has started, in bytes. */
    public Builder memory(long bytes) {
      memory = OptionalLong.of(bytes);
      return this;
    }

    /** Tells how many threads it may use. */
    public Builder threads(int number) {
      threads = OptionalInt.of(number);
      return this;
    }

    /** Tells how many positions it may visit for a move. */
    public Builder nodes(long number) {
      nodes = OptionalLong.of(number);
      return this;
    }

    /** Tells how deep it may search, in plies. */
    public Builder depth(int plies) {
      depth = OptionalInt.of(plies);
      return this;
    }

    /** Gives it a folder for files that stay, and limits these; 0 bytes set no limit. */
    public Builder folder(Path path, long maxBytes) {
      folder = Optional.of(new Limits.Folder(path, maxBytes));
      return this;
    }

    /** Tells it something more with INFO. */
    public Builder info(String key, String value) {
      infos.put(key, value);
      return this;
    }

    /** Asks for each move with BOARD. */
    public Builder boardEveryMove() {
      board = true;
      return this;
    }

    /** Lets its processes stand still while it is not asked for anything. */
    public Builder suspended() {
      suspended = true;
      return this;
    }

    /** Keeps every line to and from it in this folder, a file for each game. */
    public Builder conversations(Path path) {
      conversations = Optional.of(path);
      return this;
    }

    /** Keeps what it writes to stderr in a file in this folder. */
    public Builder errors(Path path) {
      errors = Optional.of(path);
      return this;
    }

    /**
     * The brain.
     *
     * @throws IllegalArgumentException if a part makes no sense
     */
    public BrainSpec build() {
      return new BrainSpec(
          name,
          new LaunchOptions(
              List.of(), command, directory, environment, greeting, startMillis, restartMode),
          new Limits(time, memory, threads, nodes, depth, folder),
          new ProtocolOptions(board, suspended, infos),
          new TranscriptOptions(conversations, errors));
    }
  }
}
