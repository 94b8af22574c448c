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
 * Shows the progress of a run. On a terminal it draws a bar on stderr, and prints the row of each
 * conversation at the end; elsewhere it prints each row at once.
 */
final class RunProgress implements ConversationRunner.ProgressListener, AutoCloseable {

  private final Optional<ProgressBar> bar;
  private final Consumer<ConversationResult> rows;
  private final List<ConversationResult> delayed = new ArrayList<>();

  /**
   * Starts with no conversation done.
   *
   * @param drawn whether a bar is drawn
   * @param rows prints the row of a conversation
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
      delayed.add(result);
    } else {
      rows.accept(result);
    }
  }

  @Override
  public void close() {
    bar.ifPresent(ProgressBar::close);
    delayed.forEach(rows);
  }
}
