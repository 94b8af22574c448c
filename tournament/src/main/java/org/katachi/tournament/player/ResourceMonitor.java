package org.katachi.tournament.player;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.katachi.brain.BrainProcess;
import org.katachi.brain.UniqueSetSize;
import org.katachi.io.RealPath;

/** What a brain uses beside time, held against its limits. What has no limit is not measured. */
final class ResourceMonitor {

  /** Between two looks, each of which takes the machine some milliseconds. */
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  /** How much Gomocup allows in a brain's folder, in bytes: 70 MB. */
  private static final long MAX_FOLDER = 70L << 20;

  private final BrainProcess process;
  private final long maxMemory;
  private final Optional<Path> folder;
  private long lookNanos = System.nanoTime() - PAUSE_NANOS;

  /**
   * Measures a brain.
   *
   * @param warnings hears if that can't be done
   */
  ResourceMonitor(BrainProcess process, BrainSpec brain, Consumer<String> warnings) {
    this.process = process;
    maxMemory = brain.settings().maxMemory().orElse(0);
    folder = brain.folder();
    if (maxMemory > 0 && !UniqueSetSize.isSupported()) {
      warnings.accept("can't be held to its memory, as this system does not tell it");
    }
  }

  /** Looks, if the last look was not just before. */
  void check() throws BrainFailure {
    if (System.nanoTime() - lookNanos < PAUSE_NANOS) {
      return;
    }
    checkMemory();
    if (folder.isPresent()) {
      checkFolder(folder.get());
    }
    lookNanos = System.nanoTime();
  }

  private void checkMemory() throws BrainFailure {
    long used = maxMemory == 0 ? 0 : process.uniqueSetSize();
    if (used > maxMemory) {
      throw FailureMessages.memory(used, maxMemory);
    }
  }

  private static void checkFolder(Path folder) throws BrainFailure {
    long used = size(folder);
    if (used > MAX_FOLDER) {
      throw FailureMessages.folder(used, MAX_FOLDER);
    }
  }

  /** The size of all files below; those that vanish while we look are not counted. */
  private static long size(Path folder) {
    AtomicLong bytes = new AtomicLong();
    try {
      Files.walkFileTree(
          RealPath.of(folder), // Of a link the walk would see the link alone.
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              bytes.addAndGet(attributes.size());
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException e) {
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.get();
  }
}
