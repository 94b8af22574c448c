package org.katachi.web.server;

import com.sun.net.httpserver.Headers;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Refuses what other sites ask of the server through the person's browser: requests that name
 * another host (DNS rebinding) and requests that a page of another site has sent.
 */
final class RequestGuard {

  /** The port that a browser leaves out of an address. */
  private static final int DEFAULT_PORT = 80;

  private final Set<String> hosts = new TreeSet<>();

  /** A guard of a server on a port. */
  RequestGuard(int port) {
    for (String name : List.of("127.0.0.1", "localhost")) {
      hosts.add(name + ":" + port);
      if (port == DEFAULT_PORT) {
        hosts.add(name);
      }
    }
  }

  boolean allows(Headers headers) {
    String host = headers.getFirst("Host");
    String origin = headers.getFirst("Origin");
    String site = headers.getFirst("Sec-Fetch-Site");
    return host != null
        && hosts.contains(host)
        && (origin == null || origin.equals("http://" + host))
        && (site == null || site.equals("same-origin") || site.equals("none"));
  }
}
