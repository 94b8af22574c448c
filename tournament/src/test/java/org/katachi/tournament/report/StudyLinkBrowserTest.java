package org.katachi.tournament.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.tournament.games.LogLines;

/** A game of the report is opened on the page of katachi-board, which here has no engine. */
@Tag("browser")
class StudyLinkBrowserTest {

  private static final Path BOARD = Path.of("../src/web/main");

  private static final Map<String, String> TYPES =
      Map.of("html", "text/html", "css", "text/css", "js", "text/javascript");

  @TempDir private Path folder;

  private final Browser browser = new Browser();
  private HttpServer server;

  @BeforeEach
  void serveTheBoard() throws IOException {
    // The JDK's server reads it when it is first used; the live page's tests may run in this
    // process later.
    System.setProperty("sun.net.httpserver.maxReqTime", "3");
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", StudyLinkBrowserTest::answer);
    server.start();
  }

  private static void answer(HttpExchange exchange) throws IOException {
    String name =
        StringUtils.defaultIfEmpty(exchange.getRequestURI().getPath().substring(1), "index.html");
    Path file = BOARD.resolve("resources/org/katachi/web").resolve(name);
    boolean isFile = Files.exists(file);
    byte[] content =
        isFile ? Files.readAllBytes(file) : "{\"error\": \"no engine\"}".getBytes(UTF_8);
    String type = TYPES.getOrDefault(StringUtils.substringAfterLast(name, "."), "application/json");
    exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
    exchange.sendResponseHeaders(isFile ? 200 : 404, content.length);
    exchange.getResponseBody().write(content);
    exchange.close();
  }

  @AfterEach
  void end() {
    browser.close();
    server.stop(0);
  }

  @Test
  void aClickOpensTheGame() throws Exception {
    ObjectNode game = LogLines.game(1, "alpha", "beta");
    game.put("rule", 4).put("width", 16).put("height", 15);
    open("http://localhost:" + server.getAddress().getPort() + "/", game);
    String moves = moves();
    browser.click("#study");
    browser.goToNewTab();
    browser.waitFor("document.querySelectorAll('#movelist .move').length === 9");
    assertEquals(moves, moves());
    assertEquals(9, browser.all("#board .piece").size());
    assertEquals(16 + 15, browser.all("#board .coordinate").size());
    assertEquals("renju", browser.one("#rule").getDomProperty("value"));
  }

  private String moves() {
    return browser.text("#movelist").replaceAll("\\s+", " ");
  }

  @Test
  void aGameThatTheBoardDoesNotTakeHasNoLink() throws Exception {
    open(HtmlReport.DEFAULT_STUDY, LogLines.game(1, "alpha", "beta").put("rule", 2));
    assertFalse(browser.one("#study").isDisplayed(), "continuous");
    open(HtmlReport.DEFAULT_STUDY, LogLines.game(1, "alpha", "beta").put("width", 30));
    assertFalse(browser.one("#study").isDisplayed(), "30 columns");
    open(HtmlReport.DEFAULT_STUDY, LogLines.game(1, "alpha", "beta"));
    assertTrue(browser.one("#study").isDisplayed());
  }

  @Test
  void theDefaultIsWhereKatachiBoardServes() throws Exception {
    String options =
        Files.readString(BOARD.resolve("java/org/katachi/web/server/BoardOptions.java"));
    String port = StringUtils.substringBetween(HtmlReport.DEFAULT_STUDY, "localhost:", "/");
    assertTrue(options.contains("the port (default " + port + ";"), options);
  }

  private void open(String address, ObjectNode game) throws IOException {
    Path page = folder.resolve("report.html");
    new HtmlReport(Optional.empty(), HtmlReport.DEFAULT_EMBEDDED_BYTES, Optional.empty(), address)
        .write(List.of(LogLines.write(folder.resolve("log"), game)), page);
    browser.open(page, 1280);
  }
}
