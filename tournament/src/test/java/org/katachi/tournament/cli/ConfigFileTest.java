package org.katachi.tournament.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class ConfigFileTest {

  private static final CommandSpec SPEC = CommandSpec.forAnnotatedObject(new Tournament());

  @TempDir Path folder;

  @Test
  void keysAreTheWordsOfTheCommandLine() throws Exception {
    assertEquals(
        List.of(
            List.of(
                "-rounds",
                "10",
                "-engine",
                "cmd=./a",
                "arg=x",
                "arg=y",
                "-engine",
                "cmd=./b",
                "-each",
                "tc=180/5",
                "-resume")),
        words(
            """
            {
              // Comments are allowed, and a comma too many.
              "rounds": 10,
              "engine": [{"cmd": "./a", "arg": ["x", "y"]}, {"cmd": "./b"}],
              "each": {"tc": "180/5"},
              "resume": true,
              "repeat": false,
            }
            """));
  }

  @Test
  void eachPartHasTheWordsOfTheWholeBeforeItsOwn() throws Exception {
    assertEquals(
        List.of(
            List.of("-rule", "0", "-rounds", "5", "-rule", "1"),
            List.of("-rule", "0", "-rounds", "5", "-rule", "4")),
        words("{\"rule\": 0, \"rounds\": 5, \"parts\": [{\"rule\": 1}, {\"rule\": 4}]}"));
  }

  @Test
  void variablesAreFilledIn() throws Exception {
    assertEquals(
        List.of(List.of("-engine", "cmd=/new/brain", "-out", "a.jsonl")),
        words("{\"engine\": {\"cmd\": \"${new}/brain\"}, \"out\": \"${out:-a.jsonl}\"}"));
    assertEquals(
        List.of(List.of("-out", folder.toAbsolutePath() + "/a.jsonl")),
        words("{\"out\": \"${out:-${here}/a.jsonl}\"}"));
  }

  @Test
  void aVariableThatTheFileDoesNotHaveIsNamed() throws Exception {
    Path file = Files.writeString(folder.resolve("file.json"), "{\"out\": \"${old:-a}\"}");
    Exception refusal =
        assertThrows(
            IllegalArgumentException.class,
            () -> new ConfigFile(file, SPEC, Map.of("olb", "b")).words());
    assertEquals(file + " has no variable olb; did you mean old?", refusal.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'round': 1}                     | unknown key 'round'; did you mean rounds?",
        "{'parts': [{'rul': 1}]}         | unknown key 'rul'; did you mean rule?",
        "{'config': 'x'}                  | unknown key 'config'",
        "{'out': '${old}'}                | a variable in '${old}' has no value",
        "{'each': {'tc': {}}}             | 'each tc' needs a plain value",
        "{'rule': 1, 'rule': 4}           | line 1 of",
        "{'rule': }                       | line 1 of",
        "[]                               | is no object of JSON",
      })
  void whatIsWrongIsNamed(String json, String message) {
    Exception refusal =
        assertThrows(IllegalArgumentException.class, () -> words(json.replace('\'', '"')));
    String told = refusal.getMessage().replace('"', '\'');
    assertEquals(message, told.contains(message) ? message : told);
  }

  @Test
  void theSchemaKnowsTheSameKeys() throws IOException {
    Set<String> known = new ConfigFile(Path.of("none"), SPEC, Map.of()).known();
    Set<String> described = new HashSet<>();
    new ObjectMapper()
        .readTree(Path.of("../docs/tournament.schema.json").toFile())
        .at("/$defs/tournament/properties")
        .fieldNames()
        .forEachRemaining(described::add);
    assertEquals(described, known);
  }

  @ParameterizedTest
  @ValueSource(strings = {"quick-check", "seeds-gauntlet", "sprt", "programme"})
  void theFilesThatAreShippedCanBeParsed(String name) {
    Map<String, String> variables =
        name.equals("sprt") ? Map.of("new", "./pbrain-new", "old", "./pbrain-old") : Map.of();
    ConfigFile file = new ConfigFile(Path.of(name + ".json"), SPEC, variables);
    for (List<String> words : file.words()) {
      new CommandLine(new Tournament())
          .setOverwrittenOptionsAllowed(true)
          .parseArgs(words.toArray(String[]::new));
    }
  }

  private List<List<String>> words(String json) throws IOException {
    Path file = folder.resolve("file.json");
    Files.writeString(file, json);
    Map<String, String> variables = json.contains("${new") ? Map.of("new", "/new") : Map.of();
    return new ConfigFile(file, SPEC, variables).words();
  }
}
