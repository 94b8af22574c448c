package org.katachi.tournament.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.tournament.games.LogLines;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A reader clicks through the report in a real browser. */
@Tag("browser")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportBrowserTest {

  private static final String ATTACK =
      "<script>window.hacked=1</script><img src=x onerror=hacked=1>";

  private Path page;
  private Browser browser;

  @BeforeAll
  void makeReport(@TempDir Path folder) throws Exception {
    ObjectNode first = LogLines.game(1, "alpha", "beta");
    LogLines.move(first, 0).put("evaluation", -12).put("depth", 7).put("nodes", 12_345);
    LogLines.move(first, 0).put("clock", 59_000).put("message", ATTACK);
    LogLines.move(first, 1).put("evaluation", 29_995);
    LogLines.move(first, 2).put("evaluation", 35_000);
    LogLines.move(first, 3).put("evaluation", 30_000);
    LogLines.move(first, 4).put("evaluation", -30_000);
    LogLines.move(first, 5).put("evaluation", -35_000);
    LogLines.move(first, 6).put("evaluation", 0).put("depth", 0);
    ObjectNode second = LogLines.game(2, "beta", "alpha");
    second.put("winner", "white").put("ending", "late").put("reason", "beta did not move");
    second.set("moves", LogLines.moves("a1", "b1"));
    ObjectNode third = LogLines.game(3, "alpha", ATTACK);
    third.put("opening", "").put("reason", ATTACK).set("moves", LogLines.moves("a1"));
    LogLines.swap2(third, ATTACK, "open");
    LogLines.swap2(third, "alpha", "take black");
    Path log =
        LogLines.write(
            folder.resolve("log"),
            LogLines.object().put("event", "Cup " + ATTACK).put("note", ATTACK),
            first,
            second,
            third);
    page = folder.resolve("report.html");
    new HtmlReport().write(List.of(log), page);
    browser = new Browser();
  }

  @AfterAll
  void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void open() {
    browser.open(page, 1280);
  }

  @AfterEach
  void thePageHasNoErrors() {
    assertEquals(List.of(), browser.console());
    assertNull(browser.value("window.hacked"), "what a brain said has run");
  }

  @Test
  void theFirstGameIsShownAtItsEnd() {
    assertEquals("Game 1", browser.text("#game-title"));
    assertEquals(9, stones());
    assertEquals("Move 9 of 9: black l8. alpha makes five in a row", status());
    assertEquals(1, browser.all("#board .winning").size());
    assertEquals(1, browser.all("#board .last-ring").size());
    assertEquals(1, browser.all("#board .opening-mark").size());
    assertEquals(30, browser.all("#board .coordinate").size());
  }

  @Test
  void aGameTellsWhoChoseWhatInSwap2() {
    assertEquals("", browser.text("#game-swap2"));
    browser.click("#list tr[data-game='3'] button");
    assertEquals(
        "Swap2: " + ATTACK + " laid three stones, alpha took black", browser.text("#game-swap2"));
  }

  @Test
  void buttonsGoThroughAGame() {
    browser.click("#first");
    assertEquals(0, stones());
    assertFalse(browser.one("#back").isEnabled());
    browser.click("#forward");
    browser.click("#forward");
    assertEquals("Move 2 of 9: white a1", status());
    browser.click("#back");
    assertEquals("Move 1 of 9: black h8", status());
    browser.click("#last");
    assertEquals(9, stones());
    assertFalse(browser.one("#forward").isEnabled());
  }

  @Test
  void keysGoThroughAGame() {
    browser.press(Keys.HOME);
    assertEquals(0, stones());
    browser.press(Keys.ARROW_RIGHT);
    browser.press(Keys.ARROW_RIGHT);
    browser.press(Keys.ARROW_RIGHT);
    assertEquals(3, stones());
    browser.press(Keys.ARROW_LEFT);
    assertEquals(2, stones());
    browser.press(Keys.END);
    assertEquals(9, stones());
    browser.press("n");
    assertEquals("Game 2", browser.text("#game-title"));
    browser.press("p");
    assertEquals("Game 1", browser.text("#game-title"));
  }

  @Test
  void playIsAToggle() {
    browser.press(" ");
    assertEquals("true", browser.one("#play").getDomAttribute("aria-pressed"));
    assertEquals(1, stones(), "a finished game begins anew after its opening");
    browser.click("#play");
    assertEquals("false", browser.one("#play").getDomAttribute("aria-pressed"));
  }

  @Test
  void bothSidesTellOfTheirLastMove() {
    browser.press(Keys.HOME);
    assertEquals("–", browser.text("#white-side time"));
    assertEquals("left", browser.text("#white-side small"));
    browser.press(Keys.ARROW_RIGHT);
    browser.press(Keys.ARROW_RIGHT);
    assertEquals("0:59.0", browser.text("#white-side time"));
    assertEquals("left", browser.text("#white-side small"));
    String facts = browser.text("#white-side dl").replaceAll("\\s+", " ");
    assertEquals("move a1 time 2 ms evaluation −12 depth 7 nodes 12.3 K", facts);
    assertEquals(ATTACK, browser.text("#white-side .messages"));
    browser.press(Keys.ARROW_RIGHT);
    assertTrue(browser.text("#black-side dl").contains("+M5"));
    browser.press(Keys.ARROW_RIGHT);
    assertTrue(browser.text("#white-side dl").contains("+M*"), "counted in the brain's own way");
    browser.press(Keys.ARROW_LEFT);
    assertTrue(browser.one("#white-side").getDomAttribute("class").contains("to-move"));
  }

  /** Fault 13: brains that count from 30000 on in their own way told wins in -5000 moves. */
  @Test
  void aMateHasAPositiveNumberOrNone() {
    browser.press(Keys.HOME);
    List<String> told =
        Stream.generate(this::nextEvaluation).limit(7).filter(text -> !text.isEmpty()).toList();
    assertEquals(List.of("−12", "+M5", "+M*", "+M*", "−M*", "−M*"), told);
  }

  private String nextEvaluation() {
    browser.press(Keys.ARROW_RIGHT);
    String mover = browser.text("#status").contains("white") ? "#white-side" : "#black-side";
    Matcher fact = Pattern.compile("evaluation\\s+(\\S+)").matcher(browser.text(mover + " dl"));
    return fact.find() ? fact.group(1) : "";
  }

  @Test
  void theListOfMovesLeadsThroughTheGame() {
    assertEquals(9, browser.all("#movelist .move").size());
    assertEquals("2. a1−12", browser.text("#movelist .white"));
    assertEquals("9. l8", browser.text("#movelist [aria-current=true]"));
    browser.click("#movelist .white");
    assertEquals("Move 2 of 9: white a1", status());
    assertEquals("2. a1−12", browser.text("#movelist [aria-current=true]"));
    browser.press(Keys.HOME);
    assertEquals(0, browser.all("#movelist [aria-current=true]").size());
    browser.press("n");
    assertEquals(
        List.of("1. h8", "2. a1", "3. b1"),
        browser.all("#movelist .move").stream().map(WebElement::getText).toList());
  }

  @Test
  void graphsHaveScales() {
    assertEquals("−1000 −200 0 +200 +1000", words("#evaluation-scale"));
    assertEquals("0 1 ms 2 ms", words("#time-scale"));
    assertEquals("1 move 9", words("#evaluation-extent"));
  }

  @Test
  void theLinesOfScalesHaveNotTheColourOfTheBoard() {
    assertNotEquals(stroke("#board .board-lines"), stroke(".curve line.grid"));
  }

  private String stroke(String selector) {
    return browser.one(selector).getCssValue("stroke");
  }

  @Test
  void aForcedReplyHasNoEvaluation() {
    assertFalse(browser.text("#white-side dl").contains("evaluation"), "depth 0, evaluation 0");
  }

  @Test
  void aLinkOpensAGameAtAMove() {
    browser.value("(location.hash = '#game=3&move=0')");
    assertEquals("Game 3", browser.text("#game-title"));
    assertEquals(0, stones());
  }

  @Test
  void aPositionIsHandedOut() {
    browser.press(Keys.HOME);
    browser.press(Keys.ARROW_RIGHT);
    browser.press(Keys.ARROW_RIGHT);
    browser.click("#copy-position");
    browser.waitFor("document.getElementById('handed-out').textContent.endsWith('h8a1')");
    browser.click("#save-sgf");
    assertEquals("Saved as game-1.sgf", browser.text("#handed-out"));
  }

  @Test
  void aTableThatIsWiderThanTheWindowSaysSo() {
    assertFalse(browser.one(".wide").isDisplayed());
    browser.open(page, 280);
    assertTrue(browser.one(".wide").isDisplayed());
  }

  @Test
  void numbersCanBeHidden() {
    assertEquals(9, browser.all("#board .piece-number").size());
    browser.click("#numbers");
    assertEquals(0, browser.all("#board .piece-number").size());
  }

  @Test
  void theListIsFilteredByBrain() {
    browser.choose("#filter-brain", "beta");
    assertEquals(List.of("1", "2"), listed());
    assertEquals("2 of 3 games", browser.text("#count"));
  }

  @Test
  void theListIsFilteredByEndingAndFromTheTables() {
    browser.choose("#filter-ending", "late");
    assertEquals(List.of("2"), listed());
    browser.click("[data-ending=five]");
    assertEquals(List.of("1", "3"), listed());
    browser.click("[data-opening='']");
    assertEquals(List.of("3"), listed());
    assertEquals("Game 3", browser.text("#game-title"));
    browser.click("#filter-opening");
    assertEquals(List.of("1", "2", "3"), listed());
  }

  @Test
  void theListIsSorted() {
    browser.click("[data-sort=length]");
    assertEquals(List.of("3", "2", "1"), listed());
    browser.click("[data-sort=length]");
    assertEquals(List.of("1", "2", "3"), listed());
    assertEquals("descending", browser.one("#list th:last-child").getDomAttribute("aria-sort"));
  }

  @Test
  void aRowOpensItsGame() {
    browser.click("tr[data-game='2']");
    assertEquals("Game 2", browser.text("#game-title"));
    assertTrue(browser.text("#game-result").startsWith("beta did not move"));
    assertEquals("true", browser.one("tr[data-game='2']").getDomAttribute("aria-current"));
    assertEquals(0, browser.all("#board .winning").size());
  }

  @Test
  void namesAndReasonsAreTextOnly() {
    browser.click("tr[data-game='3']");
    assertTrue(browser.text("#game-result").startsWith(ATTACK));
    assertEquals(ATTACK, browser.text("#white-side .who span"));
    assertEquals("Cup " + ATTACK, browser.text("h1"));
    assertEquals("Cup " + ATTACK, browser.value("document.title"));
    assertEquals(0, browser.all("img").size());
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 1280})
  void thePageIsNeverWiderThanTheWindow(int width) {
    browser.open(page, width);
    assertEquals(
        browser.value("document.documentElement.clientWidth"),
        browser.value("document.documentElement.scrollWidth"));
    for (WebElement button : browser.all(".controls button")) {
      assertTrue(button.getRect().x + button.getRect().width <= width);
      assertTrue(button.getRect().width >= 40, "wide enough for a thumb");
    }
  }

  @Test
  void everyControlHasAName() {
    for (WebElement control : browser.all("button, select, input")) {
      if (control.isDisplayed()) {
        assertFalse(control.getAccessibleName().isBlank(), control.getDomProperty("outerHTML"));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void textIsLegible(String scheme) {
    browser.prefer(scheme);
    for (String name : List.of("ink", "quiet", "accent")) {
      double contrast = contrast(colour("--" + name), colour("--paper"));
      assertTrue(contrast >= 4.5, scheme + " " + name + " on paper: " + contrast);
    }
  }

  private long stones() {
    return browser.all("#board .piece").size();
  }

  private String status() {
    return String.valueOf(browser.value("document.getElementById('status').textContent"));
  }

  private String words(String selector) {
    return browser.text(selector).replaceAll("\\s+", " ");
  }

  private List<String> listed() {
    return browser.all("#list tbody tr").stream()
        .map(row -> row.getDomAttribute("data-game"))
        .toList();
  }

  /** A colour of the style sheet as 0xRRGGBB. */
  private int colour(String property) {
    String text =
        String.valueOf(
            browser.value(
                "getComputedStyle(document.documentElement).getPropertyValue('" + property + "')"));
    return Integer.parseInt(text.strip().substring(1), 16);
  }

  /** The contrast ratio of WCAG 2. */
  private static double contrast(int one, int other) {
    double lighter = Math.max(luminance(one), luminance(other));
    double darker = Math.min(luminance(one), luminance(other));
    return (lighter + 0.05) / (darker + 0.05);
  }

  private static double luminance(int colour) {
    return 0.2126 * linear(colour >> 16) + 0.7152 * linear(colour >> 8) + 0.0722 * linear(colour);
  }

  private static double linear(int channel) {
    double value = (channel & 0xFF) / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }
}
