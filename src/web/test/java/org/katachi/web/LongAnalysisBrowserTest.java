package org.katachi.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.math.NumberUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Somebody analyses a game for {@code -Dpage.minutes=60}, on Linux, and goes to another position
 * every ten seconds. Each minute the memory of the page is printed. With {@code -Dpage.gigabytes=2}
 * the browser says that the device has no more memory, as a phone does.
 */
@EnabledIfSystemProperty(named = "page.minutes", matches = "[0-9]+")
class LongAnalysisBrowserTest extends BoardBrowserTest {

  private static final int POSITIONS_A_MINUTE = 6;
  private static final int KILOBYTES_PER_MEGABYTE = 1024;

  @Test
  void thePageKeepsWithinItsMemory() throws Exception {
    Integer gigabytes = Integer.getInteger("page.gigabytes");
    if (gigabytes != null) {
      browser.tellMemory(gigabytes);
    }
    open(gigabytes == null ? WIDE : NARROW);
    importText("h8i9j10h10j8g10i7");
    browser.click("#analyse");
    long first = 0;
    long heap = 0;
    System.out.println("minute, objects of the page in kB, its process in MB, the same by shares");
    for (int minute = 1; minute <= Integer.getInteger("page.minutes"); minute++) {
      for (int i = 0; i < POSITIONS_A_MINUTE; i++) {
        browser.press("body", (minute + i) % 4 < 2 ? "," : ".");
        TimeUnit.SECONDS.sleep(60 / POSITIONS_A_MINUTE);
      }
      heap = browser.heapBytes();
      first = first == 0 ? heap : first;
      System.out.printf(
          "%d, %d, %d, %d%n",
          minute, heap / 1000, processMegabytes("Rss:"), processMegabytes("Pss:"));
    }
    assertTrue(heap < 2 * first, "from " + first + " to " + heap + " bytes");
  }

  /**
   * The memory of the greatest renderer, which is the page's. Its "Rss" counts the browser's
   * program in whole, though all processes of the browser share it; its "Pss" counts its share.
   */
  private static long processMegabytes(String measure) {
    return ProcessHandle.current()
            .descendants()
            .filter(process -> read(process, "cmdline").contains("--type=renderer"))
            .map(
                process ->
                    StringUtils.substringBetween(read(process, "smaps_rollup"), measure, "kB"))
            .mapToLong(kilobytes -> NumberUtils.toLong(StringUtils.strip(kilobytes)))
            .max()
            .orElse(0)
        / KILOBYTES_PER_MEGABYTE;
  }

  /** Empty if the process has ended. */
  private static String read(ProcessHandle process, String file) {
    try {
      return Files.readString(Path.of("/proc", String.valueOf(process.pid()), file));
    } catch (IOException e) {
      return "";
    }
  }
}
