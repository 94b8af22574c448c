package org.katachi.tournament.player;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.ForeignText;
import org.katachi.brain.gomocup.ReplyLine;
import org.katachi.rules.RuleSet;

/**
 * A brain as a player: its process plays game after game, as far as the brain can and may, and is
 * replaced by a new one after each failure.
 */
public final class EnginePlayer implements Player {

  private final BrainSpec spec;
  private final ProgramFiles files;
  private final Consumer<String> warnings;
  private RestartMode restartMode;
  private Optional<BrainSession> brain = Optional.empty();
  private Optional<Geometry> board = Optional.empty();
  private Optional<Recording> record = Optional.empty();
  private Optional<String> nextGame = Optional.empty();

  /**
   * A player whose brain is started when its first game begins.
   *
   * @param files checked before each start of the process
   * @param warnings hears, in words that begin with the brain's name, what is wrong with the brain
   *     but loses no game, as processes that it leaves behind
   */
  public EnginePlayer(BrainSpec spec, ProgramFiles files, Consumer<String> warnings) {
    this.spec = spec;
    this.files = files;
    this.warnings = words -> warnings.accept(spec.name() + " " + words);
    restartMode = spec.settings().restartMode();
  }

  @Override
  public String name() {
    return spec.name();
  }

  /** Names the file of the next game's conversation; without that it is not kept. */
  @Override
  public void nextGame(String name) {
    nextGame = Optional.of(name);
  }

  @Override
  public void start(Geometry geometry, RuleSet rules) throws BrainFailure, InterruptedException {
    if (restartMode == RestartMode.PROCESS) {
      endBrain();
    }
    beginRecord();
    if (brain.isPresent()) {
      brain.get().record(record);
      if (!playsOn(brain.get(), geometry, rules)) {
        abandon();
      }
    }
    if (brain.isEmpty()) {
      files.check();
      brain = Optional.of(new BrainSession(spec, warnings));
      brain.get().record(record);
      brain.get().start(geometry, rules);
    }
    board = Optional.of(geometry);
  }

  /**
   * Tries to begin another game in the same process. What the brain fails at is not asked of it
   * again: many managers start a process for each game, and it need not be able to play two.
   */
  private boolean playsOn(BrainSession running, Geometry geometry, RuleSet rules)
      throws InterruptedException {
    try {
      if (restartMode == RestartMode.RESTART && board.equals(Optional.of(geometry))) {
        Optional<ReplyLine> refusal = running.restart(rules);
        if (refusal.isEmpty()) {
          return true;
        }
        renewLess("answered " + ForeignText.quoted(refusal.get().text()) + " to RESTART");
      }
      running.start(geometry, rules);
      return true;
    } catch (BrainFailure e) {
      renewLess(e.getMessage() + ", for another game");
      return false;
    }
  }

  private void renewLess(String why) {
    restartMode = restartMode == RestartMode.RESTART ? RestartMode.START : RestartMode.PROCESS;
    warnings.accept(
        why
            + "; from now on it gets "
            + (restartMode == RestartMode.START ? "START instead" : "a process for each game"));
  }

  @Override
  public MoveReply ask(List<Point> moves) throws BrainFailure, InterruptedException {
    return brain.orElseThrow().ask(moves);
  }

  @Override
  public Swap2Reply askSwap2(List<Point> stones) throws BrainFailure, InterruptedException {
    return brain.orElseThrow().askSwap2(stones);
  }

  @Override
  public void abandon() {
    brain.ifPresent(BrainSession::kill);
    brain = Optional.empty();
  }

  @Override
  public void close() {
    endBrain();
    endRecord();
  }

  private void endBrain() {
    brain.ifPresent(BrainSession::close);
    brain = Optional.empty();
  }

  private void beginRecord() {
    endRecord();
    Optional<Path> file =
        nextGame.flatMap(game -> spec.transcripts().map(files -> files.game(game)));
    try {
      if (file.isPresent()) {
        record = Optional.of(new Recording(file.get()));
      }
    } catch (IOException e) {
      warnings.accept("talks without a record: " + e.getMessage());
    }
    nextGame = Optional.empty();
  }

  private void endRecord() {
    try {
      if (record.isPresent()) {
        record.get().close();
      }
    } catch (IOException e) {
      warnings.accept("has a conversation of which the record broke off: " + e.getMessage());
    }
    record = Optional.empty();
  }
}
