package org.katachi.gui;

import com.sun.net.httpserver.Headers;
import java.util.Set;

/**
 * Refuses what other sites ask of the server through the person's browser: requests that name
 * another host (DNS rebinding) and requests that a page of another site has sent.
 */
final class RequestGuard {

  private final Set<String> hosts;

  /** A guard of a server on a port. */
  RequestGuard(int port) {
    hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
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
