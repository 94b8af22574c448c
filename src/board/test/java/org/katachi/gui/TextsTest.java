package org.katachi.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
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

  private static final List<String> LANGUAGES = List.of("en", "zh", "cs", "ja");
  private static final Pattern PLACE = Pattern.compile("\\{\\w+}");
  private static final Pattern KEY = Pattern.compile("data-(?:text|label|placeholder)=\"(\\w+)\"");

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
    Set<String> missing = new TreeSet<>();
    KEY.matcher(read("index.html")).results().map(key -> key.group(1)).forEach(missing::add);
    missing.removeIf(texts()::has);
    assertEquals(Set.of(), missing);
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
    try (InputStream stream = StaticFiles.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
