package org.katachi.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.web.server.BoardOptions;
import org.katachi.web.server.BoardServer;

/** The page in several tabs, without its server, and in the looks that a person chooses. */
class PageBrowserTest extends BoardBrowserTest {

  @Test
  void twoTabsHaveTheirOwnGames() {
    open(WIDE);
    newGame("both");
    browser.clickPoint("h8", 15);
    browser.await(() -> stones() == 1);
    browser.openTab(server.address(), WIDE);
    assertEquals(0, stones());
    newGame("both");
    browser.clickPoint("a1", 15);
    browser.clickPoint("b1", 15);
    browser.await(() -> stones() == 2);
    browser.switchToTab(0);
    browser.reload();
    assertEquals(1, stones());
  }

  /** A browser has six connections to a server, and the events of a page keep one. */
  @Test
  void moreTabsThanABrowserHasConnectionsAreServed() {
    open(WIDE);
    for (int tab = 1; tab < 8; tab++) {
      browser.openTab(server.address(), WIDE);
    }
    newGame("black");
    browser.clickPoint("h8", 15);
    browser.await(() -> stones() == 2);
    browser.switchToTab(0);
    newGame("black");
    browser.clickPoint("h8", 15);
    browser.await(() -> stones() == 2);
  }

  @Test
  void aDuplicatedTabGoesOnWithACopyOfTheGame() {
    open(WIDE);
    newGame("both");
    browser.clickPoint("h8", 15);
    browser.await(() -> stones() == 1);
    Object session = browser.value("sessionStorage.getItem('katachi-session')");
    browser.duplicateTab();
    assertEquals(1, stones());
    assertNotEquals(session, browser.value("sessionStorage.getItem('katachi-session')"));
  }

  @Tag("server")
  @Test
  void thatTheServerIsGoneIsTold() throws Exception {
    try (BoardServer other = BoardServer.start(new BoardOptions(0, 1, 1 << 20, false))) {
      browser.open(other.address(), WIDE);
    }
    browser.await(() -> browser.text("#fault").startsWith("The server does not answer."));
    open(WIDE);
    // The page's own word on it; the browser's is not the page's fault.
    assertTrue(browser.console().stream().allMatch(line -> line.contains("net::ERR_")));
  }

  @Test
  void rowsMayCountFromTheBottom() {
    open(WIDE);
    browser.click("#view summary");
    browser.set("#rows", "bottom");
    assertEquals("15", browser.one("#board .coordinate:nth-of-type(16)").getText());
    browser.click("#bothsides");
    assertEquals(60, browser.all("#board .coordinate").size());
  }

  @ParameterizedTest
  @CsvSource({
    "zh, 开始",
    "zh-TW, 開始",
    "cs, Začít",
    "ja, 開始",
    "vi, Bắt đầu",
    "ko, 시작",
    "ru, Начать",
    "en, Start"
  })
  void thePageSpeaksTheLanguage(String language, String start) {
    open(NARROW);
    browser.set("#language", language);
    assertEquals(start, browser.text("#start"));
    browser.picture(PICTURES.resolve("language-" + language + ".png"));
  }

  @Test
  void thePageMayBeDark() {
    open(WIDE);
    importText("h8i9j10h10");
    browser.set("#theme", "dark");
    browser.reload();
    assertEquals("dark", browser.value("document.documentElement.dataset.theme"));
    browser.picture(PICTURES.resolve("dark.png"));
  }
}
