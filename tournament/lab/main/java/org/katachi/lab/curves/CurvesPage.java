package org.katachi.lab.curves;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.katachi.io.WholeFile;

/**
 * An HTML page with the plots of a training, drawn by uPlot. It needs no other file and no network;
 * without scripts it shows the last values alone.
 *
 * @see <a href="https://github.com/leeoniya/uPlot">uPlot</a>
 */
public final class CurvesPage {

  private static final String LIBRARY = "/META-INF/resources/webjars/uplot/1.6.30/dist/";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Path file;
  private final String title;

  /**
   * A page that is not written yet.
   *
   * @param title tells what was trained, and how
   */
  public CurvesPage(Path file, String title) {
    this.file = file;
    this.title = title;
  }

  /**
   * Writes the page, in place of the one that was there.
   *
   * @throws IOException if it can't be written; then what was there stays
   */
  public void write(Curves curves) throws IOException {
    View view =
        new View(
            title,
            resource(LIBRARY + "uPlot.min.css") + resource("curves.css"),
            resource(LIBRARY + "uPlot.iife.min.js") + resource("curves.js"),
            // A name may hold "</script>".
            MAPPER.writeValueAsString(curves.plots()).replace("<", "\\u003c"),
            curves.plots());
    WholeFile.replace(file, path -> Files.writeString(path, html(view)));
  }

  private static String html(View view) throws IOException {
    return Mustache.compiler()
        .withFormatter(CurvesPage::format)
        .compile(resource("curves.html"))
        .execute(view);
  }

  private static String format(Object value) {
    return value instanceof Double number
        ? String.format(Locale.ROOT, "%.5g", number)
        : value.toString();
  }

  private static String resource(String name) throws IOException {
    try (InputStream stream = CurvesPage.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** What the template shows. */
  record View(String title, String style, String script, String data, List<Curves.Plot> plots) {}
}
