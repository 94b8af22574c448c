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
 * every ten seconds. Each minute the memory of the page is printed.
 */
@EnabledIfSystemProperty(named = "page.minutes", matches = "[0-9]+")
class LongAnalysisBrowserTest extends BoardBrowserTest {

  private static final int POSITIONS_A_MINUTE = 6;
  private static final int KILOBYTES_PER_MEGABYTE = 1024;

  @Test
  void thePageKeepsWithinItsMemory() throws Exception {
    open(WIDE);
    importText("h8i9j10h10j8g10i7");
    browser.click("#analyse");
    long first = 0;
    long heap = 0;
    System.out.println("minute, objects of the page in kB, its process in MB");
    for (int minute = 1; minute <= Integer.getInteger("page.minutes"); minute++) {
      for (int i = 0; i < POSITIONS_A_MINUTE; i++) {
        browser.press("body", (minute + i) % 4 < 2 ? "," : ".");
        TimeUnit.SECONDS.sleep(60 / POSITIONS_A_MINUTE);
      }
      heap = browser.heapBytes();
      first = first == 0 ? heap : first;
      System.out.printf("%d, %d, %d%n", minute, heap / 1000, processMegabytes());
    }
    assertTrue(heap < 2 * first, "from " + first + " to " + heap + " bytes");
  }

  /** The resident memory of the greatest renderer, which is the page's. */
  private static long processMegabytes() {
    return ProcessHandle.current()
            .descendants()
            .filter(process -> read(process, "cmdline").contains("--type=renderer"))
            .mapToLong(process -> residentKilobytes(read(process, "status")))
            .max()
            .orElse(0)
        / KILOBYTES_PER_MEGABYTE;
  }

  private static long residentKilobytes(String status) {
    return NumberUtils.toLong(
        StringUtils.strip(StringUtils.substringBetween(status, "VmRSS:", "kB")));
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
