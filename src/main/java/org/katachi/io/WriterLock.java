package org.katachi.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The right to write a file, which one process at a time has. It is a lock of the operating system
 * on another file beside it, by whatever link the file is named, and ends with the process, however
 * that ends.
 *
 * <p>The file itself can't carry the lock: a process loses it as soon as it closes any reader of
 * the same file.
 */
public final class WriterLock implements AutoCloseable {

  private final Path file;
  private final FileChannel channel;

  private WriterLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Takes the lock of a file, which need not exist yet.
   *
   * @throws IllegalArgumentException if it is taken; the message names the process that has it
   * @throws IOException if the file of the lock can't be made
   */
  public static WriterLock take(Path written) throws IOException {
    Path real = RealPath.of(written);
    Path file = real.resolveSibling(real.getFileName() + ".lock");
    Optional<WriterLock> lock = Optional.empty();
    while (lock.isEmpty()) {
      lock = tryTake(written, file);
    }
    return lock.get();
  }

  /** Nothing if the file is no longer the one that was locked: its last owner has deleted it. */
  private static Optional<WriterLock> tryTake(Path written, Path file) throws IOException {
    Optional<Object> before = RealPath.key(file);
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    boolean isOurs = false;
    try {
      if (!isLocked(channel)) {
        throw new IllegalArgumentException(
            written + " is being written by another program" + owner(file));
      }
      isOurs = before.isPresent() && before.equals(RealPath.key(file));
      if (isOurs) {
        writeOwner(channel);
      }
      return isOurs ? Optional.of(new WriterLock(file, channel)) : Optional.empty();
    } finally {
      if (!isOurs) {
        channel.close();
      }
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false; // This process itself has it.
    }
  }

  private static void writeOwner(FileChannel channel) throws IOException {
    String pid = Long.toString(ProcessHandle.current().pid());
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(pid.getBytes(StandardCharsets.US_ASCII)));
  }

  /** The process that has the lock, in brackets; nothing if the file does not say. */
  private static String owner(Path file) {
    try {
      String pid = Files.readString(file).strip();
      return pid.isEmpty() ? "" : " (process " + pid + ")";
    } catch (IOException e) {
      return ""; // It has just ended, or the system lets nobody read a locked file.
    }
  }

  /** Deletes the file and lets others have the lock. */
  @Override
  public void close() throws IOException {
    if (channel.isOpen()) {
      try (channel) {
        Files.deleteIfExists(file);
      }
    }
  }
}
