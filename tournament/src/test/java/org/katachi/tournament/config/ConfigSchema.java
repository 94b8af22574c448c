package org.katachi.tournament.config;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.katachi.tournament.settings.SettingKey;

/** The JSON schema of tournament files, made of the settings; {@link #main} writes it anew. */
final class ConfigSchema {

  static final Path FILE = Path.of("../docs/tournament.schema.json");

  private static final ObjectMapper MAPPER =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private static final List<Class<?>> NUMBERS = List.of(double.class, OptionalDouble.class);
  private static final List<Class<?>> WHOLE_NUMBERS =
      List.of(int.class, long.class, OptionalInt.class, OptionalLong.class);

  private ConfigSchema() {}

  /** Writes the file; the working directory is the manager's module. */
  public static void main(String[] arguments) throws IOException {
    Files.writeString(FILE, text());
  }

  static String text() throws IOException {
    ObjectNode schema = MAPPER.createObjectNode();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "A tournament for katachi-tournament run");
    schema.put(
        "description",
        "The words of the command line without their dash. In texts ${NAME} stands for a variable of"
            + " -var, ${NAME:-VALUE} for one with a value if nothing else is said, ${here} for the"
            + " folder of the file.");
    schema.put("$ref", "#/$defs/tournament");
    ObjectNode tournament = group(SettingKey.of(TournamentConfig.class));
    ObjectNode properties = (ObjectNode) tournament.get("properties");
    properties.putObject(ConfigFile.SCHEMA).put("type", "string");
    properties
        .putObject(ConfigFile.PARTS)
        .put(
            "description",
            "Tournaments that are played one after the other, each laid over the whole.")
        .put("type", "array")
        .putObject("items")
        .put("$ref", "#/$defs/tournament");
    schema.putObject("$defs").set("tournament", tournament);
    return MAPPER.writeValueAsString(schema) + "\n";
  }

  private static ObjectNode group(Map<String, SettingKey> keys) {
    ObjectNode object = MAPPER.createObjectNode().put("type", "object");
    ObjectNode properties = object.putObject("properties");
    keys.values().forEach(key -> properties.set(key.name(), value(key)));
    for (SettingKey key : keys.values()) {
      if (key.isFamily()) {
        object
            .withObject("/patternProperties/^" + key.name() + "\\.")
            .put("description", description(key));
      }
    }
    return object.put("additionalProperties", false);
  }

  private static ObjectNode value(SettingKey key) {
    ObjectNode value = MAPPER.createObjectNode().put("description", description(key));
    if (key.isGroup() && key.isList()) {
      value.put("type", "array").set("items", group(key.keys()));
    } else if (key.isGroup()) {
      value.setAll(group(key.keys()));
      if (!key.setting().firstKey().isEmpty()) {
        value.putArray("type").add("object").add("string");
      }
    } else if (key.isFamily()) {
      value.put("type", "object");
    } else if (key.type().isEnum()) {
      ArrayNode choices = value.putArray("enum");
      Stream.of(key.type().getEnumConstants()).map(Object::toString).forEach(choices::add);
    } else {
      types(key).forEach(value.putArray("type")::add);
    }
    return value;
  }

  /** Everything may be a text, too, for the sake of variables. */
  private static List<String> types(SettingKey key) {
    if (key.isList()) {
      return List.of("array", "string", "number");
    }
    if (key.isFlag()) {
      return List.of("boolean", "string");
    }
    if (!key.setting().alone().isEmpty()) {
      return List.of("string", "boolean");
    }
    if (NUMBERS.contains(key.type())) {
      return List.of("number", "string");
    }
    return WHOLE_NUMBERS.contains(key.type())
        ? List.of("integer", "string")
        : List.of("string", "number");
  }

  private static String description(SettingKey key) {
    String standard = key.setting().standard();
    return String.join(" ", key.setting().value())
        + (standard.isEmpty() ? "" : " By itself " + standard + ".");
  }
}
