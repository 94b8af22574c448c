package org.katachi.tournament.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

class ConfigSchemaTest {

  @Test
  void theSchemaInTheDocsIsThatOfTheSettings() throws IOException {
    assertEquals(
        ConfigSchema.text(),
        Files.readString(ConfigSchema.FILE),
        "org.katachi.tournament.config.ConfigSchema writes the file anew");
  }
}
