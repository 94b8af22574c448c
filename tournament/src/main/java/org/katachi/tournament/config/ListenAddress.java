package org.katachi.tournament.config;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where something is served.
 *
 * @param host a name or a number of this machine
 * @param port 0 for any that is free
 */
public record ListenAddress(String host, int port) {

  private static final String LOOPBACK = "127.0.0.1";
  private static final Pattern FORM = Pattern.compile("(?:(.+):)?([0-9]{1,5})");
  private static final int PORTS = 1 << 16;

  /**
   * Reads {@code 8080}, which is this machine alone, or {@code node1:8080}.
   *
   * @throws IllegalArgumentException if it is neither
   */
  static ListenAddress parse(String words) {
    Matcher matcher = FORM.matcher(words);
    if (!matcher.matches() || Integer.parseInt(matcher.group(2)) >= PORTS) {
      throw new IllegalArgumentException("-live takes PORT or HOST:PORT, not " + words);
    }
    String host = matcher.group(1) == null ? LOOPBACK : matcher.group(1);
    return new ListenAddress(host, Integer.parseInt(matcher.group(2)));
  }

  /** As {@code node1:8080}. */
  @Override
  public String toString() {
    return host + ":" + port;
  }
}
