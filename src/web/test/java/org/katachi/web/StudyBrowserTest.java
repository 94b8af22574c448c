package org.katachi.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A person studies games: with variations, comments and marks, several games beside each other. */
class StudyBrowserTest extends BoardBrowserTest {

  private static final String TREE = "(;SZ[15];B[hh]C[start](;W[ii];B[jj])(;W[gg]BM[1];B[ff]))";

  /** The list of moves, as a person reads it. */
  private List<String> list() {
    return browser.all("#movelist .move, #movelist .comment").stream()
        .map(WebElement::getText)
        .toList();
  }

  private List<String> tabs() {
    return browser.all("#games .title").stream().map(WebElement::getText).toList();
  }

  private void clickMove(String text) {
    browser.all("#movelist .move").stream()
        .filter(move -> move.getText().equals(text))
        .findFirst()
        .orElseThrow()
        .click();
  }

  @Test
  void aClickInTheMiddleOfAGameBeginsAVariation() {
    open(WIDE);
    importText("h8i9j10h10j8");
    browser.press("body", Keys.HOME, Keys.ARROW_RIGHT);
    browser.await(() -> stones() == 1);
    browser.clickPoint("b2", 15);
    browser.await(() -> stones() == 2);
    assertEquals(List.of("1. h8", "2. i9", "2. b2", "3. j10", "4. h10", "5. j8"), list());
    browser.press("body", Keys.ARROW_UP);
    browser.await(() -> browser.all("#board [data-point=i9]").size() == 1);
    browser.press("body", Keys.END);
    browser.await(() -> stones() == 5);
  }

  @Test
  void aTreeIsTakenInAndOutAsAWhole() {
    open(WIDE);
    importText(TREE);
    assertFalse(browser.one("#fault").isDisplayed());
    assertEquals(List.of("1. h8", "start", "2. i9", "2. g7?", "3. f6", "3. j10"), list());
    clickMove("3. f6");
    browser.click("#exports [data-format=sgf]");
    browser.await(() -> text().startsWith("(;FF[4]"));
    assertTrue(text().endsWith(";B[hh]C[start]\n(;W[ii];B[jj])\n(;W[gg]BM[1];B[ff]))\n"), text());
  }

  @Test
  void commentsAndMarksSurviveAReload() {
    open(WIDE);
    importText("h8i9");
    browser.type("#comment", "<img src=x onerror=alert(1)> ]\\");
    browser.click("[data-mark='?']");
    browser.click("[data-mark=star]");
    browser.reload();
    assertEquals(List.of("1. h8", "2. i9?★", "<img src=x onerror=alert(1)> ]\\"), list());
    assertEquals(0, browser.all("#movelist img").size());
    browser.click("[data-mark='?']");
    assertEquals("2. i9★", list().get(1));
  }

  @Test
  void whatIsDeletedComesBack() {
    open(WIDE);
    importText("h8i9j10");
    clickMove("2. i9");
    browser.click("#remove");
    browser.await(() -> list().equals(List.of("1. h8")));
    browser.click("#fault button");
    browser.await(() -> list().equals(List.of("1. h8", "2. i9", "3. j10")));
    assertEquals(2, stones());
  }

  @Test
  void aNewGameLeavesTheOneBefore() {
    open(WIDE);
    newGame("both");
    browser.clickPoint("h8", 15);
    browser.await(() -> stones() == 1);
    newGame("both");
    browser.await(() -> stones() == 0);
    assertEquals(List.of("Game 1 · 1", "Game 2 · 0"), tabs());
    browser.reload();
    browser.click("#games .title");
    browser.await(() -> stones() == 1);
    assertEquals(List.of("Game 1 · 1"), tabs());
  }

  @Test
  void aGameThatWasClosedComesBack() {
    open(WIDE);
    importText("h8i9");
    browser.click("#games .close");
    browser.await(() -> stones() == 0);
    browser.reload();
    browser.click("#reopen");
    browser.await(() -> stones() == 2);
    assertFalse(browser.one("#reopen").isDisplayed());
  }

  /**
   * The closed games give way to one that is closed now, but it is not closed if it has no room.
   */
  @Test
  void aGameIsNotClosedIfTheBrowserCannotKeepIt() {
    open(WIDE);
    importText("h8i9");
    browser.value("(Storage.prototype.setItem = () => { throw new DOMException('full'); }) && 0");
    browser.click("#games .close");
    browser.await(() -> browser.text("#fault").startsWith("The browser's storage is full."));
    assertEquals(2, stones());
    assertEquals(1, tabs().size());
  }

  @Test
  void theWheelGoesThroughTheGame() {
    open(WIDE);
    importText("h8i9j10");
    turnWheel(-100);
    browser.await(() -> stones() == 2);
    turnWheel(-30);
    turnWheel(-30);
    browser.await(() -> stones() == 1);
    turnWheel(100);
    browser.await(() -> stones() == 2);
  }

  private void turnWheel(int pixels) {
    browser.value(
        "document.querySelector('#board svg').dispatchEvent("
            + "new WheelEvent('wheel', {deltaY: %d, bubbles: true, cancelable: true}))"
                .formatted(pixels));
  }

  @Test
  void allGamesOfAFileAreTaken() {
    open(WIDE);
    importText("(;SZ[15]PB[A]PW[B];B[hh])(;SZ[15]PB[C]PW[D];B[hh];W[ii])");
    assertEquals(List.of("A – B · 1", "C – D · 2"), tabs());
  }

  @Test
  void aPositionIsSetUpBesideTheGame() {
    open(WIDE);
    importText("h8i9");
    browser.click("#position summary");
    browser.click("#setupposition");
    browser.click("[data-place=white]");
    browser.clickPoint("a1", 15);
    browser.clickPoint("b1", 15);
    browser.click("[data-place=none]");
    browser.clickPoint("h8", 15);
    browser.await(() -> stones() == 3);
    browser.set("#tomove", "white");
    browser.click("#setupposition");
    browser.await(() -> browser.text("#status").equals("White to move, 3 stones"));
    browser.clickPoint("c1", 15);
    browser.await(() -> browser.all("#board [data-point=c1].white").size() == 1);
    assertEquals(List.of("1. c1"), list());
    browser.press("body", Keys.HOME, Keys.ARROW_LEFT);
    assertEquals(3, stones());
    assertEquals(2, tabs().size());
  }

  @ParameterizedTest
  @CsvSource({
    "#r=renju&n=15&m=h8i9, 2, h8, i9",
    "#r=freestyle&n=19&b=h8&w=s19i9&t=black&m=j10, 4, j10, s19",
    "#/h8g10, 2, h8, g6"
  })
  void aLinkShowsItsPosition(String fragment, int stones, String black, String white) {
    open(WIDE);
    browser.go(server.address() + fragment);
    assertEquals(stones, stones());
    assertEquals(1, browser.all("#board [data-point=" + black + "].black").size());
    assertEquals(1, browser.all("#board [data-point=" + white + "].white").size());
    browser.reload();
    assertEquals(1, tabs().size());
  }

  @Test
  void theLinkOfAPositionIsCopied() {
    open(WIDE);
    importText("(;SZ[15]RU[renju]AB[hh]AW[ii]PL[W];W[jj])");
    browser.value(
        "(Object.defineProperty(navigator, 'clipboard',"
            + " {value: {writeText: async text => { window.copied = text; }}}) && 0)");
    browser.click("#position summary");
    browser.click("#copylink");
    browser.await(() -> browser.value("window.copied") != null);
    assertEquals(
        server.address() + "#r=renju&n=15&b=h8&w=i9&t=white&m=j10", browser.value("window.copied"));
    browser.await(() -> browser.text("#fault").startsWith("The link was copied. It opens on any"));
  }

  @Test
  void theBoardIsTurnedAndMirroredWithAllVariations() {
    open(WIDE);
    importText("(;SZ[15];B[ab](;W[ac])(;W[ad]))");
    browser.click("#position summary");
    browser.click("#turn");
    assertEquals(List.of("1. n1", "2. m1", "2. l1"), list());
    browser.click("#mirror");
    assertEquals(List.of("1. b1", "2. c1", "2. d1"), list());
  }

  @Test
  void aFaultyLinkIsTold() {
    open(WIDE);
    browser.go(server.address() + "#r=renju&n=15&m=h8h8");
    assertEquals("The link is faulty: h8", browser.text("#fault"));
  }

  @Test
  void theReviewWritesBetterLinesIntoTheTree() {
    open(WIDE);
    importText("h8h9i8i9j8j9k8b5l8");
    browser.set("#reviewseconds", "0.2");
    browser.click("#review");
    browser.await(() -> !browser.all("#mistakes li").isEmpty());
    assertTrue(browser.one("#summary").isDisplayed());
    assertTrue(list().stream().anyMatch(move -> move.contains("★")), list()::toString);
    browser.picture(PICTURES.resolve("study.png"));
    browser.reload();
    assertFalse(browser.all("#mistakes li").isEmpty());
  }

  @Test
  void theFileTellsItsRuleAndTheChosenOneHoldsElse() {
    open(WIDE);
    browser.set("#rule", "renju");
    importText("h7a1h9a3g8a5i8a7");
    assertEquals("renju", browser.value("document.getElementById('rule').value"));
    browser.await(() -> browser.all("#board .forbidden").size() == 1);
    browser.set("#text", "(;SZ[15]RU[caro];B[hh])");
    browser.click("#import");
    browser.await(() -> browser.text("#fault").equals("The file says caro, and so it is played."));
  }

  /**
   * Each side has an open three. Black went on elsewhere, where white wins; a review has seen it.
   */
  private static final String MISSED =
      "(;SZ[15];B[hh];W[cc];B[ih];W[cd];B[jh];W[ce]SBKV[100]"
          + "(;B[oo]BM[2]SBKV[50])(;B[gh]HO[1];W[kh];B[fh]))";

  @Test
  void aMissedWinBecomesAPuzzle() {
    open(WIDE);
    importText(MISSED);
    browser.click("#puzzles summary");
    browser.click("#nextpuzzle");
    browser.await(() -> browser.text("#status").equals("Black to move wins. Find it."));
    assertEquals("0 of 1 solved", browser.text("#puzzlescore"));
    assertEquals(6, stones());
    browser.clickPoint("a15", 15);
    browser.await(() -> browser.text("#fault").startsWith("That move does not win by force."));
    assertEquals(6, stones());
    browser.clickPoint("g8", 15);
    browser.await(() -> stones() == 8);
    browser.await(() -> browser.text("#fault").equals("Correct. Go on."));
    browser.click("#hint");
    browser.await(() -> browser.text("#fault").startsWith("The win goes on with "));
    browser.hover("#board svg");
    assertEquals(1, browser.all("#board .ghost").size());
    String last = browser.all("#board [data-point=f8]").isEmpty() ? "f8" : "k8";
    browser.clickPoint(last, 15);
    browser.await(() -> browser.text("#fault").equals("Solved."));
    assertEquals("0 of 1 solved", browser.text("#puzzlescore"));
    browser.set("#language", "cs");
    assertEquals(List.of("Partie 1 · 7", "Úloha · 9"), tabs());
    assertEquals("Vyřešeno.", browser.text("#fault"));
  }

  /** The search has no answer but what the test says, and its time ends when the test says so. */
  @Test
  void whileTheEngineJudgesAMoveOfAPuzzleNoOtherIsPlayed() {
    open(WIDE);
    importText(MISSED);
    browser.click("#puzzles summary");
    browser.click("#nextpuzzle");
    browser.await(() -> stones() == 6);
    browser.value(
        """
        (() => {
          const { fetch, setTimeout } = window;
          const { postMessage } = Worker.prototype;
          window.fetch = (path, ...others) =>
            path.startsWith('api/analyse') ? new Promise(() => {}) : fetch(path, ...others);
          Worker.prototype.postMessage = function (message) {
            return message.request?.startsWith('analyse ') ? 0 : postMessage.call(this, message);
          };
          window.setTimeout = (action, millis) =>
            millis === 5000 ? (window.endJudgement = action, 0) : setTimeout(action, millis);
        })()
        """);
    browser.clickPoint("a15", 15);
    browser.await(() -> browser.text("#status").equals("The engine looks at your move."));
    browser.clickPoint("b15", 15);
    browser.await(() -> browser.text("#fault").equals("The engine looks at your move."));
    assertEquals(7, stones());
    browser.value(
        "void Promise.all([import('./engine.js'), import('./state.js')]).then(("
            + "[{handlers}, {now}]) => handlers.fault({task: now.task, error: 'lost'}))");
    browser.await(() -> browser.text("#fault").equals("The engine has failed: lost"));
    browser.value("endJudgement()");
    assertEquals(6, stones());
    assertEquals("The engine has failed: lost", browser.text("#fault"));
    assertEquals(null, browser.value("localStorage.getItem('katachi-puzzles')"));
    browser.clickPoint("a15", 15);
    browser.await(() -> stones() == 7);
    browser.value("endJudgement()");
    browser.await(() -> browser.text("#fault").startsWith("That move does not win by force."));
    assertEquals(6, stones());
    browser.click("#undo");
    assertEquals("Undo goes no further back than the start of the puzzle.", browser.text("#fault"));
    assertEquals(6, stones());
  }

  @Test
  void aQuestionAboutAMoveIsAnswered() {
    open(WIDE);
    importText("h8a1i8c3j8e5");
    browser.click("#why");
    browser.clickPoint("a15", 15);
    browser.await(() -> browser.text("#whyanswer").startsWith("a15"));
    browser.hover("#status");
    browser.hover("#board svg");
    assertFalse(browser.all("#board .ghost").isEmpty());
    assertEquals(6, stones());
    browser.click("#back");
    browser.await(() -> !browser.one("#whyanswer").isDisplayed());
  }

  @Test
  void aBlockedPointIsNotDrawnOverAStone() {
    open(WIDE);
    newGame("both");
    browser.click("#engineroom summary");
    browser.click("#block");
    assertTrue(browser.text("#fault").startsWith("Click on the points"));
    browser.click("#why");
    browser.set("#language", "cs");
    assertTrue(browser.text("#fault").startsWith("Klikn\u011bte na body"));
    assertTrue(browser.text("#whyanswer").startsWith("Klikn\u011bte na bod,"));
    browser.click("#why");
    browser.clickPoint("h8", 15);
    browser.await(() -> browser.all("#board .blocked").size() == 1);
    browser.click("#block");
    browser.clickPoint("h8", 15);
    browser.await(() -> stones() == 1);
    assertTrue(browser.all("#board .blocked").isEmpty());
  }

  @Test
  void theBoardAndMessagesStayInViewBesideTheWholePanel() {
    open(WIDE);
    importText("h8i9");
    browser.set("#text", "h8h8");
    browser.value("scrollTo(0, document.body.scrollHeight)");
    browser.click("#import");
    browser.await(() -> isInView("#fault"));
    assertTrue(isInView("#board"));
    assertTrue(isInView("#moves"));
  }

  @Test
  void aPhoneGoesToTheBoardAndShowsMessages() {
    open(NARROW);
    importText(TREE);
    assertTrue(isInView("#board"));
    clickMove("3. f6");
    assertTrue(isInView("#board"));
    browser.set("#text", "h8h8");
    browser.click("#import");
    browser.await(() -> isInView("#fault"));
    browser.click("#position summary");
    browser.click("#setupposition");
    assertTrue(isInView("#board"));
    browser.click("#placed");
    assertFalse(browser.one("#placing").isDisplayed());
    browser.click("#why");
    assertTrue(isInView("#whyanswer"));
    browser.picture(PICTURES.resolve("why-phone.png"));
  }

  private boolean isInView(String selector) {
    return (Boolean)
        browser.value(
            "(box => box.height > 0 && box.top >= 0 && box.bottom <= innerHeight)"
                + "(document.querySelector('%s').getBoundingClientRect())".formatted(selector));
  }

  @Test
  void theTabOfTheShownGameIsInView() {
    open(WIDE);
    importText("(;SZ[15];B[hh])".repeat(20));
    browser.click("#newgame");
    browser.await(() -> stones() == 0);
    String isInView =
        "((list, tab) => tab.left >= list.left && tab.right <= list.right)("
            + "document.getElementById('games').getBoundingClientRect(),"
            + "document.querySelector('.tab:has([aria-current=true])').getBoundingClientRect())";
    assertEquals(true, browser.value(isInView));
    browser.value("document.querySelector('#games .close').click()");
    browser.await(() -> browser.one("#reopen").isDisplayed());
    assertEquals(true, browser.value(isInView));
  }

  @Test
  void whatAFingerTapsIsLargeEnough() {
    browser.touch(true);
    open(NARROW);
    importText("h8i9");
    browser.value("document.querySelectorAll('details').forEach(card => { card.open = true; })");
    browser.picture(PICTURES.resolve("touch.png"));
    Object small =
        browser.value(
            "[...document.querySelectorAll('button, select, input[type=number], label:has(input)')]"
                + ".filter(one => one.offsetHeight && one.id !== 'toboard')"
                + ".filter(one => one.offsetHeight < 40)"
                + ".map(one => one.outerHTML)");
    browser.touch(false);
    assertEquals(List.of(), small);
  }

  @Test
  void threatsAndBlockedPointsAreDrawn() {
    open(WIDE);
    importText("h8a1i8c3j8e5");
    browser.click("#engineroom summary");
    browser.click("#threats");
    browser.await(() -> browser.all("#board .threat.black.four").size() == 4);
    browser.click("#block");
    browser.clickPoint("g8", 15);
    browser.await(() -> browser.all("#board .blocked").size() == 1);
    browser.click("#unblock");
    browser.await(() -> browser.all("#board .blocked").isEmpty());
  }

  @Test
  void aTapMayNeedASecondOne() {
    open(NARROW);
    newGame("both");
    browser.click("#view summary");
    browser.click("#taptwice");
    browser.clickPoint("h8", 15);
    browser.clickPoint("i8", 15);
    assertEquals(0, stones());
    browser.clickPoint("i8", 15);
    browser.await(() -> browser.all("#board [data-point=i8]").size() == 1);
  }

  /** On a phone the board, two lines of the analysis and the bar are seen at once. */
  @Test
  void aPhoneShowsTheBoardWithTwoLinesAndTheBar() {
    open(NARROW);
    importText("h8i9j10");
    browser.click("#analyse");
    browser.await(() -> browser.all("#lines li").size() == 3);
    browser.value("scrollTo(0, 0)");
    long bottom =
        number("document.querySelectorAll('#lines li')[1].getBoundingClientRect().bottom");
    assertTrue(
        bottom <= 700 - number("document.getElementById('moves').offsetHeight"), "" + bottom);
    assertTrue(number("document.getElementById('board').getBoundingClientRect().top") >= 0);
  }

  private long number(String expression) {
    return ((Number) browser.value("Math.round(" + expression + ")")).longValue();
  }
}
