package org.katachi.tournament.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.katachi.tournament.format.TournamentType;

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
    Map<String, String> before = new LinkedHashMap<>();
    Map<String, String> after = new LinkedHashMap<>();
    flatten("", logged.tree(), before);
    flatten("", now.tree(), after);
    Set<String> keys = new LinkedHashSet<>(before.keySet());
    keys.addAll(after.keySet());
    keys.removeIf(key -> FREE.matcher(key).matches());
    if (grows(logged, now)) {
      keys.remove(ROUNDS);
    }
    List<String> differences = new ArrayList<>();
    for (String key : keys) {
      String was = before.getOrDefault(key, "not set");
      String is = after.getOrDefault(key, "not set");
      if (!was.equals(is)) {
        differences.add(difference(key, was, is));
      }
    }
    return differences;
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

  private static void flatten(String name, JsonNode value, Map<String, String> flat) {
    if (value.isObject()) {
      value
          .properties()
          .forEach(entry -> flatten(join(name, entry.getKey()), entry.getValue(), flat));
    } else if (value.isArray()) {
      for (int i = 0; i < value.size(); i++) {
        flatten(join(name, Integer.toString(i + 1)), value.get(i), flat);
      }
    } else {
      flat.put(name, value.asText());
    }
  }

  private static String join(String name, String key) {
    return name.isEmpty() ? key : name + " " + key;
  }
}
