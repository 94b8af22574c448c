package org.katachi.tournament.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;

/**
 * What is said after {@code -log}.
 *
 * @param folder takes the conversations and what brains write to stderr
 * @param file takes the log of the manager itself
 * @param level the least that is written to the file
 */
record LogWords(Optional<Path> folder, Optional<Path> file, Level level) {

  private static final List<String> KNOWN = List.of("folder", "file", "level");

  /** fastchess's names, the least first. */
  private static final Map<String, Level> LEVELS = new LinkedHashMap<>();

  static {
    LEVELS.put("trace", Level.FINER);
    LEVELS.put("info", Level.INFO);
    LEVELS.put("warn", Level.WARNING);
    LEVELS.put("err", Level.SEVERE);
  }

  /**
   * Reads the words; one without a key is the folder.
   *
   * @throws IllegalArgumentException if they make no sense
   */
  static LogWords parse(List<List<String>> groups) {
    List<List<String>> keyed =
        groups.stream().map(group -> group.stream().map(LogWords::keyed).toList()).toList();
    KeyValues values = KeyValues.parseAll("-log", KNOWN, keyed);
    String level = values.text("level").orElse("warn");
    if (!LEVELS.containsKey(level)) {
      throw new IllegalArgumentException(
          "-log level= is one of "
              + String.join(", ", LEVELS.keySet())
              + NearestWord.question(level, LEVELS.keySet()));
    }
    if (values.text("level").isPresent() && values.text("file").isEmpty()) {
      throw new IllegalArgumentException("-log level= needs file=FILE");
    }
    return new LogWords(
        values.text("folder").map(Path::of), values.text("file").map(Path::of), LEVELS.get(level));
  }

  private static String keyed(String word) {
    return word.contains("=") ? word : "folder=" + word;
  }

  /** The same with a part's own folder. */
  LogWords ofPart(int part) {
    return new LogWords(folder.map(path -> path.resolve("part_" + part)), file, level);
  }

  /** Begins to write the file, if there is one. */
  ManagerLog open() throws IOException {
    return file.isPresent() ? ManagerLog.open(file.get(), level) : ManagerLog.NONE;
  }

  /** What a level is called. */
  static String word(Level level) {
    return LEVELS.entrySet().stream()
        .filter(known -> known.getValue().intValue() <= level.intValue())
        .reduce((less, more) -> more)
        .map(Map.Entry::getKey)
        .orElse("trace");
  }
}
