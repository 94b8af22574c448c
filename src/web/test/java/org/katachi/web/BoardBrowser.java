package org.katachi.web;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.apache.commons.lang3.Strings;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;

/** A person at the board, in a browser without a window (Debian's chromium and chromium-driver). */
final class BoardBrowser implements AutoCloseable {

  private static final List<String> BROWSERS =
      List.of("chromium", "chromium-browser", "google-chrome");

  /** For a loaded machine; nothing waits so long if all is well. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final long STEP_MILLIS = 30;

  /**
   * Scrolls to an element, and waits until it stays where it is from a frame to the next. A hidden
   * tab has no frames.
   */
  private static final String SCROLL =
      """
      const [element, done] = arguments;
      const frame = () => new Promise(next => { requestAnimationFrame(next); setTimeout(next, 100); });
      const box = () => JSON.stringify(element.getBoundingClientRect());
      const settle = async () => {
        await frame();
        const before = box();
        await frame();
        return box() === before ? done() : settle();
      };
      element.scrollIntoView({block: 'center'});
      settle();
      """;

  private final ChromeDriver driver;

  BoardBrowser() {
    ChromeDriverService service = ChromeDriverService.createDefaultService();
    service.setExecutable(program(List.of("chromedriver")));
    ChromeOptions options = new ChromeOptions();
    options.setBinary(program(BROWSERS));
    // No sandbox: it can't be had by root, which builds in containers are; only our page is shown.
    options.addArguments(
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--lang=en");
    driver = new ChromeDriver(service, options);
  }

  private static String program(List<String> names) {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(folder -> names.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .map(Path::toString)
        .orElseThrow(() -> new IllegalStateException("no " + names + " in the path"));
  }

  /** Shows the page in a window of this width, with nothing stored. */
  void open(String address, int width) {
    resize(width);
    // A page still stores its game when it is left.
    driver.get("about:blank");
    driver.executeCdpCommand(
        "Storage.clearDataForOrigin",
        Map.of("origin", Strings.CS.removeEnd(address, "/"), "storageTypes", "all"));
    driver.get(address);
    awaitReady();
  }

  void openTab(String address, int width) {
    driver.switchTo().newWindow(WindowType.TAB);
    resize(width);
    driver.get(address);
    awaitReady();
  }

  /** Duplicates the tab, with a copy of what it has stored. */
  void duplicateTab() {
    driver.executeScript("window.open(location.href)");
    switchToTab(1);
    awaitReady();
  }

  /** Whether pages are loaded past their service workers from now on. */
  void bypassServiceWorkers(boolean bypass) {
    driver.executeCdpCommand("Network.enable", Map.of());
    driver.executeCdpCommand("Network.setBypassServiceWorker", Map.of("bypass", bypass));
  }

  /** Lets files be downloaded into a folder. */
  void downloadTo(Path folder) {
    driver.executeCdpCommand(
        "Browser.setDownloadBehavior",
        Map.of("behavior", "allow", "downloadPath", folder.toString()));
  }

  void closeTab() {
    driver.close();
    driver.switchTo().window(driver.getWindowHandles().iterator().next());
  }

  void switchToTab(int i) {
    driver.switchTo().window(List.copyOf(driver.getWindowHandles()).get(i));
  }

  int tabs() {
    return driver.getWindowHandles().size();
  }

  void resize(int width) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", false));
  }

  /** The memory that pages take the device to have from now on, in gigabytes. */
  void tellMemory(int gigabytes) {
    driver.executeCdpCommand(
        "Page.addScriptToEvaluateOnNewDocument",
        Map.of(
            "source",
            "Object.defineProperty(Navigator.prototype, 'deviceMemory', {get: () => %d})"
                .formatted(gigabytes)));
  }

  /** Whether a finger points from now on. */
  void touch(boolean enabled) {
    driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", enabled));
  }

  void reload() {
    driver.navigate().refresh();
    awaitReady();
  }

  /** Goes back to the page before, and forward to this one. */
  void leaveAndComeBack() {
    driver.navigate().back();
    driver.navigate().forward();
    awaitReady();
  }

  /** Opens an address in this tab, with what it has stored. */
  void go(String address) {
    driver.get("about:blank");
    driver.get(address);
    awaitReady();
  }

  void awaitReady() {
    await(() -> value("document.documentElement.dataset.ready") != null);
  }

  /** Waits until something holds. */
  void await(BooleanSupplier condition) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!holds(condition)) {
      if (System.nanoTime() - deadline > 0) {
        throw new AssertionError("nothing came; the page says: " + text("body"));
      }
    }
  }

  /** Counts the requests from now on, for {@link #awaitAnswers}. */
  void countRequests() {
    driver.executeScript(
        "const send = window.fetch; window.unanswered = 0;"
            + "window.fetch = (...request) => { unanswered++;"
            + "return send(...request).finally(() => unanswered--); }");
  }

  /** Waits until every request that was counted is answered. */
  void awaitAnswers() {
    await(() -> Long.valueOf(0).equals(value("unanswered")));
  }

  /** An element may go while it is looked at, since the page goes on. */
  private static boolean holds(BooleanSupplier condition) {
    try {
      Thread.sleep(STEP_MILLIS);
      return condition.getAsBoolean();
    } catch (StaleElementReferenceException e) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Clicks on a point of the board, as {@code h8}, by the place where it is drawn. */
  void clickPoint(String name, int size) {
    WebElement board = scrollTo("#board svg");
    double width = 72 + (size - 1) * 30;
    double x = (36 + 30 * (name.charAt(0) - 'a')) / width - 0.5;
    double y = (36 + 30 * (Integer.parseInt(name.substring(1)) - 1)) / width - 0.5;
    int pixels = board.getSize().getWidth();
    new Actions(driver)
        .moveToElement(board, (int) Math.round(x * pixels), (int) Math.round(y * pixels))
        .click()
        .perform();
  }

  /**
   * Presses the button of the mouse on the middle of an element, and lets it go after something.
   */
  void clickWhile(String selector, Runnable action) {
    new Actions(driver).moveToElement(scrollTo(selector)).clickAndHold().perform();
    action.run();
    new Actions(driver).release().perform();
  }

  void hover(String selector) {
    new Actions(driver).moveToElement(one(selector)).perform();
  }

  List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  WebElement one(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  /** Scrolls to an element and clicks on it. */
  void click(String selector) {
    scrollTo(selector).click();
  }

  private WebElement scrollTo(String selector) {
    WebElement element = one(selector);
    driver.executeAsyncScript(SCROLL, element);
    return element;
  }

  /** Sets the value of a control, as a person who changes it. */
  void set(String selector, String text) {
    driver.executeScript(
        "arguments[0].value = arguments[1];"
            + "arguments[0].dispatchEvent(new Event('change', {bubbles: true}))",
        one(selector),
        text);
  }

  /** Writes into a field in place of what it has, as a person who types. */
  void type(String selector, String text) {
    driver.executeScript(
        "arguments[0].value = arguments[1];"
            + "arguments[0].dispatchEvent(new Event('input', {bubbles: true}))",
        one(selector),
        text);
  }

  void press(String selector, CharSequence... keys) {
    one(selector).sendKeys(keys);
  }

  String text(String selector) {
    return one(selector).getText();
  }

  /** What an expression of JavaScript yields in the page. */
  Object value(String expression) {
    return driver.executeScript("return " + expression);
  }

  /** The bytes of the page's objects, after a collection of garbage. */
  long heapBytes() {
    driver.executeCdpCommand("HeapProfiler.collectGarbage", Map.of());
    driver.executeCdpCommand("Performance.enable", Map.of());
    List<?> metrics =
        (List<?>) driver.executeCdpCommand("Performance.getMetrics", Map.of()).get("metrics");
    return metrics.stream()
        .map(metric -> (Map<?, ?>) metric)
        .filter(metric -> "JSHeapUsedSize".equals(metric.get("name")))
        .mapToLong(metric -> ((Number) metric.get("value")).longValue())
        .sum();
  }

  /** Saves a picture of the page. */
  void picture(Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the page wrote to the console: errors, and what its policy refused. */
  List<String> console() {
    return driver.manage().logs().get("browser").getAll().stream()
        .map(entry -> entry.getMessage())
        .toList();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
