package org.katachi.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** The page on hosts that know nothing of it, and without a network. */
class AnywhereBrowserTest extends BoardBrowserTest {

  private static final String ISOLATED = "window.crossOriginIsolated";
  private static final String NAVIGATION = "performance.getEntriesByType('navigation')[0].type";

  @Test
  void aHostThatIsolatesThePageNeedsNoSecondVisit() {
    open(WIDE);
    assertEquals(true, browser.value(ISOLATED));
  }

  /**
   * The service worker isolates the page, which is loaded again for that, and has all its files.
   */
  @Test
  void afterTheFirstVisitThePagePlaysAndAnalysesWithoutANetwork() throws Exception {
    try (BoardSite plain = BoardSite.ofFiles(Map.of())) {
      browser.open(plain.address(), WIDE);
      browser.await(() -> Boolean.TRUE.equals(browser.value(ISOLATED)));
    }
    browser.reload();
    playAndAnalyse();
  }

  /** The weights of freestyle are stored at the first visit, those of a rule at its first use. */
  @Test
  void aRuleThatWasNeverUsedNeedsTheNetworkOnceAndTheOthersGoOn() throws Exception {
    try (BoardSite plain = BoardSite.ofFiles(Map.of())) {
      browser.open(plain.address(), WIDE);
      browser.await(() -> Boolean.TRUE.equals(browser.value(ISOLATED)));
    }
    browser.reload();
    browser.set("#rule", "standard");
    newGame("black");
    browser.clickPoint("h8", 15);
    String missing =
        "The weights of this rule are not stored yet. They are needed once from the network.";
    browser.await(() -> browser.text("#fault").equals(missing));
    browser.set("#rule", "freestyle");
    playAndAnalyse();
  }

  /** As in a private window. The page is loaded again once, in vain. */
  @Test
  void withoutSharedMemoryThePagePlaysToo() throws Exception {
    browser.bypassServiceWorkers(true);
    try (BoardSite plain = BoardSite.ofFiles(Map.of())) {
      browser.open(plain.address(), WIDE);
      browser.await(() -> "reload".equals(browser.value(NAVIGATION)));
      browser.awaitReady();
      assertEquals(false, browser.value(ISOLATED));
      playAndAnalyse();
      browser.click("#analyse");
      browser.set("#seconds", "600");
      browser.click("#engine");
      browser.await(() -> browser.text("#engine").equals("Move now"));
      browser.await(() -> !browser.all("#lines li").isEmpty());
      browser.click("#engine");
      browser.await(() -> stones() == 3);
      // The next worker still loads its weights; the page is left before its server ends.
      open(WIDE);
    } finally {
      browser.bypassServiceWorkers(false);
    }
  }

  /** Without time for a search the stones come from the list of openings. */
  @Test
  void anOpeningOfSwap2IsReadFromTheList() {
    open(WIDE);
    browser.value(
        """
        (() => {
          const worker = new Worker('engine-worker.js', { type: 'module' });
          worker.onmessage = ({ data }) => {
            window.opening = data.event === 'swap2' ? data.data.moves : window.opening;
          };
          worker.postMessage({ stopped: null, megabytes: 16 });
          worker.postMessage({
            request: 'swap2 rule=freestyle&width=15&height=15&moves=&millis=1&strength=100&task=1'
          });
        })()
        """);
    browser.await(() -> Long.valueOf(3).equals(browser.value("window.opening?.length")));
  }

  private void playAndAnalyse() {
    newGame("black");
    browser.clickPoint("h8", 15);
    browser.await(() -> stones() == 2);
    browser.click("#analyse");
    browser.await(() -> browser.all("#lines li").size() == 3);
    assertTrue(browser.text("#lines li .rate").endsWith(" %"));
  }
}
