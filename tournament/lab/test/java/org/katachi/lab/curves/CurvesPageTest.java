package org.katachi.lab.curves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CurvesPageTest {

  @TempDir private Path folder;

  private final Curves curves = new Curves();

  @Test
  void thePageHoldsItsDataAndTheLibraryThatDrawsThem() throws Exception {
    curves.add("loss", "training", 10, 0.71234567);
    String html = page("policy <b>");
    assertTrue(html.contains("<title>policy &lt;b&gt;</title>"));
    assertTrue(html.contains("var uPlot="));
    assertTrue(html.contains("<th scope=\"row\">training</th><td>0.71235</td>"));
    JsonNode plot = data(html).get(0);
    assertEquals(10, plot.get("samples").get(0).asInt());
    assertEquals(0.71234567, plot.get("lines").get(0).get("values").get(0).asDouble());
    assertFalse(html.contains("http://") || html.contains("src="), "it loads something");
  }

  @Test
  void aNameEndsNoScript() throws Exception {
    curves.add("loss</script>", "line", 1, 1);
    assertEquals("loss</script>", data(page("")).get(0).get("name").asText());
  }

  @Test
  void aLaterPageReplacesTheOneThatWasThere() throws Exception {
    page("first");
    assertTrue(page("second").contains("<h1>second</h1>"));
    assertEquals(1, folder.toFile().list().length);
    assertThrows(
        IOException.class, () -> new CurvesPage(folder.resolve("no/page"), "").write(curves));
  }

  @Test
  void aPageThatCannotTakeItsPlaceLeavesNothing() throws Exception {
    Path taken = Files.createDirectories(folder.resolve("page/full")).getParent();
    assertThrows(IOException.class, () -> new CurvesPage(taken, "").write(curves));
    assertEquals(1, folder.toFile().list().length);
  }

  private String page(String title) throws IOException {
    Path file = folder.resolve("page.html");
    new CurvesPage(file, title).write(curves);
    return Files.readString(file);
  }

  private static JsonNode data(String html) throws IOException {
    String json = StringUtils.substringBetween(html, "id=\"curves\">", "</script>");
    return new ObjectMapper().readTree(json);
  }
}
