package org.katachi.tournament.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigFileTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir Path folder;

  @Test
  void keysAreTheWordsOfTheCommandLine() throws Exception {
    assertTrees(
        """
        {
          // Comments are allowed, and a comma too many.
          "rounds": "10",
          "engine": [
            {"cmd": "./a", "arg": ["x", "y"], "env.A": 1},
            {"cmd": "./b", "arg": "x", "env": {"B": 2}},
          ],
          "each": {"tc": "180/5"},
          "resume": true,
          "repeat": false,
          "use-affinity": true,
          "log": "folder",
        }
        """,
        """
        {"rounds": "10",
         "engine": [
           {"cmd": "./a", "arg": ["x", "y"], "env.A": 1},
           {"cmd": "./b", "arg": ["x"], "env.B": 2}],
         "each": {"tc": "180/5"},
         "resume": true,
         "use-affinity": "all",
         "log": {"folder": "folder"}}
        """);
  }

  @Test
  void eachPartIsLaidOverTheWhole() throws Exception {
    assertTrees(
        """
        {"rule": 0, "rounds": 5, "engine": [{"cmd": "a"}], "each": {"tc": "1", "nodes": 5},
         "parts": [{"rule": 1, "engine": {"cmd": "b"}}, {"rule": 4, "each": {"st": 2}}]}
        """,
        """
        {"rule": 1, "rounds": 5, "engine": [{"cmd": "a"}, {"cmd": "b"}],
         "each": {"tc": "1", "nodes": 5}}
        """,
        """
        {"rule": 4, "rounds": 5, "engine": [{"cmd": "a"}], "each": {"nodes": 5, "st": 2}}
        """);
  }

  @Test
  void aListInPlaceOfAGroupIsLaidOverEachOther() throws Exception {
    assertTrees(
        "{\"each\": [{\"st\": 1, \"nodes\": 5}, {\"nodes\": 6}]}",
        "{\"each\": {\"st\": 1, \"nodes\": 6}}");
  }

  @Test
  void variablesAreFilledIn() throws Exception {
    assertTrees(
        "{\"engine\": {\"cmd\": \"${new}/brain\"}, \"out\": \"${out:-a.jsonl}\"}",
        "{\"engine\": [{\"cmd\": \"/new/brain\"}], \"out\": \"a.jsonl\"}");
    assertTrees(
        "{\"out\": \"${out:-${here}/a.jsonl}\"}",
        "{\"out\": \"" + folder.toAbsolutePath() + "/a.jsonl\"}");
  }

  @Test
  void aVariableThatTheFileDoesNotHaveIsNamed() throws Exception {
    Path file = Files.writeString(folder.resolve("file.json"), "{\"out\": \"${old:-a}\"}");
    Exception refusal =
        assertThrows(
            IllegalArgumentException.class, () -> new ConfigFile(file, Map.of("olb", "b")).trees());
    assertEquals(file + " has no variable olb; did you mean old?", refusal.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'round': 1}                     | unknown key 'round'; did you mean rounds?",
        "{'parts': [{'rul': 1}]}         | unknown key 'rul'; did you mean rule?",
        "{'engine': [{'cdm': 'x'}]}       | unknown key 'engine cdm'; did you mean cmd?",
        "{'engine': [{'sha256': {}}]}     | unknown key 'engine sha256'",
        "{'parts': []}                    | 'parts' takes a list of tournaments, not []",
        "{'parts': {'rule': 1}}           | 'parts' takes a list of tournaments, not {",
        "{'config': 'x'}                  | unknown key 'config'",
        "{'out': '${old}'}                | a variable in '${old}' has no value",
        "{'each': {'restart': 'on', 'renewal': 'off'}} | 'each renewal' comes twice",
        "{'each': {'tc': {}}}             | 'each tc' needs a plain value",
        "{'each': {'env': 'A=1'}}         | 'each env' needs an object, {...}",
        "{'each': 'tc=5'}                 | 'each' needs an object, {...}",
        "{'rule': 1, 'rule': 4}           | line 1 of",
        "{'rule': }                       | line 1 of",
        "[]                               | is no object of JSON",
      })
  void whatIsWrongIsNamed(String json, String message) {
    Exception refusal =
        assertThrows(IllegalArgumentException.class, () -> trees(json.replace('\'', '"')));
    String told = refusal.getMessage().replace('"', '\'');
    assertEquals(message, told.contains(message) ? message : told);
  }

  @ParameterizedTest
  @ValueSource(strings = {"quick-check", "seeds-gauntlet", "sprt", "gomocup"})
  void theFilesThatAreShippedCanBeBound(String name) {
    Map<String, String> variables =
        name.equals("sprt") ? Map.of("new", "./pbrain-new", "old", "./pbrain-old") : Map.of();
    for (ObjectNode tree : new ConfigFile(Path.of(name + ".json"), variables).trees()) {
      GamesConfig games = TournamentConfig.of(tree).games();
      assertTrue(games.geometry().width() >= 15 && games.rounds() > 0, games::toString);
    }
  }

  /** Fault 23. */
  @Test
  void theQuickCheckPlaysAsManyGamesAsItSays() throws IOException {
    Path file = Path.of("quick-check.json");
    GamesConfig games = TournamentConfig.of(new ConfigFile(file, Map.of()).trees().get(0)).games();
    int brains = games.engine().size();
    assertEquals(30, brains * (brains - 1) / 2 * games.rounds() * games.games());
    assertTrue(Files.readString(file).contains("thirty games"));
  }

  private void assertTrees(String json, String... expected) throws IOException {
    List<ObjectNode> trees = trees(json);
    assertEquals(expected.length, trees.size());
    for (int i = 0; i < expected.length; i++) {
      JsonNode tree = MAPPER.readTree(expected[i]);
      assertEquals(tree, trees.get(i));
    }
  }

  private List<ObjectNode> trees(String json) throws IOException {
    Path file = folder.resolve("file.json");
    Files.writeString(file, json);
    Map<String, String> variables = json.contains("${new") ? Map.of("new", "/new") : Map.of();
    return new ConfigFile(file, variables).trees();
  }
}
