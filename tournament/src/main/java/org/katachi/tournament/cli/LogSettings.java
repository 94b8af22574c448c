package org.katachi.tournament.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Pattern;

/** The settings that the first line of a log holds, and how those of two tournaments differ. */
final class LogSettings {

  /** What does not change the games. */
  private static final Set<String> FREE = Set.of("event", "date", "manager");

  private static final Pattern RATING = Pattern.compile("engine [0-9]+ rating");

  private LogSettings() {}

  /** The settings that decide which games are played, under the words of the command line. */
  static Map<String, Object> of(Words words, List<BrainSettings> brains) {
    Map<String, Object> all = new LinkedHashMap<>();
    if (!words.event.isEmpty()) {
      all.put("event", words.event);
    }
    all.put("date", LocalDate.now(ZoneId.systemDefault()).toString());
    String version = ResourceBundle.getBundle(Tournament.BUILD).getString("build.version");
    all.put("manager", "katachi-tournament " + version);
    all.put("tournament", words.tournament.replace("-", ""));
    if (words.tournament.equals("gauntlet")) {
      all.put("seeds", words.seeds);
    }
    all.put("rounds", words.rounds);
    all.put("games", words.repeat ? 2 : words.games);
    all.put("rule", words.rule);
    all.put("boardsize", words.boardSize);
    all.put("srand", words.srand);
    if (words.swap2) {
      all.put("swap2", true);
    }
    if (words.noSwap) {
      all.put("noswap", true);
    }
    if (words.reverse) {
      all.put("reverse", true);
    }
    if (words.suspend) {
      all.put("suspend", true);
    }
    if (!words.openings.isEmpty()) {
      all.put("openings", OpeningWords.forLog(words.openings));
    }
    AdjudicationWords.forLog(words, all);
    if (!words.sprt.isEmpty()) {
      all.put("sprt", SprtWords.forLog(words.sprt));
    }
    all.put("engine", brains.stream().map(BrainSettings::words).toList());
    return all;
  }

  /**
   * How settings differ, as {@code "engine 2 tc" was 180/5 and is 60/5}; nothing if they lead to
   * the same games, or to more after them.
   *
   * @param logged what a log says
   * @param now what is to be played
   */
  static List<String> differences(JsonNode logged, Map<String, Object> now) {
    Map<String, String> before = new LinkedHashMap<>();
    Map<String, String> after = new LinkedHashMap<>();
    flatten("", logged, before);
    flatten("", new ObjectMapper().valueToTree(now), after);
    Set<String> keys = new LinkedHashSet<>(before.keySet());
    keys.addAll(after.keySet());
    keys.removeIf(key -> FREE.contains(key) || RATING.matcher(key).matches());
    List<String> differences = new ArrayList<>();
    for (String key : keys) {
      String was = before.getOrDefault(key, "not set");
      String is = after.getOrDefault(key, "not set");
      if (!was.equals(is) && !(key.equals("rounds") && grows(was, now))) {
        differences.add(difference(key, was, is));
      }
    }
    return differences;
  }

  /** In a knockout the rounds are those of each match, on which the next ones depend. */
  private static boolean grows(String rounds, Map<String, Object> now) {
    return !"knockout".equals(now.get("tournament"))
        && now.get("rounds") instanceof Integer more
        && rounds.matches("[0-9]{1,9}")
        && more > Integer.parseInt(rounds);
  }

  private static String difference(String key, String was, String is) {
    int hash = key.indexOf(" sha256 ");
    return hash < 0
        ? "\"" + key + "\" was " + was + " and is " + is
        : key.substring(0, hash)
            + " is another build, of which "
            + key.substring(hash + " sha256 ".length())
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
