package org.katachi.app.analyse;

import java.util.List;
import java.util.function.Consumer;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;

/**
 * Listens to the best lines of a search alone.
 *
 * @param found takes the lines after each iteration, the best first
 */
public record LinesListener(Consumer<List<SearchReport>> found) implements SearchListener {

  @Override
  public void linesFound(List<SearchReport> lines) {
    found.accept(lines);
  }

  @Override
  public void accept(SearchReport report) {
    found.accept(List.of(report));
  }
}
