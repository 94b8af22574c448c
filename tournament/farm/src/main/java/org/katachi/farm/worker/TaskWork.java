package org.katachi.farm.worker;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.Link;
import org.katachi.farm.bundle.BundleCache;
import org.katachi.farm.bundle.UnpackedPrograms;
import org.katachi.farm.message.TaskOffer;

/**
 * Tasks, which a program does that the coordinator has sent; each slot has a process of its own.
 */
final class TaskWork implements Work {

  private final UnpackedPrograms unpacked;
  private final UnpackedPrograms.UnpackedCommand program;
  private final List<String> command;
  private final String worker;

  /** The process of the trial is that of the first slot. */
  private final TaskProgram tried;

  private boolean isTriedInUse;

  /** How many tasks have failed since the last one that did not, in all slots together. */
  private final AtomicInteger failuresInRow = new AtomicInteger();

  private TaskWork(
      UnpackedPrograms unpacked,
      UnpackedPrograms.UnpackedCommand program,
      List<String> command,
      String worker) {
    this.unpacked = unpacked;
    this.program = program;
    this.command = command;
    this.worker = worker;
    tried = program();
  }

  /** Fetches what is not in the cache; the program runs in the sandbox, if there is one. */
  static TaskWork fetch(TaskOffer offer, BundleCache cache, WorkerSettings settings, Link link)
      throws IOException {
    UnpackedPrograms unpacked = new UnpackedPrograms();
    try {
      UnpackedPrograms.UnpackedCommand program =
          unpacked.add(offer.command(), cache.get(offer.bundle(), link::fetch));
      String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
      List<String> command =
          program.command().stream()
              .map(word -> word.equals(TaskOffer.JAVA) ? java : word)
              .toList();
      return new TaskWork(
          unpacked,
          program,
          settings
              .sandbox()
              .map(sandbox -> sandbox.around(command, program.folder()))
              .orElse(command),
          settings.name());
    } catch (IOException | RuntimeException e) {
      unpacked.close();
      throw e;
    }
  }

  @Override
  public Optional<String> problem() {
    try {
      tried.start();
      return Optional.empty();
    } catch (TaskProgram.Failure e) {
      return Optional.of("the program for its tasks " + e.getMessage());
    }
  }

  private TaskProgram program() {
    return new TaskProgram(command, program.folder());
  }

  @Override
  public WorkSlot slot(Connection connection) throws IOException {
    TaskProgram own = isTriedInUse ? program() : tried;
    isTriedInUse = true;
    return new TaskSlot(worker, connection.link(), own, failuresInRow);
  }

  @Override
  public void close() throws IOException {
    tried.close();
    unpacked.close();
  }
}
