package org.katachi.lab.train;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.selfplay.SelfPlayKind;
import org.katachi.lab.selfplay.SelfPlayReader;

/**
 * The samples of some files of self-play games, without positions that occur twice under the
 * board's symmetries in games of the same rule and board. Of each file some games are kept apart
 * for validation.
 *
 * @param training the samples to learn from
 * @param validation those of the games kept apart
 * @param duplicates the number of positions left out
 * @param <T> the samples
 */
public record SampleSets<T>(List<T> training, List<T> validation, long duplicates) {

  /** The games that wait for their turn: as many as keep all threads busy. */
  private static final int WAITING = 64;

  /**
   * The games to take of each file.
   *
   * @param most how many, the first ones
   * @param oneInValidation of so many games one, the first, is kept apart for validation
   */
  public record Selection(int most, int oneInValidation) {}

  /** A game on its way. */
  private record Pending<T>(
      SelfPlayKind kind, boolean validation, Future<List<GameSampler.Keyed<T>>> samples) {}

  /**
   * Reads files.
   *
   * @param samplers what makes the samples of games of a kind
   * @param selection the games to take of each file
   * @param threads the threads that make samples
   * @param progress told of each game
   * @throws IllegalArgumentException if no sample is left to learn from or to validate on
   */
  public static <T> SampleSets<T> read(
      List<Path> files,
      Function<SelfPlayKind, GameSampler<T>> samplers,
      Selection selection,
      int threads,
      ProgressLine progress)
      throws IOException {
    Collector<T> collector = new Collector<>();
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      for (Path file : files) {
        readFile(file, samplers, selection, workers, collector, progress);
      }
    } finally {
      workers.shutdownNow();
    }
    return collector.samples();
  }

  private static <T> void readFile(
      Path file,
      Function<SelfPlayKind, GameSampler<T>> samplers,
      Selection selection,
      ExecutorService workers,
      Collector<T> collector,
      ProgressLine progress)
      throws IOException {
    Queue<Pending<T>> pending = new ArrayDeque<>();
    try (SelfPlayReader reader = SelfPlayReader.open(file)) {
      GameSampler<T> sampler = samplers.apply(reader.kind());
      Optional<SelfPlayGame> next = reader.next();
      for (int number = 0; number < selection.most() && next.isPresent(); number++) {
        SelfPlayGame game = next.get();
        pending.add(
            new Pending<>(
                reader.kind(),
                number % selection.oneInValidation() == 0,
                workers.submit(() -> sampler.samples(game))));
        if (pending.size() >= WAITING) {
          collector.add(pending.remove());
        }
        progress.step();
        next = reader.next();
      }
      while (!pending.isEmpty()) {
        collector.add(pending.remove());
      }
    }
  }

  /** Takes samples in the order of their games. */
  private static final class Collector<T> {

    private final List<T> training = new ArrayList<>();
    private final List<T> validation = new ArrayList<>();
    private final Map<SelfPlayKind, Set<Long>> seen = new HashMap<>();
    private long duplicates;

    void add(Pending<T> pending) throws IOException {
      List<T> into = pending.validation() ? validation : training;
      Set<Long> seenOfKind = seen.computeIfAbsent(pending.kind(), kind -> new HashSet<>());
      for (GameSampler.Keyed<T> one : get(pending.samples())) {
        if (seenOfKind.add(one.key())) {
          into.add(one.sample());
        } else {
          duplicates++;
        }
      }
    }

    private static <T> List<GameSampler.Keyed<T>> get(Future<List<GameSampler.Keyed<T>>> samples)
        throws IOException {
      try {
        return samples.get();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedIOException();
      } catch (ExecutionException e) {
        throw new IllegalStateException(e.getCause());
      }
    }

    SampleSets<T> samples() {
      if (training.isEmpty() || validation.isEmpty()) {
        throw new IllegalArgumentException("the files hold too few games");
      }
      return new SampleSets<>(training, validation, duplicates);
    }
  }
}
