package org.katachi.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** A person plays, with the mouse and by the keyboard. */
class PlayBrowserTest extends BoardBrowserTest {

  @ParameterizedTest
  @ValueSource(ints = {WIDE, NARROW})
  void aMoveIsAnsweredAndSurvivesAReload(int width) {
    open(width);
    newGame("black");
    browser.clickPoint("h8", 15);
    browser.await(() -> stones() == 2);
    browser.clickPoint("a1", 15);
    browser.await(() -> stones() == 4);
    browser.click("#undo");
    browser.await(() -> stones() == 2);
    browser.reload();
    assertEquals(2, stones());
    browser.click("#redo");
    browser.await(() -> stones() == 4);
    assertFalse((Boolean) browser.value("document.documentElement.scrollWidth > innerWidth"));
  }

  /**
   * Imports, puzzles and set-up positions are for both sides; they don't choose for later games.
   */
  @Test
  void aNewGameTakesTheSideThatThePersonChoseLast() {
    open(WIDE);
    newGame("white");
    browser.await(() -> stones() == 1);
    importText("h8i9");
    browser.await(() -> stones() == 2);
    assertEquals("both", side());
    browser.click("#start");
    browser.await(() -> stones() == 1);
    assertEquals("white", side());
    browser.click("#position summary");
    browser.click("#setupposition");
    assertEquals("both", side());
    browser.click("#newgame");
    browser.await(() -> stones() == 0);
    assertEquals("white", side());
    browser.go(server.address() + "#r=freestyle&n=15&m=h8i9");
    assertEquals("both", side());
    browser.set("#person", "both");
    browser.click("#start");
    assertEquals("both", side());
  }

  private Object side() {
    return browser.value("document.getElementById('person').value");
  }

  @Test
  void theClocksOfBothSidesRunAndTheEngineKeepsToItsOwn() {
    open(WIDE);
    browser.set("#minutes", "0.05");
    browser.set("#seconds", "600");
    browser.set("#person", "black");
    browser.click("#start");
    assertEquals("\u25cf 0:03 \u25cb 0:03", browser.text("#clock"));
    browser.clickPoint("h8", 15);
    browser.await(() -> stones() == 2);
    String end = "Black: the time is over. White has won; you may play on.";
    browser.await(() -> browser.text("#fault").equals(end));
    String clocks = browser.text("#clock");
    assertTrue(clocks.matches("\u25cf 0:00 \u25cb 0:0[123]"), clocks);
    browser.reload();
    assertEquals(clocks, browser.text("#clock"));
    browser.clickPoint("a1", 15);
    browser.await(() -> browser.text("#engine").equals("Move now"));
    browser.value("new Promise(end => setTimeout(end, 1500))");
    browser.click("#engine");
    browser.await(() -> stones() == 4);
    assertEquals(clocks, browser.text("#clock"));
    assertFalse(browser.one("#fault").isDisplayed());
  }

  @Test
  void aStoneSoundsIfAPersonWantsIt() {
    open(WIDE);
    browser.value(
        "(AudioContext.prototype.createOscillator = function () {"
            + " window.sounds = (window.sounds || 0) + 1;"
            + " return new OscillatorNode(this); }) && 0");
    newGame("both");
    browser.clickPoint("h8", 15);
    browser.click("#view summary");
    browser.click("#sound");
    browser.clickPoint("i9", 15);
    browser.await(() -> stones() == 2);
    assertEquals(1L, browser.value("window.sounds"));
  }

  @Test
  void theEngineBeginsAgainstWhiteAndMovesAtOnceOnDemand() {
    open(WIDE);
    browser.set("#seconds", "600");
    browser.set("#person", "white");
    browser.click("#start");
    browser.await(() -> stones() == 1);
    browser.clickPoint("a1", 15);
    browser.await(() -> browser.text("#engine").equals("Move now"));
    browser.click("#engine");
    browser.await(() -> stones() == 3);
  }

  @Test
  void forbiddenPointsAreMarkedAndRefused() {
    open(WIDE);
    importText("(;SZ[15]RU[renju]AB[hg][hi][gh][ih]AW[aa][ca][ac][cc])");
    browser.await(() -> browser.all("#board .forbidden").size() == 1);
    browser.clickPoint("h8", 15);
    browser.await(() -> browser.one("#fault").isDisplayed());
    assertEquals("h8 is forbidden to black: two open threes at once.", browser.text("#fault"));
    assertEquals(8, stones());
  }

  @Test
  void theKeyboardPlaysAndGoesThroughAGame() {
    open(WIDE);
    newGame("both");
    browser.press("#board svg", Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ENTER);
    browser.await(() -> stones() == 1);
    assertEquals(1, browser.all("#board [data-point=g8]").size());
    browser.press("#board svg", ",");
    browser.await(() -> stones() == 0);
    browser.press("#board svg", ".");
    browser.await(() -> stones() == 1);
  }

  @Test
  void theCursorSaysWhatIsOnAPoint() {
    open(WIDE);
    importText("(;SZ[15]RU[renju]AB[hg][hi][gh][ih]AW[aa][ca][ac][cc])");
    browser.await(() -> browser.all("#board .forbidden").size() == 1);
    browser.press("#board svg", Keys.ARROW_UP);
    assertEquals("h8 is forbidden to black: two open threes at once.", browser.text("#status"));
    browser.press("#board svg", Keys.ARROW_LEFT);
    assertEquals("g8: Black", browser.text("#status"));
    browser.press("#board svg", Keys.ARROW_LEFT);
    assertEquals("f8: Empty", browser.text("#status"));
  }

  @Test
  void theCursorDoesNotStayForASmallerBoard() {
    open(WIDE);
    newGame("both");
    browser.press("#board svg", Keys.ARROW_LEFT.toString().repeat(10));
    browser.set("#size", "5");
    newGame("both");
    browser.press("#board svg", Keys.ENTER, Keys.ARROW_LEFT, Keys.ENTER);
    browser.await(() -> stones() == 1);
    assertEquals(1, browser.all("#board [data-point=c3]").size());
  }

  @Test
  void aSizeThatNoBoardHasIsRefused() {
    open(WIDE);
    newGame("both");
    browser.clickPoint("h8", 15);
    browser.await(() -> stones() == 1);
    browser.set("#size", "50");
    browser.click("#start");
    assertEquals(1, stones());
    assertEquals(true, browser.value("document.activeElement.matches('#size:invalid')"));
  }

  @Test
  void afterAGameAnotherBeginsBelowTheBoard() {
    open(WIDE);
    importText("h8h9i8i9j8j9k8b5l8");
    browser.await(() -> browser.text("#engine").equals("New game"));
    browser.press("body", "e");
    assertEquals(9, stones());
    browser.click("#engine");
    browser.await(() -> stones() == 0);
    assertEquals("Engine moves", browser.text("#engine"));
  }

  @Test
  void aKeyLeadsToTheBoard() {
    open(WIDE);
    newGame("both");
    browser.press("#toboard", Keys.ENTER);
    assertEquals(true, browser.value("document.activeElement.matches('#board svg')"));
    browser.press("#board svg", Keys.ARROW_LEFT, Keys.ENTER);
    browser.await(() -> stones() == 1);
    assertEquals("White to move, 1 stone", browser.text("#status"));
  }

  @ParameterizedTest
  @CsvSource({"5", "19", "25"})
  void boardsOfAllSizesArePlayable(int size) {
    open(NARROW);
    browser.set("#size", String.valueOf(size));
    newGame("both");
    String corner = (char) ('a' + size - 1) + String.valueOf(size);
    browser.clickPoint(corner, size);
    browser.await(() -> browser.all("#board [data-point=" + corner + "]").size() == 1);
    assertEquals(2 * size, browser.all("#board .coordinate").size());
  }

  private void swap2(String role) {
    browser.set("#seconds", "0.2");
    browser.set("#person", role);
    // A game of the test before may have been stored once more while the page was opened.
    if (!browser.one("#swap2").isSelected()) {
      browser.click("#swap2");
    }
    browser.click("#start");
  }

  /** The engine's stones are not the same each time. */
  private void clickCorner() {
    String empty =
        Stream.of("a1", "o1", "a15", "o15")
            .filter(corner -> browser.all("#board [data-point=" + corner + "]").isEmpty())
            .findFirst()
            .orElseThrow();
    browser.clickPoint(empty, 15);
  }

  @Test
  void aPersonLaysTheStonesOfSwap2AndTheEngineChooses() {
    open(WIDE);
    swap2("black");
    for (String stone : List.of("h8", "a1", "i8")) {
      browser.await(() -> browser.text("#status").startsWith("Swap2: lay stone"));
      browser.clickPoint(stone, 15);
    }
    browser.await(() -> browser.text("#status").startsWith("You are"));
    browser.reload();
    int before = stones();
    boolean isWhite = "white".equals(side());
    assertEquals(isWhite ? 3 : 4, before);
    clickCorner();
    browser.await(() -> stones() == before + 2);
  }

  @Test
  void aPersonTakesBlackAfterTheEnginesThreeStones() {
    open(NARROW);
    swap2("white");
    browser.await(() -> browser.one("#takeblack").isDisplayed());
    assertEquals(3, stones());
    browser.picture(PICTURES.resolve("swap2.png"));
    browser.reload();
    browser.click("#takeblack");
    browser.await(() -> stones() == 4);
    assertFalse(browser.one("#swap2choice").isDisplayed());
    browser.click("#undo");
    browser.await(() -> stones() < 4);
  }

  @Test
  void aPersonStaysWhiteAfterTheEnginesThreeStones() {
    open(WIDE);
    swap2("white");
    browser.await(() -> browser.one("#takewhite").isDisplayed());
    browser.click("#takewhite");
    assertEquals("You are White. White to move, 3 stones", browser.text("#status"));
    clickCorner();
    browser.await(() -> stones() == 5);
  }

  @Test
  void aPersonAddsTwoStonesAndTheEngineChooses() {
    open(WIDE);
    swap2("white");
    browser.await(() -> browser.one("#addtwo").isDisplayed());
    browser.click("#addtwo");
    clickCorner();
    browser.await(() -> browser.text("#status").equals("Swap2: lay stone 5 (Black)."));
    clickCorner();
    browser.await(() -> browser.text("#status").startsWith("You are"));
    assertFalse(browser.one("#addtwo").isDisplayed());
  }
}
