package org.katachi.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The texts of the page. */
class TextsTest {

  private static final List<String> LANGUAGES =
      List.of("en", "zh", "zh-TW", "cs", "ja", "vi", "ko", "ru");
  private static final Pattern PLACE = Pattern.compile("\\{\\w+}");
  private static final Pattern KEY = Pattern.compile("data-(?:text|label|placeholder)=\"(\\w+)\"");

  /** What a script says: t('key'), t(condition ? 'key' : 'key', values) or new Fault('key'). */
  private static final Pattern SAID = Pattern.compile("\\b(?:t|Fault)\\(([^{)]*)");

  /** A quoted word that nothing is compared with. */
  private static final Pattern SAID_KEY = Pattern.compile("(?<!=== )'(\\w+)'");

  @Test
  void everyTextIsInAllLanguagesWithTheSamePlacesForValues() throws Exception {
    for (Map.Entry<String, JsonNode> text : texts().properties()) {
      for (String language : LANGUAGES) {
        String name = text.getKey() + " in " + language;
        assertFalse(text.getValue().path(language).asText().isBlank(), name);
        assertEquals(
            places(text.getValue().get("en")), places(text.getValue().get(language)), name);
      }
    }
  }

  @Test
  void everyTextOfThePageIsThere() throws Exception {
    Set<String> missing = new TreeSet<>(groups(KEY, read("index.html")));
    missing.removeIf(texts()::has);
    assertEquals(Set.of(), missing);
  }

  @Test
  void everyTextOfAScriptIsThere() throws Exception {
    Set<String> keys = new TreeSet<>();
    for (String script : scripts()) {
      groups(SAID, script).forEach(said -> keys.addAll(groups(SAID_KEY, said)));
    }
    assertTrue(keys.containsAll(Set.of("noMistakes", "winEnd", "foulEnd")), keys.toString());
    keys.removeIf(texts()::has);
    assertEquals(Set.of(), keys);
  }

  private static List<String> groups(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1)).toList();
  }

  private static List<String> scripts() throws Exception {
    Path folder = Path.of(WebApi.class.getResource("page.js").toURI()).getParent();
    List<String> scripts = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.js")) {
      for (Path file : files) {
        scripts.add(Files.readString(file));
      }
    }
    return scripts;
  }

  private static Set<String> places(JsonNode text) {
    return PLACE
        .matcher(text.textValue())
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toSet());
  }

  private static JsonNode texts() throws Exception {
    return new ObjectMapper().readTree(read("texts.json"));
  }

  private static String read(String name) throws Exception {
    try (InputStream stream = WebApi.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
