package org.katachi.tournament.settings;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.katachi.cli.NearestWord;
import org.katachi.io.FileErrors;

/**
 * Makes trees of settings of a file of JSON that people write: comments and a comma too many are
 * allowed, all that is unknown is refused.
 *
 * @param texts what texts become
 */
public record FileTree(Path file, UnaryOperator<String> texts) {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS, JsonReadFeature.ALLOW_TRAILING_COMMA)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  /**
   * Reads the file.
   *
   * @throws IllegalArgumentException if it can't be read, or is no object of JSON; the message
   *     tells the line
   */
  public ObjectNode read() {
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

  /**
   * The tree of an object. A list in place of a group is laid over each other.
   *
   * @param where the names on the way to it, for messages; may be empty
   * @throws IllegalArgumentException if it has a key that is unknown, or a value of another shape
   */
  public ObjectNode group(String where, Map<String, SettingKey> keys, JsonNode object) {
    checkObject(where, object);
    ObjectNode tree = SettingTree.empty();
    for (Map.Entry<String, JsonNode> entry : object.properties()) {
      if (!entry.getValue().isNull()) {
        add(tree, where, keys, entry.getKey(), entry.getValue());
      }
    }
    SettingTree.checkSaidOnce(keys, tree);
    return tree;
  }

  private void add(
      ObjectNode tree, String where, Map<String, SettingKey> keys, String name, JsonNode value) {
    String path = where.isEmpty() ? name : where + " " + name;
    if (keys.containsKey(name) && keys.get(name).isFamily()) {
      checkObject(path, value);
      value.forEachEntry((member, each) -> tree.set(name + "." + member, plain(path, each)));
      return;
    }
    SettingKey key =
        SettingTree.find(keys, name)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        file
                            + ": unknown key \""
                            + path
                            + "\""
                            + NearestWord.question(name, keys.keySet())));
    if (tree.has(key.nameOf(name))) {
      throw wrong(path, "comes twice");
    }
    if (!isUnsaid(key, value)) {
      tree.set(key.nameOf(name), value(path, key, value));
    }
  }

  /** {@code false} for what can stand alone. */
  private static boolean isUnsaid(SettingKey key, JsonNode value) {
    return !key.setting().alone().isEmpty() && value.isBoolean() && !value.asBoolean();
  }

  private JsonNode value(String path, SettingKey key, JsonNode value) {
    if (key.isGroup()) {
      return key.isList()
          ? all(value, each -> group(path, key.keys(), each))
          : oneGroup(path, key, value);
    }
    if (key.isList()) {
      return all(value, each -> plain(path, each));
    }
    return !key.setting().alone().isEmpty() && value.isBoolean()
        ? TextNode.valueOf(key.setting().alone())
        : plain(path, value);
  }

  /** A list; one alone stands for a list of it. */
  private static ArrayNode all(JsonNode value, UnaryOperator<JsonNode> reader) {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    (value.isArray() ? value : List.of(value)).forEach(each -> all.add(reader.apply(each)));
    return all;
  }

  private ObjectNode oneGroup(String path, SettingKey key, JsonNode value) {
    String first = key.setting().firstKey();
    if (value.isTextual() && !first.isEmpty()) {
      return SettingTree.empty().put(first, texts.apply(value.asText()));
    }
    if (!value.isArray()) {
      return group(path, key.keys(), value);
    }
    ObjectNode all = SettingTree.empty();
    for (JsonNode each : value) {
      all = SettingTree.over(key.keys(), group(path, key.keys(), each), all);
    }
    return all;
  }

  private JsonNode plain(String path, JsonNode value) {
    if (value.isContainerNode()) {
      throw wrong(path, "needs a plain value");
    }
    return value.isTextual() ? TextNode.valueOf(texts.apply(value.asText())) : value;
  }

  private void checkObject(String where, JsonNode value) {
    if (!value.isObject()) {
      throw wrong(where, "needs an object, {...}");
    }
  }

  private IllegalArgumentException wrong(String where, String message) {
    return new IllegalArgumentException(file + ": \"" + where + "\" " + message);
  }
}
