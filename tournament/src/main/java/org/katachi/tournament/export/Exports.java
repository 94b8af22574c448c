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
import org.katachi.tournament.log.LogHeader;
import org.katachi.tournament.log.LogSeries;
import org.katachi.tournament.log.LoggedGame;

/** The files for games in other formats; none is opened yet. */
public record Exports(ExportConfig config) {

  /** What Piskvork reads: the code page of a Western Windows. */
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private static final String SGF = "sgf";
  private static final String PSQ = "psq";

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
    if (sgfFolder.isPresent() && GameFolder.holdsGames(sgfFolder.get(), SGF)) {
      full.add(sgfFolder.get());
    }
    if (config.psq().isPresent() && GameFolder.holdsGames(config.psq().get(), PSQ)) {
      full.add(config.psq().get());
    }
    for (Path file : files()) {
      boolean isKept = config.append() && !isOwnSamples(file);
      if (!isKept && Files.exists(file) && Files.size(file) > 0) {
        full.add(file);
      }
    }
    return full;
  }

  /**
   * Begins all files that are named, with the games that a log holds already.
   *
   * @param header what the tournament's log says first
   * @param log absent if there is none; it need not exist yet
   * @throws IllegalArgumentException if the log is damaged; the message tells the line
   */
  public GameWriters open(LogHeader header, Optional<Path> log) throws IOException {
    if (isEmpty() || log.filter(Files::exists).isEmpty()) {
      return open(header);
    }
    LogSeries played = LogSeries.of(List.of(log.get()));
    GameWriters writers = open(played.header());
    played.forEach(writers::write);
    return writers;
  }

  /** Begins all files that are named. */
  GameWriters open(LogHeader header) throws IOException {
    List<GameWriter> writers = new ArrayList<>();
    GameWriters all = new GameWriters(writers);
    try {
      if (config.sgf().isPresent()) {
        writers.add(sgf(config.sgf().get(), header));
      }
      if (config.psq().isPresent()) {
        writers.add(GameFolder.open(config.psq().get(), PSQ, WINDOWS, PsqGame::of));
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
    return GameFileWriter.open(
        file, config.append(), head, form.andThen(text -> text.getBytes(StandardCharsets.UTF_8)));
  }

  private GameWriter sgf(String sgf, LogHeader header) throws IOException {
    Path path = Path.of(sgf);
    return isFolder(sgf)
        ? GameFolder.open(path, SGF, StandardCharsets.UTF_8, game -> SgfGame.of(game, header))
        : text(path, "", game -> SgfGame.of(game, header));
  }

  private GameWriter samples(Path file) throws IOException {
    GomokuCliSamples samples = new GomokuCliSamples(config.samplesShare());
    return switch (config.samplesFormat()) {
      case KATACHI -> GameFileWriter.ofSamples(file);
      case CSV -> GameFileWriter.open(file, config.append(), "", samples::csv);
      case BIN -> GameFileWriter.open(file, config.append(), "", samples::bin);
      case BINPACK -> GameFileWriter.open(file, config.append(), "", GomokuCliSamples::binpack);
    };
  }

  private boolean isOwnSamples(Path file) {
    return config.samplesFormat() == SamplesFormat.KATACHI
        && config.samples().equals(Optional.of(file));
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
