package org.katachi.tournament.config;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.katachi.brain.CommandWords;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.player.BrainSettings;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.Platform;
import org.katachi.tournament.player.TranscriptFiles;
import org.katachi.tournament.settings.Setting;

/**
 * A brain that takes part.
 *
 * @param conf what the file of brains says of it is laid under this before it is bound, and this is
 *     absent then
 * @param sha256 the files of its program, by name; no setting, and empty where it is not known
 */
public record EngineConfig(
    @Setting(
            param = "COMMAND",
            required = true,
            value = "Starts it; words in quotes stay together.")
        String cmd,
    @Setting(
            param = "COMMAND",
            value =
                "Starts it on katachi-farm's workers of platform X: linux, windows or mac, or as"
                    + " linux-aarch64. Others play no game then, but those of this machine's own.")
        Map<String, String> platform,
    @Setting(param = "NAME", value = "What it is called in results; the program's by itself.")
        Optional<String> name,
    @Setting(param = "NAME", value = "Takes what the file of -brains says of this name.")
        Optional<String> conf,
    @Setting(param = "ELO", value = "The ratings of a pool are bound to it.") OptionalDouble rating,
    @JsonUnwrapped BrainSettings common,
    Map<String, String> sha256) {

  /**
   * Checks the commands.
   *
   * @throws IllegalArgumentException if there is none, or no such platform
   */
  public EngineConfig {
    if (CommandWords.split(cmd).isEmpty()) {
      throw new IllegalArgumentException("-engine needs cmd=COMMAND");
    }
    platform.forEach(EngineConfig::checkPlatform);
  }

  private static void checkPlatform(String platform, String command) {
    Platform.of(platform);
    if (CommandWords.split(command).isEmpty()) {
      throw new IllegalArgumentException("platform." + platform + "= needs a command");
    }
  }

  /** What it is called. */
  public String named() {
    return name.orElseGet(() -> fileName(CommandWords.split(cmd).get(0)));
  }

  private static String fileName(String program) {
    Path name = Path.of(program).getFileName();
    return name == null ? program : name.toString();
  }

  /**
   * The brain.
   *
   * @param suspended whether it stands still in its opponents' time
   * @param log takes the conversations and what it writes to stderr
   * @throws IllegalArgumentException if a value makes no sense, or its program can't be read
   */
  public BrainPrograms programs(boolean suspended, Optional<TranscriptFiles> log) {
    Map<Platform, BrainSpec> others = new LinkedHashMap<>();
    platform.forEach(
        (name, command) -> others.put(Platform.of(name), spec(command, suspended, log)));
    return BrainPrograms.of(spec(cmd, suspended, log), others);
  }

  private BrainSpec spec(String program, boolean suspended, Optional<TranscriptFiles> log) {
    List<String> command = new ArrayList<>(CommandWords.split(program));
    command.addAll(common.arg());
    common.args().map(CommandWords::split).ifPresent(command::addAll);
    return new BrainSpec(
        named(), List.of(), command, common.dir(), common.time(), common, suspended, log);
  }
}
