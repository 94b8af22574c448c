package org.katachi.web.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.commons.lang3.StringUtils;
import org.katachi.io.Json;

/** The HTTP server of the page. It listens on the loopback address alone. */
public final class BoardServer implements AutoCloseable {

  private static final String POLICY =
      "default-src 'self'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none';"
          + " frame-ancestors 'none'; form-action 'none'";

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final TabSessions sessions;
  private final RequestGuard guard;

  private BoardServer(HttpServer server) {
    this.server = server;
    sessions = new TabSessions();
    guard = new RequestGuard(server.getAddress().getPort());
  }

  /**
   * Starts a server.
   *
   * @throws IOException if the port is taken or can't be used
   */
  public static BoardServer start(BoardOptions options) throws IOException {
    InetSocketAddress address =
        new InetSocketAddress(InetAddress.getLoopbackAddress(), options.port());
    BoardServer server = new BoardServer(HttpServer.create(address, 0));
    server.begin(options);
    return server;
  }

  private void begin(BoardOptions options) {
    StaticFiles files = new StaticFiles();
    HttpApi api = new HttpApi(sessions, options);
    server.createContext("/", exchange -> handle(exchange, files::serve));
    server.createContext("/api/", exchange -> handle(exchange, api::serve));
    // Each page keeps a thread for its events.
    server.setExecutor(threads);
    server.start();
  }

  /** Answers a request, or fails. */
  private interface Handler {
    void serve(HttpExchange exchange) throws IOException;
  }

  private void handle(HttpExchange exchange, Handler handler) throws IOException {
    try (exchange) {
      exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
      exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
      exchange.getResponseHeaders().set("Cache-Control", "no-store");
      if (!guard.allows(exchange.getRequestHeaders())) {
        fail(exchange, 403, "a request from another site");
        return;
      }
      try {
        handler.serve(exchange);
      } catch (HttpException e) {
        fail(exchange, e.status(), e.getMessage());
      } catch (IllegalArgumentException e) {
        fail(exchange, 400, message(e));
      } catch (RuntimeException e) {
        fail(exchange, 500, message(e));
      }
    }
  }

  /** What is wrong, for the page; an exception need not have a message. */
  static String message(RuntimeException e) {
    return StringUtils.defaultIfBlank(e.getMessage(), e.getClass().getSimpleName());
  }

  private static void fail(HttpExchange exchange, int status, String message) throws IOException {
    answer(exchange, status, Map.of("error", message));
  }

  /** Answers with JSON. */
  static void answer(HttpExchange exchange, int status, Map<String, Object> json)
      throws IOException {
    byte[] body = Json.write(json).getBytes(StandardCharsets.UTF_8);
    answer(exchange, status, "application/json; charset=utf-8", body);
  }

  /** Answers with a body of a type. */
  static void answer(HttpExchange exchange, int status, String type, byte[] body)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
  }

  /** Where the server listens, for tests. */
  InetAddress boundTo() {
    return server.getAddress().getAddress();
  }

  /** The address of the page. */
  public String address() {
    return address(server.getAddress().getPort());
  }

  /** The address of the page at a port. */
  static String address(int port) {
    return "http://127.0.0.1:" + port + "/";
  }

  @Override
  public void close() {
    sessions.close();
    server.stop(0);
    threads.shutdownNow();
  }
}
