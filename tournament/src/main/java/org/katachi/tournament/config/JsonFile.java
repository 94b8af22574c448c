package org.katachi.tournament.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.katachi.command.FileErrors;

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
  static ObjectNode read(Path file) {
    try {
      JsonNode node = MAPPER.readTree(Files.readString(file));
      if (node instanceof ObjectNode object) {
        return object;
      }
      throw new IllegalArgumentException(file + " is no object of JSON, {...}");
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
      throw new IllegalArgumentException(
          "line " + line + " of " + file + ": " + plain(e.getOriginalMessage()), e);
    } catch (IOException e) {
      throw new IllegalArgumentException(FileErrors.message(e), e);
    }
  }

  /** Without the library's notes on the source and on codes; a place in the file stays. */
  private static String plain(String message) {
    return message
        .replaceAll("\\[Source: [^;\\]]*; line: ([0-9]+), column: [0-9]+\\]", "line $1")
        .replaceAll("\\('(.)' \\(code [^)]*\\)\\)", "'$1'");
  }
}
