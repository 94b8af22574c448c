package org.katachi.conformance.brain;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.stream.Collectors;

/**
 * A small shell beside a brain, with two jobs. It sends signals, which takes it microseconds where
 * a new process for each takes milliseconds. And it outlives this program: when this program dies
 * without a word, by {@code kill -9} too, the guard's input ends, and it lets the brain go on if it
 * was suspended, gives it a second to see the end of its own input, and kills what is left.
 */
final class Guard implements AutoCloseable {

  private static final String SCRIPT =
      """
      trap '' HUP INT TERM
      mark=$1
      root=
      marked() {
        for file in $(grep -ls -e "$mark" /proc/[0-9]*/environ); do
          file=${file#/proc/}
          echo "${file%/environ}"
        done
        echo "$root"
      }
      while read -r word rest; do
        case $word in
          root) root=$rest;;
          end) exit 0;;
          *) kill "$word" $rest; echo;;
        esac
      done
      kill -CONT $(marked)
      sleep 1
      kill -KILL $(marked)
      """;

  private final Process shell;

  /**
   * Starts the guard.
   *
   * @param mark what stands in the environment of the processes that are guarded, and of no other
   * @throws IOException if there is no shell
   */
  Guard(String mark) throws IOException {
    shell =
        new ProcessBuilder("sh", "-c", SCRIPT, "guard", mark)
            .redirectError(Redirect.DISCARD)
            .start();
  }

  /** Tells which process is the first; where there is no {@code /proc}, no other is found. */
  synchronized void guard(long root) throws IOException {
    tell("root " + root);
  }

  /**
   * Sends a signal to processes; those that are dead do not matter. Returns when it has been sent.
   *
   * @param name as {@code STOP}
   */
  synchronized void signal(String name, Collection<Long> pids) throws IOException {
    tell("-" + name + pids.stream().map(pid -> " " + pid).collect(Collectors.joining()));
    InputStream answers = shell.getInputStream();
    if (answers.read() < 0) {
      throw new IOException("the shell that sends signals has ended");
    }
  }

  private void tell(String line) throws IOException {
    OutputStream input = shell.getOutputStream();
    input.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
    input.flush();
  }

  /** There is nothing to guard any more. */
  @Override
  public synchronized void close() {
    try {
      tell("end");
      shell.getOutputStream().close();
      shell.getInputStream().close();
    } catch (IOException e) {
      // It has ended before.
    }
  }
}
