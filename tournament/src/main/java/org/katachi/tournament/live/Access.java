package org.katachi.tournament.live;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * Who may press the page's buttons: on this machine whoever opens the page, elsewhere who has the
 * address that the manager has printed.
 *
 * @param token proves it
 */
record Access(String token) {

  private static final String KEY = "key=";

  /**
   * The address of the page, for a browser.
   *
   * @param host as it was said
   * @param address where the server listens
   */
  String url(String host, InetSocketAddress address) {
    String name = address.getAddress().isAnyLocalAddress() ? machine(host) : host;
    String key = isOpen(address) ? "" : "?" + KEY + token;
    return "http://" + name + ":" + address.getPort() + "/" + key;
  }

  private static String machine(String otherwise) {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return otherwise;
    }
  }

  private static boolean isOpen(InetSocketAddress address) {
    return address.getAddress().isLoopbackAddress();
  }

  /** Whether the page of an address with this query has the buttons; the query may be null. */
  boolean mayControl(InetSocketAddress address, String query) {
    return isOpen(address)
        || (query != null && query.startsWith(KEY) && isToken(query.substring(KEY.length())));
  }

  /** Whether a text is the token; in a time that does not tell how much of it is. */
  boolean isToken(String text) {
    return text != null && MessageDigest.isEqual(bytes(text), bytes(token));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
