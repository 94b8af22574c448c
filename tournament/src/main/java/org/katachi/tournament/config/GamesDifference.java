package org.katachi.tournament.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.katachi.tournament.schedule.TournamentType;

/** How the games that two configurations lead to differ. */
public final class GamesDifference {

  private static final String HASH = " sha256 ";
  private static final String ROUNDS = "rounds";

  /** What does not change the games. */
  private static final Pattern FREE = Pattern.compile("event|site|engine [0-9]+ rating");

  private GamesDifference() {}

  /**
   * The differences, as {@code "engine 2 tc" was 180/5 and is 60/5}; nothing if the games are the
   * same, or more after them.
   *
   * @param logged what a log says
   * @param now what is to be played
   */
  public static List<String> of(GamesConfig logged, GamesConfig now) {
    Map<String, String> before = flat(logged, now);
    Map<String, String> after = flat(now, logged);
    return Stream.concat(before.keySet().stream(), after.keySet().stream())
        .distinct()
        .filter(key -> !FREE.matcher(key).matches())
        .filter(key -> !key.equals(ROUNDS) || !grows(logged, now))
        .filter(key -> !Objects.equals(before.get(key), after.get(key)))
        .map(
            key ->
                difference(
                    key, before.getOrDefault(key, "not set"), after.getOrDefault(key, "not set")))
        .toList();
  }

  private static Map<String, String> flat(GamesConfig config, GamesConfig other) {
    Map<String, String> flat = new LinkedHashMap<>();
    flatten("", config.tree(), other.tree(), flat);
    return flat;
  }

  /** In a knockout the rounds are those of each match, on which the next ones depend. */
  private static boolean grows(GamesConfig logged, GamesConfig now) {
    return now.tournament() != TournamentType.KNOCKOUT && now.rounds() > logged.rounds();
  }

  private static String difference(String key, String was, String is) {
    int hash = key.indexOf(HASH);
    return hash < 0
        ? "\"" + key + "\" was " + was + " and is " + is
        : key.substring(0, hash)
            + " is another build, of which "
            + key.substring(hash + HASH.length())
            + " differs; its games belong into a log of their own";
  }

  /** A group that the other does not have is one difference, not one by each of its standards. */
  private static void flatten(
      String name, JsonNode value, JsonNode other, Map<String, String> flat) {
    if (value.isObject() && other.isMissingNode() && !name.endsWith(HASH.strip())) {
      flat.put(name, "set");
    } else if (value.isObject()) {
      value.forEachEntry((key, part) -> flatten(join(name, key), part, other.path(key), flat));
    } else if (value.isArray()) {
      for (int i = 0; i < value.size(); i++) {
        flatten(join(name, Integer.toString(i + 1)), value.get(i), other.path(i), flat);
      }
    } else {
      flat.put(name, value.asText());
    }
  }

  private static String join(String name, String key) {
    return name.isEmpty() ? key : name + " " + key;
  }
}
