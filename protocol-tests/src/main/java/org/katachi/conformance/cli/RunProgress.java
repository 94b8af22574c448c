package org.katachi.conformance.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.katachi.conformance.runner.ConversationResult;
import org.katachi.conformance.runner.ConversationRunner;
import org.katachi.conformance.script.Conversation;

/**
 * Shows how far the kit has come: by a bar on stderr and, when it is done, a row for each
 * conversation; or, where no bar can be drawn, by each row as soon as there is one.
 */
final class RunProgress implements ConversationRunner.ProgressListener, AutoCloseable {

  private final Optional<ProgressBar> bar;
  private final Consumer<ConversationResult> rows;
  private final List<ConversationResult> held = new ArrayList<>();

  /**
   * @param drawn whether a bar is drawn
   * @param rows writes a conversation's row
   */
  RunProgress(boolean drawn, int conversations, Consumer<ConversationResult> rows) {
    bar =
        drawn
            ? Optional.of(
                new ProgressBarBuilder()
                    .setTaskName("Conversations")
                    .setInitialMax(conversations)
                    .build())
            : Optional.empty();
    this.rows = rows;
  }

  @Override
  public void begins(Conversation conversation) {
    bar.ifPresent(shown -> shown.setExtraMessage(conversation.path()));
  }

  @Override
  public void ended(ConversationResult result) {
    if (bar.isPresent()) {
      bar.get().step();
      held.add(result);
    } else {
      rows.accept(result);
    }
  }

  @Override
  public void close() {
    bar.ifPresent(ProgressBar::close);
    held.forEach(rows);
  }
}
