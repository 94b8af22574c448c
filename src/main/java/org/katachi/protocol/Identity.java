package org.katachi.protocol;

/**
 * What the brain says about itself.
 *
 * @param name the brain's name
 * @param version its version
 * @param author who wrote it
 * @param country where the author is at home
 * @param www where it is found on the web
 */
public record Identity(String name, String version, String author, String country, String www) {

  /** The answer to {@code ABOUT}. */
  String about() {
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
