package org.katachi.tournament.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.katachi.process.CommandWords;
import org.katachi.tournament.engine.BrainSpec;
import org.katachi.tournament.engine.Limits;
import org.katachi.tournament.engine.ProgramFiles;
import org.katachi.tournament.engine.RestartMode;

/** Makes brains of the words after {@code -engine} and {@code -each}. */
final class EngineWords {

  private static final List<String> COMMON =
      List.of(
          "arg+",
          "dir",
          "env.",
          "option.",
          "tc",
          "st",
          "timemargin",
          "startup-ms",
          "tscale",
          "initstr",
          "nodes",
          "depth",
          "maxmemory",
          "thread",
          "folder",
          "renewal",
          "protocol");
  private static final List<String> OWN =
      Stream.concat(Stream.of("conf", "cmd", "name", "rating"), COMMON.stream()).toList();
  private static final String ENVIRONMENT = "env.";
  private static final String INFO = "option.";

  private EngineWords() {}

  /**
   * The brains of a tournament.
   *
   * @param engines the words of each {@code -engine}
   * @param each the words of each {@code -each}
   * @param shared what holds for all of them
   * @param stored brains by the names that {@code conf=} names them by, as words
   * @throws IllegalArgumentException if they make no brains with a name of their own
   */
  static List<BrainSettings> brains(
      List<List<String>> engines,
      List<List<String>> each,
      Shared shared,
      Map<String, List<String>> stored) {
    KeyValues common = KeyValues.parseAll("-each", COMMON, each);
    List<BrainSettings> brains = new ArrayList<>();
    for (List<String> words : engines) {
      KeyValues own = withStored(KeyValues.parse("-engine", OWN, words), stored);
      brains.add(brain(own.orElse(common), shared));
    }
    if (brains.size() < 2) {
      throw new IllegalArgumentException(
          "a tournament needs two brains or more, -engine with cmd=... or conf=... twice; there are "
              + brains.size());
    }
    return brains;
  }

  private static KeyValues withStored(KeyValues own, Map<String, List<String>> stored) {
    if (own.text("conf").isEmpty()) {
      return own;
    }
    String name = own.text("conf").get();
    List<String> words = stored.get(name);
    if (words == null) {
      throw new IllegalArgumentException(
          "conf="
              + name
              + ": the file of -brains has no such brain; it has "
              + (stored.isEmpty() ? "none" : String.join(", ", stored.keySet())));
    }
    KeyValues conf = KeyValues.parse("brain " + name, OWN, words);
    return own.without("conf").orElse(conf);
  }

  private static BrainSettings brain(KeyValues words, Shared shared) {
    List<String> command =
        new ArrayList<>(
            CommandWords.split(
                words
                    .text("cmd")
                    .orElseThrow(() -> new IllegalArgumentException("-engine needs cmd=COMMAND"))));
    if (command.isEmpty()) {
      throw new IllegalArgumentException("-engine needs cmd=COMMAND");
    }
    String name = words.text("name").orElse(fileName(command.get(0)));
    command.addAll(words.texts("arg"));
    BrainSpec.Builder builder = BrainSpec.builder(name, command, TimeWords.timeControl(words));
    addLaunch(builder, words);
    addLimits(builder, words);
    addManner(builder, words);
    shared.addTo(builder);
    OptionalDouble rating =
        words.text("rating").isPresent()
            ? OptionalDouble.of(words.decimal("rating", 0))
            : OptionalDouble.empty();
    BrainSpec spec = builder.build();
    ProgramFiles files = files(spec);
    Map<String, Object> logged = forLog(name, words);
    logged.put("sha256", files.sha256());
    return new BrainSettings(spec, files, spec.limits().threads().orElse(1), rating, logged);
  }

  private static ProgramFiles files(BrainSpec spec) {
    try {
      return ProgramFiles.of(spec.launch());
    } catch (IOException e) {
      throw new IllegalArgumentException(
          spec.name() + "'s program can't be read: " + e.getMessage(), e);
    }
  }

  private static void addLaunch(BrainSpec.Builder builder, KeyValues words) {
    words.text("dir").map(Path::of).ifPresent(builder::directory);
    words.family(ENVIRONMENT).forEach(builder::environment);
    builder.startMillis(startMillis(words));
    words.text("initstr").ifPresent(text -> builder.greeting(List.of(text.split("\\\\n|\\R", -1))));
    words
        .text("renewal")
        .ifPresent(
            word ->
                builder.restartMode(choice("renewal", word, Arrays.asList(RestartMode.values()))));
  }

  private static long startMillis(KeyValues words) {
    double scale = words.decimal("tscale", 1);
    if (!(scale > 0)) {
      throw new IllegalArgumentException("tscale= is more than 0, not " + scale);
    }
    return Math.round(scale * words.number("startup-ms", BrainSpec.Builder.START_MILLIS));
  }

  private static void addLimits(BrainSpec.Builder builder, KeyValues words) {
    words.longNumber("nodes").ifPresent(builder::nodes);
    words.longNumber("maxmemory").ifPresent(builder::memory);
    words.intNumber("depth").ifPresent(builder::depth);
    words.intNumber("thread").ifPresent(builder::threads);
    words
        .text("folder")
        .ifPresent(folder -> builder.folder(Path.of(folder), Limits.Folder.GOMOCUP_BYTES));
  }

  private static void addManner(BrainSpec.Builder builder, KeyValues words) {
    words.family(INFO).forEach(builder::info);
    if (choice("protocol", words.text("protocol").orElse("turn"), List.of("turn", "board"))
        .equals("board")) {
      builder.boardEveryMove();
    }
  }

  private static <T> T choice(String key, String word, List<T> choices) {
    return choices.stream()
        .filter(choice -> choice.toString().equals(word))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(key + "= is one of " + choices + ", not " + word));
  }

  /**
   * What holds for all brains and is said by options of its own.
   *
   * @param suspended whether brains stand still in their opponents' time
   * @param log the folder that takes the conversations and what brains write to stderr
   */
  record Shared(boolean suspended, Optional<Path> log) {

    private void addTo(BrainSpec.Builder builder) {
      if (suspended) {
        builder.suspended();
      }
      log.ifPresent(folder -> builder.conversations(folder).errors(folder));
    }
  }

  private static Map<String, Object> forLog(String name, KeyValues words) {
    Map<String, Object> all = new TreeMap<>();
    words.all().forEach((key, values) -> all.put(key, values.size() == 1 ? values.get(0) : values));
    all.put("name", name);
    return all;
  }

  private static String fileName(String program) {
    Path name = Path.of(program).getFileName();
    return name == null ? program : name.toString();
  }
}
