package org.katachi.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.commons.lang3.StringUtils;
import org.katachi.web.server.BoardOptions;
import org.katachi.web.server.BoardServer;

/**
 * A board to test: {@code katachi-board}, or the page with the engine in it, which the property
 * {@code katachi.web} names the folder of, on a server that knows files only.
 */
final class BoardSite implements AutoCloseable {

  /** The headers that isolate a page from other sites. */
  static final Map<String, String> ISOLATION =
      Map.of(
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Embedder-Policy", "require-corp");

  private static final String FOLDER = System.getProperty("katachi.web", "");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html",
          "css", "text/css",
          "js", "text/javascript",
          "json", "application/json",
          "svg", "image/svg+xml",
          "wasm", "application/wasm",
          "webmanifest", "application/manifest+json");

  private final String address;
  private final AutoCloseable server;

  private BoardSite(String address, AutoCloseable server) {
    this.address = address;
    this.server = server;
  }

  /** Starts a board that has all that it can have. */
  static BoardSite start() throws IOException {
    if (!FOLDER.isEmpty()) {
      return ofFiles(ISOLATION);
    }
    BoardServer server = BoardServer.start(new BoardOptions(0, 1, 1 << 23, false));
    return new BoardSite(server.address(), server);
  }

  /** Starts a server of the static folder, whose answers have these headers. */
  static BoardSite ofFiles(Map<String, String> headers) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    ExecutorService threads = Executors.newCachedThreadPool();
    server.setExecutor(threads);
    server.createContext("/", exchange -> serve(exchange, headers));
    server.start();
    return new BoardSite(
        "http://127.0.0.1:" + server.getAddress().getPort() + "/",
        () -> {
          server.stop(0);
          threads.shutdownNow();
        });
  }

  private static void serve(HttpExchange exchange, Map<String, String> headers) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath().substring(1);
      Path file = Path.of(FOLDER, path.isEmpty() ? "index.html" : path);
      if (!Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      headers.forEach(exchange.getResponseHeaders()::set);
      String ending = StringUtils.substringAfterLast(path.isEmpty() ? "index.html" : path, ".");
      exchange
          .getResponseHeaders()
          .set("Content-Type", TYPES.getOrDefault(ending, "application/octet-stream"));
      byte[] body = Files.readAllBytes(file);
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  String address() {
    return address;
  }

  @Override
  public void close() {
    try {
      server.close();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
