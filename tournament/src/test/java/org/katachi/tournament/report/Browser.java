package org.katachi.tournament.report;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/**
 * A browser without a window, as Debian's packages chromium and chromium-driver bring it. Both
 * programs are named, so that nothing is looked for in the net.
 */
public final class Browser implements AutoCloseable {

  private static final List<String> BROWSERS =
      List.of("chromium", "chromium-browser", "google-chrome");

  private final ChromeDriver driver;

  /** Begins without a page. */
  public Browser() {
    ChromeDriverService service = ChromeDriverService.createDefaultService();
    service.setExecutable(program(List.of("chromedriver")));
    ChromeOptions options = new ChromeOptions();
    options.setBinary(program(BROWSERS));
    // No sandbox: it can't be had by root, which builds in containers are; only our page is shown.
    options.addArguments(
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage");
    driver = new ChromeDriver(service, options);
  }

  private static String program(List<String> names) {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(folder -> names.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .map(Path::toString)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "no "
                        + names
                        + " in the path; Debian's packages chromium and chromium-driver have it."
                        + " Tests without a browser: mvn verify -P-browser"));
  }

  /** Shows a page in a window of this width. */
  void open(Path page, int width) {
    open(page.toUri().toString(), width);
  }

  /** Goes on in the tab that a click has opened. */
  void goToNewTab() {
    String shown = driver.getWindowHandle();
    driver.getWindowHandles().stream()
        .filter(tab -> !tab.equals(shown))
        .forEach(tab -> driver.switchTo().window(tab));
  }

  /** Shows the page of an address in a window of this width. */
  public void open(String address, int width) {
    prefer("light");
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", false));
    driver.get(address);
  }

  /** Lets the page see a light or a dark scheme, and a reader who does not like motion. */
  public void prefer(String scheme) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", scheme),
                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
  }

  /** All elements that a CSS selector finds. */
  public List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  /** The element that a CSS selector finds. */
  public WebElement one(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  /** Scrolls to an element and clicks on it. */
  public void click(String selector) {
    WebElement element = one(selector);
    driver.executeScript("arguments[0].scrollIntoView({block: 'center'})", element);
    element.click();
  }

  /** Presses a key while the board has the focus. */
  public void press(CharSequence key) {
    one("#board").sendKeys(key);
  }

  /** Presses a key where the focus is. */
  public void pressOnFocused(CharSequence key) {
    driver.switchTo().activeElement().sendKeys(key);
  }

  /** Chooses an entry of a list of choices. */
  public void choose(String selector, String value) {
    one(selector).sendKeys(value, Keys.TAB);
  }

  /** What an element shows. */
  public String text(String selector) {
    return one(selector).getText();
  }

  /** What an expression of JavaScript yields in the page. */
  public Object value(String expression) {
    return driver.executeScript("return " + expression);
  }

  /** Waits, ten seconds at most, until an expression of JavaScript is true in the page. */
  public void waitFor(String expression) {
    long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
    while (!Boolean.TRUE.equals(value(expression))) {
      if (System.nanoTime() > end) {
        throw new AssertionError("never true: " + expression);
      }
      Thread.onSpinWait();
    }
  }

  /** What the page wrote to the console: errors, and what its policy refused. */
  public List<String> console() {
    return driver.manage().logs().get("browser").getAll().stream()
        .map(entry -> entry.getMessage())
        .toList();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
