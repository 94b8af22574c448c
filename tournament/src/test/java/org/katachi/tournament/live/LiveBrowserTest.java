package org.katachi.tournament.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.tournament.report.Browser;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A reader watches a tournament in a real browser. */
@Tag("browser")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LiveBrowserTest {

  private static final int MOVES = LiveTournament.MOVES;
  private static final String STATE = "document.getElementById('state').textContent === '%s'";
  private static final String GAMES =
      "document.getElementById('headway-words').textContent.startsWith('%d of ')";
  private static final String BOARDS =
      "document.querySelectorAll('#boards .card .piece').length === %d";

  private Browser browser;
  private LiveTournament tournament;

  @BeforeAll
  void openBrowser() {
    browser = new Browser();
  }

  @AfterAll
  void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void begin() throws Exception {
    tournament = new LiveTournament(4, 2);
    browser.open(tournament.page().url(), 1280);
    browser.waitFor(STATE.formatted("Playing"));
  }

  @AfterEach
  void end() throws Exception {
    assertEquals(List.of(), browser.console());
    tournament.close();
  }

  @Test
  void boardsFollowTheMoves() {
    assertEquals(2, browser.all("#boards .card").size());
    tournament.allow(3);
    browser.waitFor(BOARDS.formatted(3));
    assertEquals(2, browser.all("#boards .to-move").size());
    String first = browser.one("#boards .card").getAccessibleName();
    assertTrue(first.startsWith("Watch game 1: brain 0 with black, brain 1 with white"), first);
  }

  @Test
  void tablesAndGamesFollowTheResults() {
    assertFalse(browser.one(".replay").isDisplayed());
    tournament.allow(8 * MOVES);
    browser.waitFor(GAMES.formatted(8));
    browser.waitFor("document.querySelectorAll('#list tbody tr').length === 8");
    browser.waitFor("document.getElementById('facts').textContent.includes('8 games')");
    browser.waitFor("document.getElementById('standings').textContent.includes('4–0–4')");
    assertTrue(browser.one(".replay").isDisplayed());
    assertEquals("8 of 8 games", browser.text("#count"));
  }

  @Test
  void aTabKeepsAsManyGamesAsAPageThatIsLoadedNow() throws Exception {
    tournament.close();
    tournament = new LiveTournament(4, 2, Optional.empty(), 1_000, (game, board) -> {});
    browser.open(tournament.page().url(), 1280);
    browser.waitFor(STATE.formatted("Playing"));
    assertFalse(browser.one("#left-out").isDisplayed());
    tournament.allow(8 * MOVES);
    browser.waitFor(GAMES.formatted(8));
    browser.waitFor(
        "Number(document.getElementById('left-out-count').textContent)"
            + " + document.querySelectorAll('#list tbody tr').length === 8");
    String note = browser.text("#left-out");
    browser.open(tournament.page().url(), 1280);
    browser.waitFor(GAMES.formatted(8));
    assertEquals(note, browser.text("#left-out"));
    assertTrue(browser.one("#left-out").isDisplayed());
  }

  @Test
  void whatTheReaderHasOpenedStays() {
    tournament.allow(2 * MOVES);
    browser.waitFor("document.querySelectorAll('#openings .mini svg').length === 1");
    browser.choose("#filter-brain", "brain 1");
    browser.click("#openings .opening");
    browser.press(Keys.HOME);
    browser.value("document.querySelector('#openings .opening').focus()");
    tournament.allow(4 * MOVES);
    browser.waitFor("document.getElementById('facts').textContent.includes('6 games')");
    assertEquals("opening", browser.value("document.activeElement.className"));
    assertEquals("0", browser.value("document.getElementById('position').value"));
    assertEquals(1, browser.all("#openings .mini svg").size());
  }

  @Test
  void aRunningGameIsWatchedOnTheLargeBoard() {
    tournament.allow(1);
    browser.waitFor(BOARDS.formatted(1));
    browser.one("#boards .card").sendKeys(Keys.ENTER);
    browser.waitFor("document.getElementById('game-title').textContent === 'Game 1'");
    assertTrue(browser.text("#game-result").startsWith("is being played"));
    tournament.allow(17);
    browser.waitFor("document.querySelectorAll('#board .piece').length === 9");
    browser.waitFor("document.getElementById('game-result').textContent.includes('five in a row')");
  }

  @Test
  void pauseIsAToggle() {
    browser.click("#pause");
    browser.waitFor(STATE.formatted("Paused, 2 running games to end"));
    assertEquals("Resume", browser.text("#pause"));
    tournament.allow(8 * MOVES);
    browser.waitFor(STATE.formatted("Paused"));
    browser.waitFor(GAMES.formatted(4));
    assertEquals("None at the moment.", browser.text("#boards-note"));
    browser.click("#pause");
    browser.waitFor(GAMES.formatted(8));
  }

  @Test
  void stopAsksFirst() throws Exception {
    browser.one("#halt").sendKeys(Keys.ENTER);
    assertTrue(browser.one("#confirm").isDisplayed());
    assertEquals("Play on", browser.value("document.activeElement.textContent"));
    browser.one("#confirm-no").sendKeys(Keys.ESCAPE);
    assertFalse(browser.one("#confirm").isDisplayed());
    assertEquals("halt", browser.value("document.activeElement.id"), "back where it was");
    assertFalse(tournament.page().isStopping());
    browser.one("#halt").sendKeys(Keys.ENTER);
    browser.one("#confirm-yes").sendKeys(Keys.ENTER);
    assertThrows(ExecutionException.class, tournament::awaitEnd);
    tournament.page().close();
    browser.waitFor(STATE.formatted("Stopped"));
    assertFalse(browser.one("#halt").isDisplayed());
  }

  @Test
  void theEndFreezesThePage() throws Exception {
    tournament.allow(8 * MOVES);
    tournament.awaitEnd();
    tournament.page().showEnd();
    tournament.page().close();
    browser.waitFor(STATE.formatted("Ended"));
    assertEquals(
        "No more games are played: this page stays as it is.", browser.text("#boards-note"));
    browser.waitFor("document.querySelectorAll('#list tbody tr').length === 8");
    browser.press(Keys.HOME);
    assertEquals(0, browser.all("#board .piece").size(), "games can be replayed still");
  }

  @Test
  void allButtonsAreReachedByTab() {
    browser.value("document.querySelector('.skip').focus()");
    List<String> wanted = List.of("pause", "halt", "card", "card");
    for (String name : wanted) {
      String focused = "";
      for (int i = 0; i < 20 && !focused.equals(name); i++) {
        browser.pressOnFocused(Keys.TAB);
        focused =
            String.valueOf(
                browser.value("document.activeElement.id || document.activeElement.className"));
      }
      assertEquals(name, focused);
      assertFalse(
          String.valueOf(browser.value("getComputedStyle(document.activeElement).outlineStyle"))
              .equals("none"),
          "the focus is seen");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 1280})
  void thePageIsNeverWiderThanTheWindow(int width) {
    tournament.page().warn("a word that is long: " + "x".repeat(300));
    browser.open(tournament.page().url(), width);
    browser.waitFor(STATE.formatted("Playing"));
    tournament.allow(3 * MOVES);
    browser.waitFor("document.querySelectorAll('#remarks li').length === 1");
    browser.waitFor("!document.getElementById('facts').textContent.includes('0 games')");
    assertEquals(
        browser.value("document.documentElement.clientWidth"),
        browser.value("document.documentElement.scrollWidth"));
    for (WebElement button : browser.all(".actions button")) {
      assertTrue(!button.isDisplayed() || button.getRect().height >= 40, "for a thumb");
    }
  }

  @Test
  void aListOfChoicesStaysAsLongAsItsNamesDo() {
    tournament.allow(2 * MOVES);
    browser.waitFor("document.querySelectorAll('#list tbody tr').length === 2");
    browser.value("(window.choice = document.getElementById('filter-brain').options[1])");
    tournament.allow(2 * MOVES);
    browser.waitFor("document.querySelectorAll('#list tbody tr').length === 4");
    assertEquals(true, browser.value("window.choice.isConnected"));
  }

  /** What follows a ? in the address of this machine's page changes nothing else. */
  @Test
  void theKeyDoesNotStayInTheAddress() {
    browser.open(tournament.page().url() + "?key=0", 1280);
    browser.waitFor(STATE.formatted("Playing"));
    tournament.allow(MOVES);
    browser.waitFor("document.querySelectorAll('#list tbody tr').length === 1");
    assertEquals("", browser.value("location.search"));
    String hash = String.valueOf(browser.value("location.hash"));
    assertTrue(hash.startsWith("#game="), hash);
    assertEquals(
        "?key=0", browser.value("history.state.key"), "it is there to load the page again");
  }

  @Test
  void everyControlHasAName() {
    for (WebElement control : browser.all("button, select, input, progress")) {
      if (control.isDisplayed()) {
        assertFalse(control.getAccessibleName().isBlank(), control.getDomProperty("outerHTML"));
      }
    }
  }
}
