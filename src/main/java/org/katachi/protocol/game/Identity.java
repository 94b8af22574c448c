package org.katachi.protocol.game;

/**
 * The brain's name and origin.
 *
 * @param name the brain's name
 * @param version its version
 * @param author who wrote it
 * @param country the author's country
 * @param www its page on the web
 */
public record Identity(String name, String version, String author, String country, String www) {

  /** The reply to {@code ABOUT}. */
  public String about() {
    return "name="
        + quoted(name)
        + ", version="
        + quoted(version)
        + ", author="
        + quoted(author)
        + ", country="
        + quoted(country)
        + ", www="
        + quoted(www);
  }

  private static String quoted(String value) {
    return '"' + value.replace('"', '\'') + '"';
  }
}
