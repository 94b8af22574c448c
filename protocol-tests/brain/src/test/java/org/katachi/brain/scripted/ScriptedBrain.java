package org.katachi.brain.scripted;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A brain as a shell script. It answers START, RECTSTART and ABOUT, and exits on END. All else is
 * shell commands of the test. In these, {@code $line} is the line that came, without its end;
 * {@code $n} is 0 at the start of each game and may be counted up.
 */
public final class ScriptedBrain {

  private String first = ":";
  private String each = ":";
  private final StringBuilder cases = new StringBuilder();

  /** Sets commands that run before the first line is read. */
  public ScriptedBrain first(String commands) {
    first = commands;
    return this;
  }

  /** Sets commands that run for each line, before all others. */
  public ScriptedBrain each(String commands) {
    each = commands;
    return this;
  }

  /**
   * Sets commands that run for a line.
   *
   * @param pattern as in the shell's {@code case}; the first one that fits counts
   */
  public ScriptedBrain on(String pattern, String commands) {
    cases.append("    ").append(pattern).append(") ").append(commands).append(";;\n");
    return this;
  }

  /** Sets commands that run when a move is requested. */
  public ScriptedBrain onMove(String commands) {
    return on("BEGIN|TURN*|DONE", commands);
  }

  /** Writes the script and returns the command that starts it. */
  public List<String> write(Path file) throws IOException {
    Files.writeString(file, script());
    return List.of("sh", file.toString());
  }

  private String script() {
    return "cr=$(printf '\\r')\n"
        + first
        + "\nwhile read -r line; do\n"
        + "  line=${line%\"$cr\"}\n  "
        + each
        + "\n  case $line in\n"
        + cases
        + "    START*|RECTSTART*) n=0; echo OK;;\n"
        + "    ABOUT) echo 'name=\"scripted\"';;\n"
        + "    END) exit 0;;\n"
        + "  esac\n"
        + "done\n";
  }
}
