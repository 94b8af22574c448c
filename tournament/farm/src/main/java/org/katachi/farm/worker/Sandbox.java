package org.katachi.farm.worker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.tournament.player.BrainSpec;

/**
 * Runs brains by <a href="https://github.com/containers/bubblewrap">bubblewrap</a>: a brain has no
 * network, sees no process but its own, and writes only to its own folder, to that of {@code
 * folder=}, and to an empty {@code /tmp} of its own. It may read what the worker may.
 */
public final class Sandbox {

  private static final List<String> WORDS =
      List.of(
          ("bwrap --ro-bind / / --dev /dev --proc /proc --tmpfs /tmp"
                  + " --unshare-all --die-with-parent")
              .split(" ", -1));

  private static final String WRITABLE = "--bind";
  private static final String END_OF_OPTIONS = "--";

  private Sandbox() {}

  /**
   * The sandbox of this machine, after a trial.
   *
   * @throws IllegalArgumentException if it has none; the message tells why
   */
  public static Sandbox find() throws InterruptedException {
    List<String> trial = new ArrayList<>(WORDS);
    trial.add("true");
    try {
      Process process = new ProcessBuilder(trial).redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
      if (process.waitFor() != 0) {
        throw new IllegalArgumentException("-sandbox: bubblewrap does not work here: " + output);
      }
      return new Sandbox();
    } catch (IOException e) {
      throw new IllegalArgumentException("-sandbox needs bubblewrap, bwrap in the PATH", e);
    }
  }

  /**
   * A brain that runs in the sandbox.
   *
   * @param own the folder with its files, which it may write to
   * @throws IOException if the folder that it is given for its files can't be made
   */
  BrainSpec around(BrainSpec spec, Path own) throws IOException {
    List<Path> writable = new ArrayList<>(List.of(own));
    Optional<Path> folder = spec.folder();
    if (folder.isPresent()) {
      Files.createDirectories(folder.get());
      writable.add(folder.get());
    }
    return spec.behind(words(writable));
  }

  /** A command that runs in the sandbox and may write to a folder. */
  List<String> around(List<String> command, Path own) {
    List<String> words = words(List.of(own));
    words.addAll(command);
    return words;
  }

  private static List<String> words(List<Path> writable) {
    List<String> words = new ArrayList<>(WORDS);
    for (Path folder : writable) {
      words.addAll(List.of(WRITABLE, folder.toString(), folder.toString()));
    }
    words.add(END_OF_OPTIONS);
    return words;
  }
}
