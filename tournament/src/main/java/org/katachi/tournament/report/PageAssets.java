package org.katachi.tournament.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.katachi.tournament.player.FileHash;

/**
 * What a page has that loads nothing.
 *
 * @param style the style sheet
 * @param script the script
 * @param scriptHash tells the browser that this script alone may run
 */
record PageAssets(String style, String script, String scriptHash) {

  /** What draws boards and lists of moves, here and on katachi-board's page. */
  private static final String SHARED = "/org/katachi/web/";

  /** The page's script, in this order. */
  private static final List<String> SCRIPTS =
      List.of("games", "words", "board", "graphs", "replay", "export", "list", "tables", "report");

  /** And then that of a page that goes on. */
  private static final List<String> LIVE_SCRIPTS =
      List.of("live-state", "live-running", "live-ended", "live");

  /** Those of a page, or of one that goes on. */
  static PageAssets of(boolean isLive) throws IOException {
    String script = script(isLive);
    return new PageAssets(
        resource("report.css")
            + resource(SHARED + "drawing.css")
            + (isLive ? resource("live.css") : ""),
        script,
        hash(script));
  }

  /** All in one, as a page that loads nothing has to have it. */
  private static String script(boolean isLive) throws IOException {
    StringBuilder script = new StringBuilder(resource(SHARED + "drawing.js"));
    script.append('\n').append(resource(SHARED + "moves.js"));
    append(script, SCRIPTS);
    if (isLive) {
      append(script, LIVE_SCRIPTS);
    }
    return script.toString();
  }

  private static void append(StringBuilder script, List<String> names) throws IOException {
    for (String name : names) {
      script.append('\n').append(resource("script/" + name + ".js"));
    }
  }

  /** A text that belongs to the pages. */
  static String resource(String name) throws IOException {
    try (InputStream in = PageAssets.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String hash(String script) {
    byte[] digest = FileHash.sha256(script.getBytes(StandardCharsets.UTF_8));
    return Base64.getEncoder().encodeToString(digest);
  }
}
