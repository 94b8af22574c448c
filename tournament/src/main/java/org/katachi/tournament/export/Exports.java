package org.katachi.tournament.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.katachi.tournament.config.ExportConfig;
import org.katachi.tournament.config.ExportConfig.SamplesFormat;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.games.LogSeries;
import org.katachi.tournament.match.GameRecord;

/** The files for games in other formats; none is opened yet. */
public final class Exports {

  /** What Piskvork reads: the code page of a Western Windows. */
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private final boolean append;
  private final List<ExportTarget> targets = new ArrayList<>();

  /** Takes what is named. */
  public Exports(ExportConfig config) {
    append = config.append();
    String sgf = config.sgf().filter(Exports::isFolder).map(name -> "sgf").orElse("");
    add(config.sgf(), sgf, "", header -> game -> SgfGame.of(game, header).getBytes(UTF_8));
    add(config.psq(), "psq", "", header -> game -> PsqGame.of(game).getBytes(WINDOWS));
    add(config.pgn(), "", "", header -> game -> PgnGame.of(game, header).getBytes(UTF_8));
    add(config.csv(), "", CsvGame.HEAD, header -> game -> CsvGame.of(game).getBytes(UTF_8));
    config.samples().ifPresent(path -> addSamples(path, config));
  }

  private static boolean isFolder(String sgf) {
    return Files.isDirectory(Path.of(sgf)) || sgf.endsWith("/") || sgf.endsWith(File.separator);
  }

  private void add(
      Optional<?> name,
      String extension,
      String head,
      Function<LogHeader, Function<GameRecord, byte[]>> format) {
    for (String said : name.stream().map(Object::toString).toList()) {
      ExportFile file = ExportFile.of(Path.of(said), append);
      targets.add(new ExportTarget(said, file, extension, head.getBytes(UTF_8), format));
    }
  }

  /** Readers of our own samples know no compressed ones, and none that were added to. */
  private void addSamples(Path path, ExportConfig config) {
    boolean isOwn = config.samplesFormat() == SamplesFormat.KATACHI;
    targets.add(
        new ExportTarget(
            path.toString(),
            isOwn ? ExportFile.plain(path) : ExportFile.of(path, append),
            "",
            isOwn ? SampleFormat.header().array() : new byte[0],
            header -> samples(config)));
  }

  private static Function<GameRecord, byte[]> samples(ExportConfig config) {
    GomokuCliSamples samples = new GomokuCliSamples(config.samplesShare());
    return switch (config.samplesFormat()) {
      case KATACHI -> SampleFormat::encode;
      case CSV -> samples::csv;
      case BIN -> samples::bin;
      case BINPACK -> GomokuCliSamples::binpack;
    };
  }

  /** Whether no file is named. */
  public boolean isEmpty() {
    return targets.isEmpty();
  }

  /** The files and folders that are named, as they are. */
  List<String> names() {
    return targets.stream().map(ExportTarget::name).toList();
  }

  /** The files that are named, without those in folders, which take a file for each game. */
  public List<Path> files() {
    return targets.stream().filter(target -> !target.isFolder()).map(ExportTarget::path).toList();
  }

  /** The folders that are named, which need not exist. */
  public List<Path> folders() {
    return targets.stream().filter(ExportTarget::isFolder).map(ExportTarget::path).toList();
  }

  /** Of each folder that is named a file as it will hold. */
  public List<Path> examples() {
    return targets.stream().filter(ExportTarget::isFolder).map(ExportTarget::example).toList();
  }

  /** The files that are named, and the games that folders hold: all may be written over. */
  List<Path> targets() throws IOException {
    List<Path> all = new ArrayList<>(files());
    all.addAll(games());
    return all;
  }

  private List<Path> games() throws IOException {
    List<Path> games = new ArrayList<>();
    for (ExportTarget target : targets) {
      games.addAll(target.games());
    }
    return games;
  }

  /** The files and folders that are named and hold something, which {@link #open} replaces. */
  public List<Path> full() throws IOException {
    List<Path> full = new ArrayList<>();
    for (ExportTarget target : targets) {
      if (target.isFull()) {
        full.add(target.path());
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
      for (ExportTarget target : targets) {
        writers.add(target.writer(opener, header));
      }
      return all;
    } catch (IOException e) {
      all.close();
      throw e;
    }
  }

  /**
   * Checks what belongs together.
   *
   * @param resumes whether all games of a log are written again
   * @throws IllegalArgumentException if it makes no sense
   */
  public void check(boolean resumes) {
    if (append && resumes) {
      throw new IllegalArgumentException(
          "-append and -resume: a resumed tournament writes the games of its log again");
    }
  }
}
