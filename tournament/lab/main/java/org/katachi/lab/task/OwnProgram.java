package org.katachi.lab.task;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** How this program was started, so that others can start it, too. */
public final class OwnProgram {

  /** The farm's word for the Java that runs a worker. */
  private static final String WORKERS_JAVA = "{java}";

  private OwnProgram() {}

  /** The jar that it was started from; nothing if it runs from several places. */
  public static Optional<Path> jar() {
    String classPath = classPath();
    return classPath.endsWith(".jar") && !classPath.contains(File.pathSeparator)
        ? Optional.of(Path.of(classPath).toAbsolutePath())
        : Optional.empty();
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  /** The Java that runs it. */
  public static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /**
   * The command by which a worker of a farm starts it, with the options of this JVM.
   *
   * @param main the class whose {@code main} it is
   */
  public static List<String> onWorker(Class<?> main, List<String> arguments) {
    List<String> words = new ArrayList<>(List.of(WORKERS_JAVA));
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> option.startsWith("-X"))
        .forEach(words::add);
    Optional<Path> jar = jar();
    if (jar.isPresent()) {
      words.addAll(List.of("-jar", jar.get().toString()));
    } else {
      words.addAll(List.of("-cp", absolute(classPath()), main.getName()));
    }
    words.addAll(arguments);
    return words;
  }

  private static String absolute(String classPath) {
    return Arrays.stream(classPath.split(File.pathSeparator))
        .map(place -> Path.of(place).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
