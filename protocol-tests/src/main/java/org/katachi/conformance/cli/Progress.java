package org.katachi.conformance.cli;

import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.katachi.conformance.conversation.Conversation;
import org.katachi.conformance.runner.ConversationRunner;
import org.katachi.conformance.runner.Result;

/** Shows a bar on stderr, if the launcher has found a terminal there. */
final class Progress implements ConversationRunner.ProgressListener, AutoCloseable {

  /** The system property; Java 17 has no way to ask whether stderr is a terminal. */
  private static final String SHOWN = "katachi.progress";

  private final Optional<ProgressBar> bar;

  Progress(int conversations) {
    bar =
        Boolean.getBoolean(SHOWN)
            ? Optional.of(
                new ProgressBarBuilder()
                    .setTaskName("Conversations")
                    .setInitialMax(conversations)
                    .build())
            : Optional.empty();
  }

  @Override
  public void begins(Conversation conversation) {
    bar.ifPresent(shown -> shown.setExtraMessage(conversation.path()));
  }

  @Override
  public void ended(Result result) {
    bar.ifPresent(ProgressBar::step);
  }

  @Override
  public void close() {
    bar.ifPresent(ProgressBar::close);
  }
}
