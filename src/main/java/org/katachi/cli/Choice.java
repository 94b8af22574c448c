package org.katachi.cli;

import java.util.Collection;

/** The choice of one of some names. */
public final class Choice {

  private Choice() {}

  /**
   * Checks a name.
   *
   * @param kind what the names are, in the singular
   * @return the name
   * @throws IllegalArgumentException if it is none of the names, which the message lists
   */
  public static String check(String kind, String name, Collection<String> names) {
    if (!names.contains(name)) {
      throw new IllegalArgumentException(
          "%s is not a %s; the %ss are %s".formatted(name, kind, kind, String.join(", ", names)));
    }
    return name;
  }
}
