package org.katachi.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** A person plays and analyses in a real browser. */
@Tag("browser")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BoardBrowserTest {

  private static final int WIDE = 1280;
  private static final Path PICTURES = Path.of("..", "..", "target", "board", "pictures");

  /** Black has an open three and moves. */
  private static final String OPEN_THREE = "h8a1i8c3j8e5";

  private BoardServer server;
  private BoardBrowser browser;

  @BeforeAll
  void begin() throws Exception {
    server = BoardServer.start(new BoardOptions(0, 1, 1 << 23, false));
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

  @ParameterizedTest
  @ValueSource(ints = {WIDE, 400})
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

  @ParameterizedTest
  @ValueSource(ints = {WIDE, 400})
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

  @Test
  void thatThereAreNoMistakesIsToldUntilAPersonActs() {
    open(WIDE);
    importText("h8i9");
    browser.set("#reviewseconds", "0.1");
    browser.countRequests();
    browser.click("#review");
    browser.await(() -> browser.text("#fault").equals("No mistakes found."));
    browser.awaitAnswers();
    assertTrue(browser.one("#fault").isDisplayed());
    browser.click("#back");
    assertFalse(browser.one("#fault").isDisplayed());
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
  void forbiddenPointsAreMarkedAndRefused() {
    open(WIDE);
    importText("(;SZ[15]RU[renju]AB[hg][hi][gh][ih]AW[aa][ca][ac][cc])");
    browser.await(() -> browser.all("#board .forbidden").size() == 1);
    browser.clickPoint("h8", 15);
    browser.await(() -> browser.one("#fault").isDisplayed());
    assertEquals("h8 is forbidden to black.", browser.text("#fault"));
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
    assertEquals("h8 is forbidden to black.", browser.text("#status"));
    browser.press("#board svg", Keys.ARROW_LEFT);
    assertEquals("g8: Black", browser.text("#status"));
    browser.press("#board svg", Keys.ARROW_LEFT);
    assertEquals("f8: Empty", browser.text("#status"));
  }

  @Test
  void theTimeStaysWithinItsLimits() {
    open(WIDE);
    browser.set("#seconds", "5000");
    assertEquals("3600", browser.value("document.getElementById('seconds').value"));
    importText("h8i9j10");
    browser.set("#reviewseconds", "5000");
    browser.countRequests();
    browser.click("#review");
    browser.awaitAnswers();
    assertFalse(browser.one("#fault").isDisplayed());
    browser.click("#review");
    browser.await(() -> browser.text("#review").equals("Analyse the game"));
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
  void anExportWithoutAnAnswerIsTold() {
    open(WIDE);
    importText("h8i9");
    browser.value("(window.fetch = () => Promise.reject(new TypeError('lost'))) && 0");
    browser.click("#exports [data-format=psq]");
    browser.await(() -> browser.text("#fault").startsWith("The server does not answer."));
  }

  @Test
  void aFileThatWasEditedIsReadAgain(@TempDir Path folder) throws Exception {
    open(WIDE);
    Path file = folder.resolve("game.pos");
    Files.writeString(file, "h8i9");
    browser.one("#file").sendKeys(file.toString());
    browser.await(() -> stones() == 2);
    Files.writeString(file, "h8i9j10");
    browser.one("#file").sendKeys(file.toString());
    browser.await(() -> stones() == 3);
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

  @Test
  void theBoardIsDownloadedAsAPicture(@TempDir Path folder) throws Exception {
    open(WIDE);
    importText("h8i9j10");
    browser.downloadTo(folder);
    browser.click("#svg");
    Path svg = folder.resolve("katachi.svg");
    browser.await(() -> Files.exists(svg));
    assertTrue(Files.readString(svg).contains("fill=\"rgb("));
    browser.click("#png");
    Path png = folder.resolve("katachi.png");
    browser.await(() -> Files.exists(png));
    assertEquals(1200, ImageIO.read(png.toFile()).getWidth());
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
    boolean isWhite = "white".equals(browser.value("document.getElementById('person').value"));
    assertEquals(isWhite ? 3 : 4, before);
    clickCorner();
    browser.await(() -> stones() == before + 2);
  }

  @Test
  void aPersonTakesBlackAfterTheEnginesThreeStones() {
    open(400);
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

  @ParameterizedTest
  @CsvSource({"5", "19", "25"})
  void boardsOfAllSizesArePlayable(int size) {
    open(400);
    browser.set("#size", String.valueOf(size));
    newGame("both");
    String corner = (char) ('a' + size - 1) + String.valueOf(size);
    browser.clickPoint(corner, size);
    browser.await(() -> browser.all("#board [data-point=" + corner + "]").size() == 1);
    assertEquals(2 * size, browser.all("#board .coordinate").size());
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
  @CsvSource({"zh, 开始", "cs, Začít", "ja, 開始", "en, Start"})
  void thePageSpeaksTheLanguage(String language, String start) {
    open(400);
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

  @ParameterizedTest
  @CsvSource({"moves, h8i9j10", "psq, 'Piskvorky 15x15'", "sgf, (;FF[4]", "drawing, '   a b c'"})
  void gamesAreWrittenAndReadAgain(String format, String start) {
    open(WIDE);
    importText("h8i9j10");
    browser.click("#back");
    browser.click("#exports [data-format=" + format + "]");
    browser.await(() -> text().startsWith(start));
    browser.click("#import");
    browser.await(() -> stones() == 3);
  }

  @Test
  void aLibraryOfRenLibIsAFileThatIsNoText(@TempDir Path folder) throws Exception {
    open(WIDE);
    String library = "FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF" + "0000" + "7800" + "8940";
    Path file = folder.resolve("opening.lib");
    Files.write(file, HexFormat.of().parseHex(library));
    browser.one("#file").sendKeys(file.toString());
    browser.await(() -> stones() == 2);
  }

  @Test
  void onlyAGameOnItsBoardCanBeALibraryOfRenLib() {
    open(WIDE);
    importText("h8i9");
    assertTrue(browser.one("#renlib").isEnabled());
    browser.click("#renlib");
    browser.set("#size", "19");
    browser.click("#start");
    browser.await(() -> !browser.one("#renlib").isEnabled());
  }

  @Test
  void aFaultyTextIsToldWithItsPlace() {
    open(WIDE);
    importText("h8i9");
    browser.set("#text", "h8h8");
    browser.click("#import");
    browser.await(() -> browser.one("#fault").isDisplayed());
    assertEquals("move 2: h8 is taken", browser.text("#fault"));
    assertEquals(2, stones());
  }

  private void open(int width) {
    browser.open(server.address(), width);
  }

  private void newGame(String person) {
    browser.set("#seconds", "0.1");
    browser.set("#person", person);
    browser.click("#start");
  }

  private void importText(String text) {
    browser.click("#files summary");
    browser.set("#text", text);
    browser.click("#import");
    browser.await(() -> stones() > 0);
  }

  private String text() {
    return (String) browser.value("document.getElementById('text').value");
  }

  private int stones() {
    return browser.all("#board .piece:not(.ghost)").size();
  }
}
