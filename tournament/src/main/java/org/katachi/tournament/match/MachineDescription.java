package org.katachi.tournament.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The machine that games are played on, for those who compare their times. */
public final class MachineDescription {

  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
  private static final String MODEL = "model name";

  private MachineDescription() {}

  /** As {@code 2 processors (AMD EPYC), Linux 6.1 amd64, Java 17.0.15}. */
  public static String here() {
    Machine machine = Machine.here(0);
    return "%d processor%s%s, %s, Java %s"
        .formatted(
            machine.processors(),
            machine.processors() == 1 ? "" : "s",
            model().map(name -> " (" + name + ")").orElse(""),
            machine.system(),
            machine.jvm());
  }

  /** What Linux calls the first processor; nothing elsewhere. */
  private static Optional<String> model() {
    try (Stream<String> lines = Files.lines(PROCESSORS)) {
      return lines
          .filter(line -> line.startsWith(MODEL))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
