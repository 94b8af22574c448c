package org.katachi.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** A person lets the engine analyse positions and games. */
class AnalysisBrowserTest extends BoardBrowserTest {

  /** Black has an open three and moves. */
  private static final String OPEN_THREE = "h8a1i8c3j8e5";

  @ParameterizedTest
  @ValueSource(ints = {WIDE, NARROW})
  void theAnalysisIsDrawnOnTheBoardAndItsLinesOnHover(int width) {
    open(width);
    importText("h8i9j10");
    browser.click("#analyse");
    browser.await(() -> browser.all("#lines li").size() == 3);
    browser.await(() -> browser.all("#board .hint").size() == 3);
    browser.hover("#lines button");
    browser.await(() -> !browser.all("#board .ghost").isEmpty());
    browser.picture(PICTURES.resolve("analysis-" + width + ".png"));
    assertTrue(browser.text("#lines li .rate").endsWith(" %"));
    assertEquals("% for White", browser.text("#ratefor"));
    browser.click("#analyse");
    browser.await(() -> browser.all("#board .hint").isEmpty());
  }

  /** What a person wants to click on does not move away when the engine has found something. */
  @ParameterizedTest
  @ValueSource(ints = {WIDE, NARROW})
  void whatStandsBelowTheLinesStaysWhereItIs(int width) {
    open(width);
    importText(OPEN_THREE);
    Object place = browser.value(clickAndSay("analyse", "remove"));
    browser.await(() -> browser.all("#lines li").size() == 3);
    browser.await(() -> browser.one("#forced").isDisplayed());
    assertEquals(place, browser.value(placeOf("remove")));
    browser.click("#analyse");
    Object buttons = browser.value(placeOf("moves"));
    browser.value("document.getElementById('text').value = 'h8h8'");
    place = browser.value(clickAndSay("import", "remove"));
    browser.await(() -> browser.one("#fault").isDisplayed());
    assertEquals(place, browser.value(placeOf("remove")));
    assertEquals(buttons, browser.value(placeOf("moves")));
  }

  /** Clicks, and says where something is then, before any answer to the click. */
  private static String clickAndSay(String clicked, String said) {
    return "(document.getElementById('" + clicked + "').click(), " + placeOf(said) + ")";
  }

  private static String placeOf(String id) {
    return "document.getElementById('" + id + "').getBoundingClientRect().top + scrollY";
  }

  @ParameterizedTest
  @ValueSource(ints = {WIDE, NARROW})
  void whatStandsBelowTheLinesStaysWhereItIsWhenTheEngineMoves(int width) {
    open(width);
    newGame("both");
    Object place = browser.value(placeOf("remove"));
    for (int i = 0; i < 7; i++) {
      int moved = stones() + 1;
      browser.press("body", "e");
      browser.await(() -> stones() == moved);
      assertEquals(place, browser.value(placeOf("remove")));
    }
  }

  @Test
  void aForcedWinIsShownToItsEnd() {
    open(WIDE);
    importText(OPEN_THREE);
    browser.click("#analyse");
    browser.await(() -> browser.one("#forced").isDisplayed());
    assertTrue(browser.text("#forced").startsWith("Forced win for Black in 3 moves"));
    browser.click("#lines button");
    browser.await(() -> browser.all("#board .ghost").size() == 3);
    browser.picture(PICTURES.resolve("forced.png"));
  }

  @Test
  void theMistakesOfAGameAreFoundAndTheGraphLeadsToThem() {
    open(WIDE);
    importText("h8h9i8i9j8j9k8b5l8");
    browser.set("#reviewseconds", "0.2");
    browser.click("#review");
    browser.await(() -> !browser.all("#mistakes li").isEmpty());
    assertEquals(1, browser.all("#graph .curve").size());
    assertTrue(browser.text("#mistakes li").matches("(?s).*(Black|White): .* % → .*"));
    browser.picture(PICTURES.resolve("review.png"));
    browser.press("#mistakes li:last-child button", Keys.ENTER);
    browser.await(() -> stones() < 9);
    assertEquals(true, browser.value("document.activeElement.matches('#mistakes button')"));
    assertFalse(browser.all("#board .ghost").isEmpty());
    assertEquals("Black has won.", end("#last"));
  }

  private String end(String button) {
    browser.click(button);
    browser.await(() -> browser.text("#status").endsWith("won."));
    assertEquals(1, browser.all("#board .winning").size());
    return browser.text("#status");
  }

  /** The first stone is none, whatever an engine that is cold sees in so little time. */
  @Test
  void thatThereAreNoMistakesIsToldUntilAPersonActs() {
    open(WIDE);
    importText("h8");
    browser.set("#reviewseconds", "0.1");
    browser.countRequests();
    browser.click("#review");
    browser.await(() -> browser.text("#fault").equals("No mistakes found."));
    browser.awaitAnswers();
    assertTrue(browser.one("#fault").isDisplayed());
    browser.click("#back");
    assertFalse(browser.one("#fault").isDisplayed());
  }

  /** The console has no faulty request here either. */
  @Test
  void aMoveThatEndsTheGameIsNotAnalysed() {
    open(WIDE);
    importText("h8h9i8i9j8j9k8b5");
    browser.click("#why");
    browser.clickPoint("l8", 15);
    browser.await(() -> browser.text("#fault").equals("l8 ends the game."));
    assertEquals(8, stones());
  }

  /** The console has no faulty request, see {@link #thePageHasNoErrors}. */
  @Test
  void aGameThatIsOverIsNotAnalysed() {
    open(WIDE);
    browser.click("#analyse");
    importText("h8h9i8i9j8j9k8b5l8");
    browser.await(() -> browser.text("#status").equals("Black has won."));
    assertFalse(browser.one("#fault").isDisplayed());
    browser.click("#back");
    browser.await(() -> !browser.all("#lines li").isEmpty());
  }

  @Test
  void aPageThatIsLoadedAgainGoesOnWithItsAnalysis() {
    open(WIDE);
    importText("h8i9j10");
    browser.click("#analyse");
    browser.await(() -> !browser.all("#lines li").isEmpty());
    browser.reload();
    browser.await(() -> !browser.all("#lines li").isEmpty());
  }

  @Test
  void theTimeStaysWithinItsLimits() {
    open(WIDE);
    browser.set("#seconds", "5000");
    assertEquals("3600", browser.value("document.getElementById('seconds').value"));
    assertEquals("Seconds a move: 0.1 to 3600 is possible here.", browser.text("#fault"));
    importText("h8i9j10");
    browser.set("#reviewseconds", "5000");
    browser.countRequests();
    browser.click("#review");
    browser.awaitAnswers();
    assertFalse(browser.one("#fault").isDisplayed());
    browser.click("#review");
    browser.await(() -> browser.text("#review").equals("Analyse the game"));
  }

  /** And what was told is told in the language that is chosen after it. */
  @Test
  void theTableStaysWithinTheMemory() {
    open(WIDE);
    browser.set("#hash", "1000000");
    Object largest = browser.value("document.getElementById('hash').max");
    assertEquals(largest, browser.value("document.getElementById('hash').value"));
    assertEquals("Table, MB: 1 to " + largest + " is possible here.", browser.text("#fault"));
    browser.set("#language", "cs");
    assertEquals("Tabulka, MB: zde lze zvolit 1 až " + largest + ".", browser.text("#fault"));
  }

  @Test
  void whatABalancedMoveHasReachedIsTold() {
    open(WIDE);
    newGame("both");
    browser.click("#engineroom summary");
    browser.click("#balanceone");
    browser.await(() -> stones() == 1);
    assertTrue(
        browser
            .text("#fault")
            .matches(
                "(The position is level after|No more balanced move than) .*: Black has .* %\\."),
        browser.text("#fault"));
  }

  @Test
  void theKeysWorkAfterAClickOnTheAnalysis() {
    open(WIDE);
    importText("h8i9j10");
    browser.click("#analyse");
    browser.press("#analyse", ",");
    browser.await(() -> stones() == 2);
  }

  /** As the lines of an analysis do it, again and again. */
  @Test
  void theGraphAndTheBoardAreClickedThoughTheyAreDrawnAnewMeanwhile() {
    Runnable draw = () -> browser.value("document.dispatchEvent(new Event('language'))");
    open(WIDE);
    importText("g8i9");
    browser.clickWhile("#graph", draw);
    browser.await(() -> stones() == 1);
    browser.clickWhile("#board svg", draw);
    browser.await(() -> browser.all("#board [data-point=h8]").size() == 1);
  }
}
