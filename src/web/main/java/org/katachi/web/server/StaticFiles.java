package org.katachi.web.server;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.apache.commons.lang3.StringUtils;
import org.katachi.web.WebApi;

/** The files of the page, which lie in the jar beside {@link WebApi}. */
final class StaticFiles {

  private static final String INDEX = "index.html";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "svg", "image/svg+xml");

  /** Answers with a file. */
  void serve(HttpExchange exchange) throws IOException {
    if (!exchange.getRequestMethod().equals("GET")) {
      throw new HttpException(405, "expected GET");
    }
    String path = exchange.getRequestURI().getPath().substring(1);
    String name = path.isEmpty() ? INDEX : path;
    byte[] content = read(name);
    String type = TYPES.get(StringUtils.substringAfterLast(name, "."));
    BoardServer.answer(exchange, 200, type, content);
  }

  private static byte[] read(String name) throws IOException {
    boolean isFile = name.matches("[a-z-]+\\.(html|css|js|json|svg)");
    try (InputStream stream = isFile ? WebApi.class.getResourceAsStream(name) : null) {
      if (stream == null) {
        throw new HttpException(404, "no such page");
      }
      return stream.readAllBytes();
    }
  }
}
