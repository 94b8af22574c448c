package org.katachi.tournament.player;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Puts a brain together; what was not named is nothing special. */
public final class SpecBuilder {

  private final String name;
  private final List<String> command;
  private final TimeControl time;
  private final Map<String, String> environment = new LinkedHashMap<>();
  private final Map<String, String> infos = new LinkedHashMap<>();
  private Optional<Path> directory = Optional.empty();
  private long startMillis = LaunchOptions.START_MILLIS;
  private RestartMode restartMode = RestartMode.START;
  private OptionalLong memory = OptionalLong.empty();
  private OptionalInt threads = OptionalInt.empty();
  private OptionalLong nodes = OptionalLong.empty();
  private OptionalInt depth = OptionalInt.empty();
  private Optional<Path> folder = Optional.empty();
  private boolean board;
  private boolean suspended;
  private Optional<TranscriptFiles> transcripts = Optional.empty();

  /** Begins with what every brain has. */
  public SpecBuilder(String name, List<String> command, TimeControl time) {
    this.name = name;
    this.command = command;
    this.time = time;
  }

  /** The working directory of the process. */
  public SpecBuilder directory(Path path) {
    directory = Optional.of(path);
    return this;
  }

  /** Adds a variable to the environment of the process. */
  public SpecBuilder environment(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  /** How long it may take to start and to answer START, in milliseconds. */
  public SpecBuilder startMillis(long millis) {
    startMillis = millis;
    return this;
  }

  /** How it is brought to play the next game. */
  public SpecBuilder restartMode(RestartMode how) {
    restartMode = how;
    return this;
  }

  /** Limits the memory of the process and all that this has started, in bytes. */
  public SpecBuilder memory(long bytes) {
    memory = OptionalLong.of(bytes);
    return this;
  }

  /** Tells how many threads it may use. */
  public SpecBuilder threads(int number) {
    threads = OptionalInt.of(number);
    return this;
  }

  /** Tells how many positions it may visit for a move. */
  public SpecBuilder nodes(long number) {
    nodes = OptionalLong.of(number);
    return this;
  }

  /** Tells how deep it may search, in plies. */
  public SpecBuilder depth(int plies) {
    depth = OptionalInt.of(plies);
    return this;
  }

  /** Gives it a folder for files that stay. */
  public SpecBuilder folder(Path path) {
    folder = Optional.of(path);
    return this;
  }

  /** Tells it something more with INFO. */
  public SpecBuilder info(String key, String value) {
    infos.put(key, value);
    return this;
  }

  /** Asks for each move with BOARD. */
  public SpecBuilder boardEveryMove() {
    board = true;
    return this;
  }

  /** Lets its processes stand still while it is not asked for anything. */
  public SpecBuilder suspended() {
    suspended = true;
    return this;
  }

  /** Keeps every line to and from it, and what it writes to stderr, in files in this folder. */
  public SpecBuilder transcripts(Path path) {
    transcripts = Optional.of(new TranscriptFiles(path, name));
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
            List.of(), command, directory, environment, List.of(), startMillis, restartMode),
        new Limits(time, memory, threads, nodes, depth, folder),
        new ProtocolOptions(board, suspended, infos),
        transcripts);
  }
}
