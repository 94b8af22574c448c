package org.katachi.training;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Fills a file with samples, and tells of it; goes on with what is there.
 *
 * @param file where they are written
 * @param count how many samples there are to be in the file
 * @param news how many come between two lines of news
 */
record SampleWriter(Path file, int count, int news, PrintStream out) {

  /**
   * Writes what is missing.
   *
   * @param what the samples' name in the news
   * @param source the sample with each number
   */
  void fill(String what, IntFunction<SampleGame> source) throws IOException {
    List<SampleGame> done = SampleFile.read(file);
    long positions = 0;
    try (SampleFile samples = SampleFile.append(file, done)) {
      for (int number = done.size(); number < count; number++) {
        SampleGame sample = source.apply(number);
        samples.write(sample);
        positions += sample.cells().length - sample.opening();
        if ((number + 1) % news == 0) {
          out.printf("%d of %d %s, %d new positions%n", number + 1, count, what, positions);
        }
      }
    }
  }
}
