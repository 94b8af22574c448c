package org.katachi.lab.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.lab.progress.ProgressOutput;

@Timeout(120)
class TaskRunTest {

  private final StringWriter said = new StringWriter();

  /** A pool that answers in the turn of the tasks. */
  private static final class FakePool implements TaskPool {

    private final Function<Task, String> answers;
    private final Queue<Task> given = new ArrayDeque<>();
    private boolean started;
    private int capacity;
    private int most;
    private int count;

    FakePool(Function<Task, String> answers) {
      this.answers = answers;
    }

    @Override
    public void start() {
      started = true;
    }

    @Override
    public int capacity() {
      return capacity;
    }

    @Override
    public void give(Task task) {
      given.add(task);
      count++;
      most = Math.max(most, given.size());
    }

    @Override
    public Optional<TaskResult> take(ProgressLine progress) {
      if (capacity == 0) {
        capacity = 3;
        return Optional.empty();
      }
      Task task = given.remove();
      return Optional.of(new TaskResult(task.number(), "node/1", answers.apply(task)));
    }

    @Override
    public void close() {}
  }

  /** A job of some tasks. */
  private static final class FakeJob implements TaskSource {

    private final Set<Integer> taken = new HashSet<>();
    private final int count;
    private int next;

    FakeJob(int count) {
      this.count = count;
    }

    @Override
    public boolean isOver() {
      return taken.size() == count;
    }

    @Override
    public Optional<Task> next() {
      return next < count ? Optional.of(new Task(next++, "")) : Optional.empty();
    }

    @Override
    public void take(TaskResult result) {
      if (!result.content().equals("good")) {
        throw new IllegalArgumentException(result.content());
      }
      assertTrue(taken.add(result.number()));
    }
  }

  @Test
  void everyTaskIsTakenOnceAndNoMoreAreUnderWayThanThePoolHasRoomFor() throws IOException {
    FakePool pool = new FakePool(task -> "good");
    FakeJob job = new FakeJob(20);
    run(pool, job);
    assertEquals(new HashSet<>(IntStream.range(0, 20).boxed().toList()), job.taken);
    assertEquals(3, pool.most);
  }

  @Test
  void aJobThatIsOverStartsNothing() throws IOException {
    FakePool pool = new FakePool(task -> "good");
    run(pool, new FakeJob(0));
    assertFalse(pool.started);
  }

  @Test
  void aTaskWithABadResultIsDoneAgain() throws IOException {
    Set<Integer> seen = new HashSet<>();
    FakeJob job = new FakeJob(5);
    run(new FakePool(task -> seen.add(task.number()) ? "bad" : "good"), job);
    assertEquals(5, job.taken.size());
    assertEquals(5, remarks().size());
    assertEquals(
        "worker node/1 sent a result of task 0 that makes no sense: bad", remarks().get(0));
  }

  @Test
  void aTaskWithoutAnyGoodResultEndsTheJob() {
    FakeJob job = new FakeJob(5);
    FakePool pool = new FakePool(task -> task.number() == 2 ? "bad" : "good");
    IOException end = assertThrows(IOException.class, () -> run(pool, job));
    assertEquals(
        "worker node/1 sent a result of task 2 that makes no sense: bad; that was result 4 of this"
            + " task without sense",
        end.getMessage());
    assertEquals(3, remarks().size());
  }

  @Test
  void whatIsUnderWayWhenATaskIsGivenUpIsKept() {
    FakeJob job = new FakeJob(50);
    FakePool pool = new FakePool(task -> task.number() == 0 ? "bad" : "good");
    assertThrows(IOException.class, () -> run(pool, job));
    assertTrue(pool.given.isEmpty());
    assertEquals(pool.count - 4, job.taken.size());
  }

  @Test
  void threadsDoAllTasksAndTellOfAFailure() throws IOException {
    FakeJob job = new FakeJob(100);
    try (TaskPool pool = new ThreadTasks(3, () -> task -> "good")) {
      run(pool, job);
    }
    assertEquals(100, job.taken.size());
    try (TaskPool pool = new ThreadTasks(3, () -> TaskRunTest::fail)) {
      IllegalStateException failure =
          assertThrows(IllegalStateException.class, () -> run(pool, new FakeJob(100)));
      assertEquals("no memory", failure.getCause().getMessage());
    }
  }

  @Test
  void aPoolThatIsClosedHasNoThreadThatWaits() throws IOException, InterruptedException {
    Queue<Thread> threads = new ConcurrentLinkedQueue<>();
    try (TaskPool pool =
        new ThreadTasks(
            3,
            () -> {
              threads.add(Thread.currentThread());
              return task -> "good";
            })) {
      run(pool, new FakeJob(100));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertFalse(threads.isEmpty());
  }

  private void run(TaskPool pool, TaskSource job) throws IOException {
    ProgressOutput output = new ProgressOutput(new PrintWriter(said), false);
    TaskRun.run(pool, job, output.begin("tasks", 0, 20));
  }

  private List<String> remarks() {
    return said.toString().lines().toList();
  }

  private static String fail(Task task) {
    throw new IllegalArgumentException("no memory");
  }
}
