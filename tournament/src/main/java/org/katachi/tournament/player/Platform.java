package org.katachi.tournament.player;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A kind of machine that a program is made for.
 *
 * @param system {@code linux}, {@code windows} or {@code mac}, or the first word of another's name
 * @param processor as {@code x86_64}; nothing if the program runs on all of the system's
 */
public record Platform(String system, Optional<String> processor) {

  private static final Pattern FORM = Pattern.compile("([a-z]+)(?:-([a-z0-9_]+))?");
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final List<String> SYSTEMS = List.of("linux", "windows", "mac");

  /**
   * Reads {@code windows} or {@code linux-aarch64}.
   *
   * @throws IllegalArgumentException if it has no such form, or no worker calls its system so
   */
  public static Platform of(String word) {
    Matcher matcher = FORM.matcher(word);
    if (!matcher.matches() || !SYSTEMS.contains(matcher.group(1))) {
      throw new IllegalArgumentException(
          "a platform is linux, windows or mac, or one with a processor as linux-aarch64, not "
              + word);
    }
    return new Platform(
        matcher.group(1), Optional.ofNullable(matcher.group(2)).map(Platform::processor));
  }

  /**
   * The platform of a machine.
   *
   * @param system as {@code Linux 6.1 amd64}
   */
  public static Platform ofMachine(String system) {
    String[] words = BLANKS.split(system.toLowerCase(Locale.ROOT).strip(), 0);
    return new Platform(words[0], Optional.of(processor(words[words.length - 1])));
  }

  /** The platform that this program runs on. */
  public static Platform here() {
    return ofMachine(System.getProperty("os.name") + " " + System.getProperty("os.arch"));
  }

  /** Java calls the same processor otherwise here and there. */
  private static String processor(String name) {
    return switch (name) {
      case "amd64", "x64" -> "x86_64";
      case "arm64" -> "aarch64";
      default -> name;
    };
  }

  /** Whether a program for this platform runs on a machine of another one. */
  public boolean includes(Platform machine) {
    return system.equals(machine.system)
        && (processor.isEmpty() || processor.equals(machine.processor));
  }

  @Override
  public String toString() {
    return processor.map(name -> system + "-" + name).orElse(system);
  }
}
