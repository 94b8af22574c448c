package org.katachi.lab.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.katachi.lab.progress.ProgressOutput;

class OrderedJobTest {

  private static final ProgressOutput NOWHERE =
      new ProgressOutput(
          new PrintWriter(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8), false);

  /** Records that are numbers in words. */
  private static final class Numbers implements OrderedJob.RecordFile<Integer> {

    private final List<Integer> written = new ArrayList<>();

    @Override
    public int count() {
      return written.size();
    }

    @Override
    public Integer read(String content) {
      return Integer.parseInt(content);
    }

    @Override
    public void write(Integer number) {
      written.add(number);
    }

    @Override
    public String note() {
      return "";
    }
  }

  @Property(tries = 200)
  void theFileHasTheOrderOfTheNumbersInWhateverOrderTheyAreMade(
      @ForAll @IntRange(max = 5) int before,
      @ForAll @IntRange(min = 1, max = 40) int more,
      @ForAll Random random)
      throws IOException {
    Numbers numbers = new Numbers();
    IntStream.range(0, before).forEach(numbers::write);
    OrderedJob<Integer> job = job(numbers, before + more);
    List<Task> tasks = new ArrayList<>();
    for (Optional<Task> next = job.next(); next.isPresent(); next = job.next()) {
      tasks.add(next.get());
    }
    assertEquals(more, tasks.size());
    Collections.shuffle(tasks, random);
    for (Task task : tasks) {
      job.take(new TaskResult(task.number(), "w", Integer.toString(task.number())));
    }
    assertTrue(job.isOver());
    assertEquals(IntStream.range(0, before + more).boxed().toList(), numbers.written);
  }

  @Test
  void aFullFileNeedsNothing() {
    Numbers numbers = new Numbers();
    numbers.write(0);
    assertTrue(job(numbers, 1).isOver());
    assertEquals(Optional.empty(), job(numbers, 1).next());
  }

  @Test
  void noMoreThanAFewWaitForAMissingOne() throws IOException {
    OrderedJob<Integer> job = job(new Numbers(), 1_000_000);
    int given = 0;
    while (job.next().isPresent()) {
      given++;
    }
    assertEquals(10_000, given);
    job.take(new TaskResult(0, "w", "0"));
    assertEquals(given, job.next().orElseThrow().number());
  }

  @Test
  void aResultThatMakesNoSenseChangesNothing() throws IOException {
    Numbers numbers = new Numbers();
    OrderedJob<Integer> job = job(numbers, 1);
    job.next();
    assertThrows(
        IllegalArgumentException.class, () -> job.take(new TaskResult(0, "w", "nonsense")));
    job.take(new TaskResult(0, "w", "0"));
    assertEquals(List.of(0), numbers.written);
  }

  private static OrderedJob<Integer> job(Numbers numbers, int count) {
    return new OrderedJob<>(numbers, count, NOWHERE.begin("numbers", numbers.count(), count));
  }
}
