package org.katachi.tournament.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Files of JSON that people write: comments and a comma too many are allowed. */
final class JsonFile {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS, JsonReadFeature.ALLOW_TRAILING_COMMA)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private JsonFile() {}

  /**
   * Reads a file.
   *
   * @throws IllegalArgumentException if it can't be read, or is no object of JSON; the message
   *     tells the line
   */
  static JsonNode read(Path file) {
    try {
      JsonNode node = MAPPER.readTree(Files.readString(file));
      if (!node.isObject()) {
        throw new IllegalArgumentException(file + " is no object of JSON, {...}");
      }
      return node;
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
      throw new IllegalArgumentException(
          "line " + line + " of " + file + ": " + plain(e.getOriginalMessage()), e);
    } catch (IOException e) {
      throw new IllegalArgumentException("the file can't be read: " + file, e);
    }
  }

  /** Without the library's notes on the source; a place in the file stays. */
  private static String plain(String message) {
    return message.replaceAll("\\[Source: [^;\\]]*; line: ([0-9]+), column: [0-9]+\\]", "line $1");
  }

  /**
   * An object as words {@code key=value}; a list becomes the same key several times.
   *
   * @throws IllegalArgumentException if it is no object of plain values
   */
  static List<String> keyValues(Path file, String name, JsonNode object) {
    if (!object.isObject()) {
      throw new IllegalArgumentException(file + ": \"" + name + "\" needs an object, {...}");
    }
    List<String> words = new ArrayList<>();
    for (Map.Entry<String, JsonNode> entry : object.properties()) {
      for (String value : plain(file, name + " " + entry.getKey(), entry.getValue())) {
        words.add(entry.getKey() + "=" + value);
      }
    }
    return words;
  }

  private static List<String> plain(Path file, String name, JsonNode value) {
    List<String> values = new ArrayList<>();
    for (JsonNode each : value.isArray() ? value : List.of(value)) {
      if (each.isContainerNode() || each.isNull()) {
        throw new IllegalArgumentException(file + ": \"" + name + "\" needs a plain value");
      }
      values.add(each.asText());
    }
    return values;
  }
}
