package org.katachi.tournament.live;

import static java.net.HttpURLConnection.HTTP_FORBIDDEN;
import static java.net.HttpURLConnection.HTTP_NOT_FOUND;
import static java.net.HttpURLConnection.HTTP_NO_CONTENT;
import static java.net.HttpURLConnection.HTTP_OK;
import static java.net.HttpURLConnection.HTTP_UNAVAILABLE;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.tournament.config.ListenAddress;

/** Serves the page and its events, and takes what its buttons say. */
final class LiveServer implements AutoCloseable {

  /** Makes the page. */
  interface PageMaker {

    /**
     * The page as it is now, in UTF-8; none if the end is near.
     *
     * @param mayControl whether it has the buttons
     */
    Optional<byte[]> page(boolean mayControl) throws IOException;
  }

  private static final int MAX_THREADS = 64;

  /** Who has not sent its request by then holds no thread any more. */
  private static final String MAX_REQUEST_SECONDS = "3";

  /** So many pages are made or sent at once: each may be as large as the report. */
  private static final int MAX_PAGES = 8;

  private static final String TOKEN = "X-Katachi-Token";

  private final HttpServer server;
  private final ListenAddress address;
  private final Access access;
  private final SiteGuard guard;
  private final PageStreams streams;
  private final PageMaker pages;
  private final Consumer<LiveStatus.State> buttons;
  private final Semaphore pagesLeft = new Semaphore(MAX_PAGES);
  private final ExecutorService threads =
      new ThreadPoolExecutor(
          0, MAX_THREADS, 10, TimeUnit.SECONDS, new SynchronousQueue<>(), LiveServer::thread);

  /**
   * Begins to serve.
   *
   * @param access who may press the buttons
   * @param buttons lead the tournament to a state; called by several threads
   * @throws IOException if the address is taken, or none of this machine's
   */
  LiveServer(
      ListenAddress address,
      Access access,
      PageStreams streams,
      PageMaker pages,
      Consumer<LiveStatus.State> buttons)
      throws IOException {
    this.address = address;
    this.access = access;
    this.streams = streams;
    this.pages = pages;
    this.buttons = buttons;
    server = listen(address);
    guard = new SiteGuard(address.host(), server.getAddress().getAddress().isLoopbackAddress());
    server.createContext("/", this::handle);
    server.setExecutor(threads);
    server.start();
  }

  /**
   * Checks that somebody could listen there. A server that has not begun would keep the port when
   * it is stopped.
   *
   * @throws IOException if the address is taken, or none of this machine's
   */
  static void checkAddress(ListenAddress address) throws IOException {
    try (ServerSocket socket = new ServerSocket()) {
      socket.bind(new InetSocketAddress(address.host(), address.port()));
    } catch (IOException | RuntimeException e) {
      throw notServed(address, e);
    }
  }

  private static IOException notServed(ListenAddress address, Exception cause) {
    return new IOException("-live " + address + " can't be served: " + cause.getMessage(), cause);
  }

  private static HttpServer listen(ListenAddress address) throws IOException {
    // The server of the JDK has no other place for it, and reads it when it is first used.
    System.setProperty("sun.net.httpserver.maxReqTime", MAX_REQUEST_SECONDS);
    try {
      return HttpServer.create(new InetSocketAddress(address.host(), address.port()), 0);
    } catch (IOException | RuntimeException e) {
      throw notServed(address, e);
    }
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "live page");
    thread.setDaemon(true);
    return thread;
  }

  /** The address of the page, for a browser. */
  String url() {
    return access.url(address.host(), server.getAddress());
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Headers headers = exchange.getResponseHeaders();
      headers.set("Content-Security-Policy", "frame-ancestors 'none'");
      headers.set("X-Content-Type-Options", "nosniff");
      headers.set("Referrer-Policy", "no-referrer");
      headers.set("Cache-Control", "no-store");
      if (guard.allows(exchange.getRequestHeaders())) {
        answer(exchange);
      } else {
        fail(exchange, HTTP_FORBIDDEN, "a request from another site");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void answer(HttpExchange exchange) throws IOException, InterruptedException {
    String request = exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath();
    switch (request) {
      case "GET /" -> sendPage(exchange);
      case "GET /events" -> sendEvents(exchange);
      case "POST /pause" -> press(exchange, LiveStatus.State.PAUSED);
      case "POST /resume" -> press(exchange, LiveStatus.State.RUNNING);
      case "POST /stop" -> press(exchange, LiveStatus.State.STOPPING);
      default -> fail(exchange, HTTP_NOT_FOUND, "no such page");
    }
  }

  private void sendPage(HttpExchange exchange) throws IOException {
    if (!pagesLeft.tryAcquire()) {
      fail(exchange, HTTP_UNAVAILABLE, "too many pages are being loaded");
      return;
    }
    try {
      String query = exchange.getRequestURI().getQuery();
      Optional<byte[]> page = pages.page(access.mayControl(server.getAddress(), query));
      if (page.isPresent()) {
        send(exchange, HTTP_OK, "text/html", page.get());
      } else {
        fail(exchange, HTTP_UNAVAILABLE, "the tournament ends");
      }
    } finally {
      pagesLeft.release();
    }
  }

  private void sendEvents(HttpExchange exchange) throws IOException, InterruptedException {
    if (streams.areFull()) {
      fail(exchange, HTTP_UNAVAILABLE, "too many pages listen");
      return;
    }
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
    exchange.sendResponseHeaders(HTTP_OK, 0);
    streams.write(position(exchange), exchange.getResponseBody());
  }

  /**
   * What the page knows: what the browser says when it comes again, or what the page was made with.
   */
  private static String position(HttpExchange exchange) {
    String last = exchange.getRequestHeaders().getFirst("Last-Event-ID");
    String query = exchange.getRequestURI().getQuery();
    return last != null ? last : Optional.ofNullable(query).orElse("");
  }

  private void press(HttpExchange exchange, LiveStatus.State wanted) throws IOException {
    if (!access.isToken(exchange.getRequestHeaders().getFirst(TOKEN))) {
      fail(exchange, HTTP_FORBIDDEN, "this page may not do that");
      return;
    }
    buttons.accept(wanted);
    exchange.sendResponseHeaders(HTTP_NO_CONTENT, -1);
  }

  private void fail(HttpExchange exchange, int status, String message) throws IOException {
    send(exchange, status, "text/plain", (message + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private void send(HttpExchange exchange, int status, String type, byte[] body)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
    exchange.sendResponseHeaders(status, body.length);
    streams.send(body, exchange.getResponseBody());
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
