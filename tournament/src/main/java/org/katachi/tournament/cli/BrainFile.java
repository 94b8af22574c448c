package org.katachi.tournament.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The file of {@code -brains}: brains to reuse, each with a name. */
final class BrainFile {

  private BrainFile() {}

  /**
   * Reads a file.
   *
   * @param file null if there is none
   * @return by the brain's name the words that {@code -engine} takes
   * @throws IllegalArgumentException if it can't be read, or is no such file
   */
  static Map<String, List<String>> read(Path file) {
    Map<String, List<String>> brains = new LinkedHashMap<>();
    if (file != null) {
      for (Map.Entry<String, JsonNode> brain : JsonFile.read(file).properties()) {
        List<String> words = new ArrayList<>();
        if (!brain.getValue().has("name")) {
          words.add("name=" + brain.getKey());
        }
        words.addAll(JsonFile.keyValues(file, brain.getKey(), brain.getValue()));
        brains.put(brain.getKey(), words);
      }
    }
    return brains;
  }
}
