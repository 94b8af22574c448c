package org.katachi.web.server;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.katachi.engine.MemoryBudget;
import org.katachi.web.FormData;
import org.katachi.web.WebApi;

/**
 * The requests of pages over HTTP. Each names its tab in the query, as {@code ?session=}. Those
 * that change something are posted.
 */
final class HttpApi {

  /** A file of two megabytes, of characters that a form writes as nine each. */
  private static final int MAX_BYTES = 1 << 23;

  private final TabSessions sessions;
  private final WebApi api;

  HttpApi(TabSessions sessions, BoardOptions options) {
    this.sessions = sessions;
    long maxHashBytes = MemoryBudget.ofProcess().maxHashBytes();
    api = new WebApi(options.threads(), options.hashBytes(), maxHashBytes);
  }

  /** Answers a request. */
  void serve(HttpExchange exchange) throws IOException {
    TabSession session =
        sessions.get(FormData.parse(exchange.getRequestURI().getRawQuery()).text("session"));
    String name = exchange.getRequestURI().getPath().substring("/api/".length());
    String method = exchange.getRequestMethod();
    if (method.equals("GET") && name.equals("events")) {
      events(exchange, session);
    } else if (method.equals("GET")) {
      throw new HttpException(404, "no such request: GET " + name);
    } else if (method.equals("POST")) {
      FormData form = FormData.parse(body(exchange.getRequestBody()));
      BoardServer.answer(exchange, 200, api.answer(name, form, session));
    } else {
      throw new HttpException(405, "expected GET or POST");
    }
  }

  /**
   * The body of a request.
   *
   * @throws HttpException if it is too long
   */
  static String body(InputStream body) throws IOException {
    byte[] bytes = body.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw new HttpException(413, "more than " + MAX_BYTES + " bytes");
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static void events(HttpExchange exchange, TabSession session) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
    // Connected before the page hears of it: no event of what it then asks for is lost.
    EventStream stream = session.connect();
    try {
      exchange.sendResponseHeaders(200, 0);
      stream.writeTo(exchange.getResponseBody());
    } finally {
      session.disconnect(stream, TabSessions.now());
    }
  }
}
