package org.katachi.protocol.yixin;

import java.util.List;
import org.katachi.engine.Analyser;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.protocol.task.MoveTask;
import org.katachi.protocol.task.ReportFormat;

/** The search for the best lines, whose reply is the best move. */
final class LinesTask extends MoveTask {

  private final Analyser analyser;

  LinesTask(Analyser analyser, Position position, SearchLimits limits, ReportFormat format) {
    super(analyser, position, limits, format);
    this.analyser = analyser;
  }

  @Override
  protected List<SearchReport> search(
      Position position, SearchControl control, SearchListener listener) {
    return analyser.analyse(position, control, listener);
  }
}
