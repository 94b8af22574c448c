package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Brains of one tournament keep what they say in files of their own. */
class TranscriptNamesTest {

  @Test
  void filesAreCalledAsTheBrain() {
    assertEquals(List.of("Rapfi-0.43.02", "b_2"), names("Rapfi-0.43.02", "b_2"));
  }

  @Test
  void lettersAndDigitsOfAnyScriptAreKept() {
    assumeFilesHaveNamesInAnyScript();
    assertEquals(List.of("形", "碁", "Яна٢", "é"), names("形", "碁", "Яна٢", "é"));
  }

  @Test
  void brainsWhoseNamesDifferInOddCharactersAloneAreNumbered() {
    assertEquals(List.of("a_b", "a_b-2", "a_b-3"), names("a b", "a_b", "a/b"));
  }

  /** Windows and macOS would take them for the same. */
  @Test
  void brainsWhoseNamesDifferInCaseAloneAreNumbered() {
    assertEquals(List.of("A", "a-2"), names("A", "a"));
  }

  /** A letter with its accent, or a letter and an accent: macOS takes them for the same. */
  @Test
  void brainsWhoseNamesLookTheSameAreNumbered() {
    assumeFilesHaveNamesInAnyScript();
    assertEquals(List.of("\u00e9", "e\u0301-2"), names("\u00e9", "e\u0301"));
  }

  @Test
  void aNumberIsNoOtherBrainsName() {
    assertEquals(List.of("a", "A-2", "a-2-2"), names("a", "A", "a-2"));
    assertEquals(List.of("a-2", "a", "A-3"), names("a-2", "a", "A"));
  }

  /** In the locale C they do not. */
  private static void assumeFilesHaveNamesInAnyScript() {
    Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding"));
    assumeTrue(charset.newEncoder().canEncode("形"), "files have names in " + charset);
  }

  private static List<String> names(String... brains) {
    TranscriptNames names = new TranscriptNames();
    return List.of(brains).stream().map(names::next).toList();
  }
}
