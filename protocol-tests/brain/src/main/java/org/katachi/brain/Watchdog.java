package org.katachi.brain;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A small shell beside a brain, which sends signals and outlives this program.
 *
 * <p>It sends a signal in microseconds; a new process for each signal takes milliseconds. When this
 * program dies, even by {@code kill -9}, the watchdog's input ends. Then it resumes the brain if
 * that was suspended, gives it a second to see the end of its own input, and kills what is left.
 */
final class Watchdog implements AutoCloseable {

  private static final String SCRIPT =
      """
      trap '' HUP INT QUIT TERM
      mark=$1
      root=
      group=
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
          group) group=$rest;;
          end) exit 0;;
          *) kill "$word" $rest; echo;;
        esac
      done
      kill -CONT $(marked)
      [ -z "$group" ] || echo 0 > "$group/cgroup.freeze"
      sleep 1
      [ -z "$group" ] || echo 1 > "$group/cgroup.kill"
      kill -KILL $(marked)
      [ -z "$group" ] || { sleep 0.1; rmdir "$group"; }
      """;

  private final Process shell;

  /** Whether the system has a shell. */
  static boolean hasShell() {
    return new Program("sh", Optional.empty()).located().isPresent();
  }

  /**
   * Starts the shell.
   *
   * @param mark {@code NAME=value} in the environment of the processes to watch, and of no other
   * @throws IOException if there is no shell
   */
  Watchdog(String mark) throws IOException {
    shell =
        new ProcessBuilder("sh", "-c", SCRIPT, "watchdog", mark)
            .redirectError(Redirect.DISCARD)
            .start();
  }

  /**
   * Sets what to watch.
   *
   * @param root the first process; without {@code /proc} and a control group no other one is found
   * @param group the folder of the control group, if there is one
   */
  synchronized void watch(long root, Optional<Path> group) throws IOException {
    send("root " + root);
    if (group.isPresent()) {
      send("group " + group.get());
    }
  }

  /**
   * Sends a signal to processes and returns when it is sent. Dead processes are passed over.
   *
   * @param name such as {@code STOP}
   */
  synchronized void signal(String name, Collection<Long> pids) throws IOException {
    send("-" + name + pids.stream().map(pid -> " " + pid).collect(Collectors.joining()));
    InputStream answers = shell.getInputStream();
    if (answers.read() < 0) {
      throw new IOException("the shell that sends signals has ended");
    }
  }

  private void send(String line) throws IOException {
    OutputStream input = shell.getOutputStream();
    input.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
    input.flush();
  }

  /** Ends the shell; it kills nothing. */
  @Override
  public synchronized void close() {
    try {
      send("end");
      shell.getOutputStream().close();
      shell.getInputStream().close();
    } catch (IOException e) {
      // It has ended before.
    }
  }
}
