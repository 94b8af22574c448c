package org.katachi.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;

/** The engine searches the same nodes in a browser as on the JVM: TeaVM has compiled it rightly. */
class SignatureBrowserTest extends BoardBrowserTest {

  @Test
  void benchHasTheSignatureOfTheJvm() throws Exception {
    open(WIDE);
    browser.value(
        """
        (() => {
          const worker = new Worker('engine-worker.js', { type: 'module' });
          worker.onmessage = event => { window.bench = event.data.answer; };
          worker.postMessage({ megabytes: 16 });
          worker.postMessage({ bench: '10' });
        })()
        """);
    browser.await(() -> browser.value("window.bench") != null);
    assertEquals(
        Files.readString(Path.of("..", "bench-signature")).strip(),
        StringUtils.substringAfter((String) browser.value("window.bench"), "Signature ").strip());
  }
}
