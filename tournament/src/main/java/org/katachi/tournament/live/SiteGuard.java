package org.katachi.tournament.live;

import com.sun.net.httpserver.Headers;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Refuses what other sites ask of the server through a person's browser: requests to a name that is
 * not this machine's (DNS rebinding), and requests that a page of another site has sent.
 */
final class SiteGuard {

  /** A name that other sites can't let point to this machine. */
  private static final Pattern NUMBERS = Pattern.compile("[0-9.]+|\\[[0-9a-f:.]+\\]");

  private static final Pattern PORT = Pattern.compile(":[0-9]+$");

  private final Set<String> names = new HashSet<>(Set.of("localhost"));

  /**
   * A guard of a server.
   *
   * @param host what the server's host was called
   * @param isLoopback whether this machine alone can ask it
   */
  SiteGuard(String host, boolean isLoopback) {
    names.add(host.toLowerCase(Locale.ROOT));
    if (!isLoopback) {
      addNamesOfMachine();
    }
  }

  private void addNamesOfMachine() {
    try {
      names.add(InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT));
      names.add(InetAddress.getLocalHost().getCanonicalHostName().toLowerCase(Locale.ROOT));
    } catch (UnknownHostException e) {
      // A machine without a name is called by its number.
    }
  }

  /** Whether a request may be answered. The port may be a tunnel's. */
  boolean allows(Headers headers) {
    String host = headers.getFirst("Host");
    String origin = headers.getFirst("Origin");
    return host != null
        && isOurs(PORT.matcher(host.toLowerCase(Locale.ROOT)).replaceFirst(""))
        && (origin == null || origin.equalsIgnoreCase("http://" + host))
        && (isFromHere(headers) || opensPage(headers));
  }

  private boolean isOurs(String name) {
    return names.contains(name) || NUMBERS.matcher(name).matches();
  }

  private static boolean isFromHere(Headers headers) {
    String site = headers.getFirst("Sec-Fetch-Site");
    return site == null || site.equals("same-origin") || site.equals("none");
  }

  /** A link on another site may open the page, but not in a frame of its own. */
  private static boolean opensPage(Headers headers) {
    return "document".equals(headers.getFirst("Sec-Fetch-Dest"))
        && "navigate".equals(headers.getFirst("Sec-Fetch-Mode"));
  }
}
