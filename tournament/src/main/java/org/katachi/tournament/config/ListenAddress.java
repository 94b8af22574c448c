package org.katachi.tournament.config;

import java.util.Objects;
import java.util.Optional;
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

  /** Reads {@code 8080}, which is this machine alone, or {@code node1:8080}; nothing else. */
  public static Optional<ListenAddress> parse(String words) {
    Matcher matcher = FORM.matcher(words);
    return Optional.of(matcher)
        .filter(Matcher::matches)
        .map(match -> Objects.requireNonNullElse(match.group(1), LOOPBACK))
        .map(host -> new ListenAddress(host, Integer.parseInt(matcher.group(2))))
        .filter(address -> address.port < PORTS);
  }

  /** As {@code node1:8080}. */
  @Override
  public String toString() {
    return host + ":" + port;
  }
}
