package org.katachi.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;

/**
 * A browser at a board of its own, and what a person does there in many tests. No page has errors.
 */
@Tag("browser")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BoardBrowserTest {

  static final int WIDE = 1280;
  static final int NARROW = 400;
  static final Path PICTURES = Path.of("..", "..", "target", "board", "pictures");

  BoardSite server;
  BoardBrowser browser;

  @BeforeAll
  void begin() throws Exception {
    server = BoardSite.start();
    browser = new BoardBrowser();
  }

  @AfterAll
  void end() {
    if (browser != null) {
      browser.close();
    }
    if (server != null) {
      server.close();
    }
  }

  @AfterEach
  void thePageHasNoErrors() {
    while (browser.tabs() > 1) {
      browser.switchToTab(browser.tabs() - 1);
      browser.closeTab();
    }
    assertEquals(List.of(), browser.console());
  }

  void open(int width) {
    browser.open(server.address(), width);
  }

  void newGame(String person) {
    browser.set("#seconds", "0.1");
    browser.set("#person", person);
    browser.click("#start");
  }

  void importText(String text) {
    browser.click("#files summary");
    browser.set("#text", text);
    browser.click("#import");
    browser.await(() -> stones() > 0);
  }

  String text() {
    return (String) browser.value("document.getElementById('text').value");
  }

  int stones() {
    return browser.all("#board .piece:not(.ghost)").size();
  }
}
