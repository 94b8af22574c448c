package org.katachi.farm.worker;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.bundle.UnpackedPrograms;
import org.katachi.farm.message.Offer;

/** Tasks that a program does which the coordinator has sent; each slot has a process of its own. */
final class ProgramWork implements Work {

  private final List<String> command;
  private final Path folder;

  /** The process of the trial is that of the first slot. */
  private final TaskProgram tried;

  /** Fetches the program, which runs in the sandbox, if there is one. */
  ProgramWork(Offer.Program offer, WorkerSettings settings, UnpackedPrograms programs)
      throws IOException {
    UnpackedPrograms.Unpacked program = programs.add(offer.command(), offer.bundle());
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> words =
        program.command().stream()
            .map(word -> word.equals(Offer.Program.JAVA) ? java : word)
            .toList();
    folder = program.folder();
    command = settings.sandbox().map(sandbox -> sandbox.around(words, folder)).orElse(words);
    tried = program();
  }

  private TaskProgram program() {
    return new TaskProgram(command, folder, TaskProgram.LONGEST_TASK);
  }

  @Override
  public void check() {
    try {
      tried.start();
    } catch (TaskRunner.Failure e) {
      throw new MachineUnsuitable("the program for its tasks: " + e.getMessage());
    }
  }

  @Override
  public TaskRunner runner(int slot, Connection connection, Consumer<String> warnings) {
    return slot == 0 ? tried : program();
  }

  @Override
  public void close() {
    tried.close();
  }
}
