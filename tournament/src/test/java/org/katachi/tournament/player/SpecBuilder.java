package org.katachi.tournament.player;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.katachi.tournament.settings.SettingTree;

/** Puts a brain together; what was not named is nothing special. */
public final class SpecBuilder {

  private final String name;
  private final List<String> command;
  private final TimeControl time;
  private final ObjectNode settings = SettingTree.empty();
  private Optional<Path> directory = Optional.empty();
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
    return with("env." + variable, value);
  }

  /** How long it may take to start and to answer START, in milliseconds. */
  public SpecBuilder startMillis(long millis) {
    return with("startup-ms", Long.toString(millis));
  }

  /** How it is brought to play the next game. */
  public SpecBuilder restartMode(RestartMode how) {
    return with("restart", how.toString());
  }

  /** Limits the memory of the process and all that this has started, in bytes. */
  public SpecBuilder memory(long bytes) {
    return with("maxmemory", Long.toString(bytes));
  }

  /** Tells how many threads it may use. */
  public SpecBuilder threads(int number) {
    return with("thread", Integer.toString(number));
  }

  /** Tells how many positions it may visit for a move. */
  public SpecBuilder nodes(long number) {
    return with("nodes", Long.toString(number));
  }

  /** Tells how deep it may search, in plies. */
  public SpecBuilder depth(int plies) {
    return with("depth", Integer.toString(plies));
  }

  /** Gives it a folder for files that stay. */
  public SpecBuilder folder(Path path) {
    return with("folder", path.toString());
  }

  /** Tells it something more with INFO. */
  public SpecBuilder info(String key, String value) {
    return with("option." + key, value);
  }

  /** Asks for each move with BOARD. */
  public SpecBuilder boardEveryMove() {
    return with("protocol", "board");
  }

  private SpecBuilder with(String key, String value) {
    settings.put(key, value);
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
        List.of(),
        command,
        directory,
        time,
        BrainSettings.of(settings),
        suspended,
        transcripts);
  }
}
