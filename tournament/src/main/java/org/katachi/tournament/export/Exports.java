package org.katachi.tournament.export;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.katachi.tournament.config.ExportConfig;
import org.katachi.tournament.config.ExportConfig.SamplesFormat;
import org.katachi.tournament.log.GameWriter;
import org.katachi.tournament.log.LogHeader;
import org.katachi.tournament.log.LoggedGame;

/** The files for games in other formats. */
public final class Exports {

  /** What Piskvork reads: the code page of a Western Windows. */
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private static final String SGF = "sgf";
  private static final String PSQ = "psq";

  private final ExportConfig config;

  /** The files of a configuration; none is opened yet. */
  public Exports(ExportConfig config) {
    this.config = config;
  }

  /** Whether no file is named. */
  public boolean isEmpty() {
    return names().isEmpty();
  }

  /** The files and folders that are named, as they are. */
  List<String> names() {
    return Stream.of(config.sgf(), config.psq(), config.pgn(), config.csv(), config.samples())
        .flatMap(Optional::stream)
        .map(Object::toString)
        .toList();
  }

  /** The files that are named; of a folder a file as it will hold. */
  public List<Path> files() {
    List<Path> files = new ArrayList<>();
    config
        .sgf()
        .map(sgf -> isFolder(sgf) ? Path.of(sgf, "game." + SGF) : Path.of(sgf))
        .ifPresent(files::add);
    config.psq().map(folder -> folder.resolve("game." + PSQ)).ifPresent(files::add);
    Stream.of(config.pgn(), config.csv(), config.samples())
        .flatMap(Optional::stream)
        .forEach(files::add);
    return List.copyOf(files);
  }

  /** The files and folders that are named and hold something, which {@link #open} replaces. */
  public List<Path> full() throws IOException {
    List<Path> full = new ArrayList<>();
    Optional<Path> sgfFolder = config.sgf().filter(Exports::isFolder).map(Path::of);
    if (sgfFolder.isPresent() && FolderWriter.holdsGames(sgfFolder.get(), SGF)) {
      full.add(sgfFolder.get());
    }
    if (config.psq().isPresent() && FolderWriter.holdsGames(config.psq().get(), PSQ)) {
      full.add(config.psq().get());
    }
    for (Path file : files()) {
      boolean isKept = config.append() && !(isOf(config.samples(), file) && hasOwnSamples());
      if (!isKept && Files.exists(file) && Files.size(file) > 0) {
        full.add(file);
      }
    }
    return full;
  }

  /** Begins all files that are named. */
  public GameWriter open(LogHeader header) throws IOException {
    List<GameWriter> writers = new ArrayList<>();
    GameWriter all = new GameWriters(writers);
    try {
      if (config.sgf().isPresent()) {
        writers.add(sgf(config.sgf().get(), header));
      }
      if (config.psq().isPresent()) {
        writers.add(new FolderWriter(config.psq().get(), PSQ, WINDOWS, PsqGame::of));
      }
      if (config.pgn().isPresent()) {
        writers.add(text(config.pgn().get(), "", game -> PgnGame.of(game, header)));
      }
      if (config.csv().isPresent()) {
        writers.add(text(config.csv().get(), CsvGame.HEAD, CsvGame::of));
      }
      if (config.samples().isPresent()) {
        writers.add(samples(config.samples().get()));
      }
      return all;
    } catch (IOException e) {
      all.close();
      throw e;
    }
  }

  private GameWriter text(Path file, String head, Function<LoggedGame, String> form)
      throws IOException {
    return GameFileWriter.ofText(file, config.append(), head, form);
  }

  private GameWriter sgf(String sgf, LogHeader header) throws IOException {
    Path path = Path.of(sgf);
    return isFolder(sgf)
        ? new FolderWriter(path, SGF, StandardCharsets.UTF_8, game -> SgfGame.of(game, header))
        : text(path, "", game -> SgfGame.of(game, header));
  }

  private GameWriter samples(Path file) throws IOException {
    if (hasOwnSamples()) {
      return new SampleWriter(file);
    }
    GomokuCliSamples samples = new GomokuCliSamples(config.samplesShare());
    Function<LoggedGame, byte[]> layout =
        switch (config.samplesFormat()) {
          case CSV -> samples::csv;
          case BIN -> samples::bin;
          case BINPACK -> GomokuCliSamples::binpack;
          case KATACHI -> throw new IllegalStateException("our own samples have a writer");
        };
    return GameFileWriter.open(file, config.append(), "", layout);
  }

  private boolean hasOwnSamples() {
    return config.samplesFormat() == SamplesFormat.KATACHI;
  }

  private static boolean isOf(Optional<Path> named, Path file) {
    return named.equals(Optional.of(file));
  }

  /**
   * Checks what belongs together.
   *
   * @param resumes whether all games of a log are written again
   * @throws IllegalArgumentException if it makes no sense
   */
  public void check(boolean resumes) {
    if (config.append() && resumes) {
      throw new IllegalArgumentException(
          "-append and -resume: a resumed tournament writes the games of its log again");
    }
  }

  private static boolean isFolder(String sgf) {
    return Files.isDirectory(Path.of(sgf)) || sgf.endsWith("/") || sgf.endsWith(File.separator);
  }
}
