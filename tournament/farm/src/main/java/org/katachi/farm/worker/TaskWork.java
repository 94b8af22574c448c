package org.katachi.farm.worker;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.bundle.UnpackedPrograms;
import org.katachi.farm.message.TaskOffer;

/**
 * Tasks, which a program does that the coordinator has sent; each slot has a process of its own.
 */
final class TaskWork implements Work {

  private final UnpackedPrograms programs;
  private final List<String> command;
  private final Path folder;
  private final String worker;

  /** The process of the trial is that of the first slot. */
  private final TaskProgram tried;

  private boolean isTriedInUse;

  /** How many tasks have failed since the last one that did not, in all slots together. */
  private final AtomicInteger failuresInRow = new AtomicInteger();

  /** Fetches the program, which runs in the sandbox, if there is one. */
  TaskWork(TaskOffer offer, WorkerSettings settings, UnpackedPrograms programs) throws IOException {
    this.programs = programs;
    UnpackedPrograms.Unpacked program = programs.add(offer.command(), offer.bundle());
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> words =
        program.command().stream().map(word -> word.equals(TaskOffer.JAVA) ? java : word).toList();
    folder = program.folder();
    command = settings.sandbox().map(sandbox -> sandbox.around(words, folder)).orElse(words);
    worker = settings.name();
    tried = program();
  }

  private TaskProgram program() {
    return new TaskProgram(command, folder, TaskProgram.LONGEST_TASK);
  }

  @Override
  public void check() {
    try {
      tried.start();
    } catch (TaskProgram.Failure e) {
      throw new MachineUnsuitable("the program for its tasks " + e.getMessage());
    }
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
    programs.close();
  }
}
