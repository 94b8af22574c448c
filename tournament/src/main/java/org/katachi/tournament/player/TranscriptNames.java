package org.katachi.tournament.player;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Gives each brain of a tournament a name for its files that no other's have. */
public final class TranscriptNames {

  /** What is no letter, mark on one or digit of any script, nor harmless in a file's name. */
  private static final String ODD = "[^\\p{L}\\p{M}\\p{N}._-]";

  private final Set<String> taken = new HashSet<>();

  /**
   * The name for the files of one more brain: its own with {@code _} for odd characters, and with a
   * number behind it if another has that name.
   */
  public String next(String brain) {
    String name = possible(brain.replaceAll(ODD, "_"));
    String free = name;
    for (int number = 2; !taken.add(asSystemsSee(free)); number++) {
      free = name + "-" + number;
    }
    return free;
  }

  /** Where the locale is C, files have ASCII names alone. */
  private static String possible(String name) {
    try {
      return Path.of(name).toString();
    } catch (InvalidPathException e) {
      return name.replaceAll("[^\\p{ASCII}]", "_");
    }
  }

  /** Windows and macOS take names for the same that differ in case alone, or in how é is made. */
  private static String asSystemsSee(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC)
        .toUpperCase(Locale.ROOT)
        .toLowerCase(Locale.ROOT);
  }
}
