package org.katachi.brain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class BrainTextTest {

  private static final String NAME = "Žluťoučký 五目 🏆";

  @Test
  void utf8IsRead() {
    assertEquals(NAME, BrainText.decode(bytes(NAME), false));
  }

  @Test
  void whatIsNoUtf8IsLatin1() {
    assertEquals("caf\u00e9", BrainText.decode("caf\u00e9", false));
    assertEquals("caf\u00e9 noir", BrainText.decode("caf\u00e9 noir", false));
  }

  @Test
  void aPartThatIsCutWithinACharacterIsReadWithoutIt() {
    String bytes = bytes("五目");
    assertEquals("五", BrainText.decode(bytes.substring(0, 5), true));
    assertEquals("目", BrainText.decode(bytes.substring(1), true));
  }

  private static String bytes(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }
}
