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
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.games.LogSeries;
import org.katachi.tournament.match.GameRecord;

/** The files for games in other formats; none is opened yet. */
public record Exports(ExportConfig config) {

  /** What Piskvork reads: the code page of a Western Windows. */
  private static final Charset WINDOWS = Charset.forName("windows-1252");

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

  /** The files that are named, without those in folders, which take a file for each game. */
  public List<Path> files() {
    return Stream.of(sgfFile(), config.pgn(), config.csv(), config.samples())
        .flatMap(Optional::stream)
        .toList();
  }

  /** The files that are named, and the games that folders hold: all may be written over. */
  List<Path> targets() throws IOException {
    List<Path> targets = new ArrayList<>(files());
    targets.addAll(games());
    return targets;
  }

  private List<Path> games() throws IOException {
    List<Path> games = new ArrayList<>();
    for (GameFolder folder : gameFolders()) {
      games.addAll(folder.games());
    }
    return games;
  }

  /** Of each folder that is named a file as it will hold. */
  public List<Path> examples() {
    return gameFolders().stream().map(GameFolder::example).toList();
  }

  /** The folders that are named, which need not exist. */
  public List<Path> folders() {
    return gameFolders().stream().map(GameFolder::path).toList();
  }

  private List<GameFolder> gameFolders() {
    return Stream.of(sgfFolder(), psqFolder()).flatMap(Optional::stream).toList();
  }

  private Optional<Path> sgfFile() {
    return config.sgf().filter(name -> !isFolder(name)).map(Path::of);
  }

  private Optional<GameFolder> sgfFolder() {
    return config.sgf().filter(Exports::isFolder).map(name -> new GameFolder(Path.of(name), "sgf"));
  }

  private Optional<GameFolder> psqFolder() {
    return config.psq().map(folder -> new GameFolder(folder, "psq"));
  }

  /** The files and folders that are named and hold something, which {@link #open} replaces. */
  public List<Path> full() throws IOException {
    List<Path> full = new ArrayList<>();
    for (GameFolder folder : gameFolders()) {
      if (!folder.games().isEmpty()) {
        full.add(folder.path());
      }
    }
    for (Path path : files()) {
      ExportFile file = file(path);
      if (!file.appends() && file.isBegun()) {
        full.add(path);
      }
    }
    return full;
  }

  /**
   * The files that {@link #open} would replace although they hold more than a beginning of what it
   * writes: games that the log does not hold, or in another form.
   *
   * @throws IllegalArgumentException if the log is damaged; the message tells the line
   */
  public List<Path> foreign(Path log) throws IOException {
    if (full().isEmpty()) {
      return List.of();
    }
    ExportVerifier comparison = new ExportVerifier();
    LogSeries played = LogSeries.of(List.of(log));
    try (GameWriters writers = writers(comparison, played.header())) {
      played.forEach(writers::write);
    }
    return comparison.different(games());
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
    for (Path folder : folders()) {
      Files.createDirectories(folder);
    }
    return writers(ExportFile::open, header);
  }

  private GameWriters writers(ExportFile.Opener opener, LogHeader header) throws IOException {
    List<GameWriter> writers = new ArrayList<>();
    GameWriters all = new GameWriters(writers);
    try {
      sgfFolder()
          .map(sgf -> sgf.writer(opener, StandardCharsets.UTF_8, game -> SgfGame.of(game, header)))
          .ifPresent(writers::add);
      psqFolder().map(psq -> psq.writer(opener, WINDOWS, PsqGame::of)).ifPresent(writers::add);
      if (sgfFile().isPresent()) {
        writers.add(text(opener, sgfFile().get(), "", game -> SgfGame.of(game, header)));
      }
      if (config.pgn().isPresent()) {
        writers.add(text(opener, config.pgn().get(), "", game -> PgnGame.of(game, header)));
      }
      if (config.csv().isPresent()) {
        writers.add(text(opener, config.csv().get(), CsvGame.HEAD, CsvGame::of));
      }
      if (config.samples().isPresent()) {
        writers.add(samples(opener, config.samples().get()));
      }
      return all;
    } catch (IOException e) {
      all.close();
      throw e;
    }
  }

  private GameWriter text(
      ExportFile.Opener opener, Path path, String head, Function<GameRecord, String> form)
      throws IOException {
    return GameFileWriter.open(
        opener,
        file(path),
        head.getBytes(StandardCharsets.UTF_8),
        form.andThen(text -> text.getBytes(StandardCharsets.UTF_8)));
  }

  private GameWriter samples(ExportFile.Opener opener, Path path) throws IOException {
    ExportFile file = file(path);
    byte[] none = {};
    GomokuCliSamples samples = new GomokuCliSamples(config.samplesShare());
    return switch (config.samplesFormat()) {
      case KATACHI ->
          GameFileWriter.open(opener, file, SampleFormat.header().array(), SampleFormat::encode);
      case CSV -> GameFileWriter.open(opener, file, none, samples::csv);
      case BIN -> GameFileWriter.open(opener, file, none, samples::bin);
      case BINPACK -> GameFileWriter.open(opener, file, none, GomokuCliSamples::binpack);
    };
  }

  /** Readers of our own samples know no compressed ones, and none that were added to. */
  private ExportFile file(Path path) {
    boolean isOwnSamples =
        config.samplesFormat() == SamplesFormat.KATACHI
            && config.samples().equals(Optional.of(path));
    return isOwnSamples ? ExportFile.plain(path) : ExportFile.of(path, config.append());
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
