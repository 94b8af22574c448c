package org.katachi.lab.train;

import java.io.IOException;
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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.lab.selfplay.SelfPlayGame;
import org.katachi.lab.selfplay.SelfPlayReader;
import org.katachi.lab.task.Threads;

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
   * @param maxGames how many, the first ones
   * @param oneInValidation of so many games one, the first, is kept apart for validation
   */
  public record Selection(int maxGames, int oneInValidation) {}

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
      Function<GameVariant, GameSampler<T>> samplers,
      Selection selection,
      int threads,
      ProgressLine progress)
      throws IOException {
    Collector<T> collector = new Collector<>();
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      for (Path file : files) {
        try (SelfPlayReader reader = SelfPlayReader.open(file)) {
          collector.begin(reader.kind(), selection.oneInValidation());
          GameSampler<T> sampler = samplers.apply(reader.kind());
          Optional<SelfPlayGame> next = reader.next();
          for (int number = 0; number < selection.maxGames() && next.isPresent(); number++) {
            SelfPlayGame game = next.get();
            collector.add(workers.submit(() -> sampler.samples(game)));
            progress.step();
            next = reader.next();
          }
          collector.finish(0);
        }
      }
    } finally {
      workers.shutdownNow();
    }
    return collector.samples();
  }

  /** Takes samples in the order of their games. */
  private static final class Collector<T> {

    private final List<T> training = new ArrayList<>();
    private final List<T> validation = new ArrayList<>();
    private final Map<GameVariant, Set<Long>> seen = new HashMap<>();
    private final Queue<Future<List<GameSampler.Keyed<T>>>> pending = new ArrayDeque<>();
    private Set<Long> seenOfKind = Set.of();
    private int oneInValidation;
    private int games;
    private long duplicates;

    /** Begins a file. */
    void begin(GameVariant kind, int fileOneInValidation) {
      seenOfKind = seen.computeIfAbsent(kind, unknown -> new HashSet<>());
      oneInValidation = fileOneInValidation;
      games = 0;
    }

    void add(Future<List<GameSampler.Keyed<T>>> game) throws IOException {
      pending.add(game);
      finish(WAITING - 1);
    }

    /** Waits until no more games than these are on their way. */
    void finish(int max) throws IOException {
      while (pending.size() > max) {
        List<T> into = games++ % oneInValidation == 0 ? validation : training;
        for (GameSampler.Keyed<T> one : Threads.await(pending::remove)) {
          if (seenOfKind.add(one.key())) {
            into.add(one.sample());
          } else {
            duplicates++;
          }
        }
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
