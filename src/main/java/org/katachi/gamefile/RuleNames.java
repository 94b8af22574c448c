package org.katachi.gamefile;

import java.text.Normalizer;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.katachi.rules.Rule;

/**
 * The rule that a file means. Files name it in several languages, and instead of renju often only
 * its opening rule, as {@code Taraguchi-10}.
 */
final class RuleNames {

  /** Words in letters, without accents; what stands around them does not matter. */
  private static final Map<Rule, Set<String>> WORDS =
      Map.of(
          Rule.RENJU,
          Set.of(
              "renju",
              "rif",
              "taraguchi",
              "tarannikov",
              "yamaguchi",
              "soosorv",
              "soosyrv",
              "yamasyrv",
              "linhuan",
              "sakata",
              "рендзю",
              "ренджу",
              "риф",
              "тарагучи",
              "таранников",
              "таранникова",
              "ямагучи",
              "соосырв",
              "соосорв"),
          Rule.STANDARD,
          Set.of("standard", "стандарт", "стандартные", "стандартный"),
          Rule.FREESTYLE,
          Set.of("freestyle", "фристайл"),
          Rule.CARO,
          Set.of("caro", "каро"));

  /** Parts of words where no blanks stand between words. */
  private static final Map<Rule, List<String>> PARTS =
      Map.of(
          Rule.RENJU,
          List.of(
              "连珠", "連珠", "聯珠", "れんじゅ", "レンジュ", "렌주", "有禁", "山口", "索索", "塔拉", "禁手あり", "珠交替", "題数指定",
              "五手两打"),
          Rule.STANDARD,
          List.of("标准", "標準"),
          Rule.FREESTYLE,
          List.of("无禁", "無禁", "自由", "禁手なし"));

  private RuleNames() {}

  /** The only rule that a text names, in any of its words. */
  static Optional<Rule> find(String text) {
    Optional<Rule> named = Rule.find(text.strip());
    if (named.isPresent()) {
      return named;
    }
    String name =
        normalize(text.toLowerCase(Locale.ROOT), "NFKD").replaceAll("(?<=[a-z])\\p{M}", "");
    // The dots of й and of Japanese and Korean syllables belong to their letters.
    name = normalize(name, "NFC").replaceAll("free[ -]style", "freestyle");
    List<String> words = List.of(name.split("[^\\p{L}]+", -1));
    Set<Rule> found = EnumSet.noneOf(Rule.class);
    WORDS.forEach((rule, known) -> addIf(words.stream().anyMatch(known::contains), rule, found));
    for (Map.Entry<Rule, List<String>> parts : PARTS.entrySet()) {
      addIf(parts.getValue().stream().anyMatch(name::contains), parts.getKey(), found);
    }
    if (found.equals(EnumSet.of(Rule.CARO)) && words.contains("exact")) {
      return Optional.of(Rule.CARO_EXACT);
    }
    return found.size() == 1 ? found.stream().findFirst() : Optional.empty();
  }

  /** One of Unicode's normal forms of a text. TeaVM has none; a browser has them. */
  private static String normalize(String text, String form) {
    return Normalizer.normalize(text, Normalizer.Form.valueOf(form));
  }

  private static void addIf(boolean isNamed, Rule rule, Set<Rule> found) {
    if (isNamed) {
      found.add(rule);
    }
  }

  /** Gives a game the rule of a name, or notes that it names none. */
  static void read(String name, GameTree game) {
    find(name)
        .ifPresentOrElse(
            game::setRule, () -> game.warn("the rule is not known: %s".formatted(name.strip())));
  }
}
