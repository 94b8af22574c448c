package org.katachi.tournament.games;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a log says of the tournament before its games: an object of any shape, from which some keys
 * are known.
 *
 * @param json the object; a missing node if the log has no header
 */
public record LogHeader(JsonNode json) {

  /** The header of a log that has none. */
  public static final LogHeader NONE = new LogHeader(MissingNode.getInstance());

  /** What stands in place of a value that is unknown. */
  public static final String UNKNOWN = "?";

  /** A thing that was set, for people: {@code time control}, {@code 180/5}. */
  public record Setting(String name, String value) {}

  /** What the tournament is called. */
  public Optional<String> event() {
    return text("event");
  }

  /** Where it is played. */
  public Optional<String> site() {
    return text("site");
  }

  /** When it began, as {@code 2026-11-20} or longer. */
  public Optional<String> date() {
    return text("date");
  }

  private Optional<String> text(String key) {
    return Optional.of(json.path(key).asText("").strip()).filter(text -> !text.isEmpty());
  }

  /** All else that it says, flattened: the keys on the way to a value joined by blanks. */
  public List<Setting> settings() {
    List<Setting> settings = new ArrayList<>();
    json.forEachEntry(
        (key, value) -> {
          if (!key.equals("event") && !key.equals("date")) {
            collect(key, value, settings);
          }
        });
    return List.copyOf(settings);
  }

  private static void collect(String name, JsonNode value, List<Setting> settings) {
    if (value.isObject()) {
      value.forEachEntry((key, part) -> collect(name + " " + key, part, settings));
    } else if (value.isArray() && value.valueStream().anyMatch(JsonNode::isContainerNode)) {
      for (int i = 0; i < value.size(); i++) {
        collect(name + " " + (i + 1), value.get(i), settings);
      }
    } else if (!value.isNull()) {
      settings.add(new Setting(name, value.isArray() ? joined(value) : value.asText()));
    }
  }

  private static String joined(JsonNode array) {
    return array.valueStream().map(JsonNode::asText).collect(Collectors.joining(", "));
  }
}
