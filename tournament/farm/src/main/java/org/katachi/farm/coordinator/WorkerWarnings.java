package org.katachi.farm.coordinator;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Report;

/**
 * Tells people what workers report. Words that a worker has chosen stand in it: each remark is one
 * line of a terminal.
 */
final class WorkerWarnings {

  private static final Pattern BREAK = Pattern.compile("\\R|\\t");

  /** Control characters, that move a terminal's cursor or ring its bell, among them. */
  private static final Pattern UNPRINTABLE = Pattern.compile("\\p{C}");

  /** Long enough for a reason, and for the name of the worker before it. */
  private static final int MOST = 500;

  private final String work;
  private final Consumer<String> out;

  /**
   * Remarks on workers of one kind.
   *
   * @param work what they do, as {@code games}
   * @param out takes a remark each
   */
  WorkerWarnings(String work, Consumer<String> out) {
    this.work = work;
    this.out = out;
  }

  /** A text as one line of a terminal. */
  static String printable(String words) {
    String line = BREAK.matcher(words).replaceAll(" ");
    String text = UNPRINTABLE.matcher(line).replaceAll("?");
    return text.length() <= MOST ? text : text.substring(0, MOST) + "…";
  }

  void tell(String words) {
    out.accept(printable(words));
  }

  /** Reads a report; nothing if the message is none, which is told. */
  Optional<Report> read(byte[] message) {
    try {
      return Optional.of(Messages.read(message, Report.class));
    } catch (IOException e) {
      tell("a worker sent " + message.length + " bytes that are no report");
      return Optional.empty();
    }
  }

  /** Tells of workers that come and go, and of what is wrong with brains; nothing of results. */
  void tell(Report report) {
    if (report instanceof Report.Joined joined) {
      tell(
          "worker %s has joined: %d %s at once, %s"
              .formatted(joined.worker(), joined.concurrency(), work, joined.machine()));
    } else if (report instanceof Report.Unable unable) {
      tell("worker " + unable.worker() + " " + unable.reason());
    } else if (report instanceof Report.Remarked remarked) {
      tell("on worker " + remarked.worker() + " " + remarked.words());
    }
  }
}
