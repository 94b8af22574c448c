package org.katachi.search.table;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * Two threads store to the same entry of a {@link TranspositionTable} and probe: what they find is
 * what one of them stored, or nothing.
 *
 * <p>Each writer is a reader, too: jcstress skips a test of more threads than the machine has
 * processors.
 */
public final class TornEntries {

  private static final int NOTHING = 0;
  private static final int TORN = -1;

  private static final int FIRST = 1;
  private static final int SECOND = 2;

  /** In the same bucket: only the lower half differs. */
  private static final long KEY = 0x1234_5678_9ABC_DEF0L;

  private static final long OTHER_KEY = KEY ^ 0x0FED_CBA9L;

  private TornEntries() {}

  /** Stores results that differ in all that an entry holds. */
  private static void store(TranspositionTable table, long key, int writer) {
    table.store(key, -500 * writer, 1000 * writer, 40 * writer, writer, 321 * writer);
  }

  /** The writer whose result the table has, {@link #NOTHING}, or {@link #TORN}. */
  private static int probe(TranspositionTable table, long key) {
    long data = table.probe(key);
    if (data == TranspositionTable.MISSING) {
      return NOTHING;
    }
    int writer = TranspositionTable.bound(data);
    boolean whole =
        TranspositionTable.valueFromRoot(data, 0) == -500 * writer
            && TranspositionTable.move(data) == 1000 * writer
            && TranspositionTable.depth(data) == 40 * writer
            && TranspositionTable.eval(data) == 321 * writer;
    return whole ? writer : TORN;
  }

  /** Both store results of one position, and probe for it. */
  @JCStressTest
  @Outcome(id = "[0-2], [0-2]", expect = ACCEPTABLE, desc = "nothing, or a whole result")
  @Outcome(expect = FORBIDDEN, desc = "a torn result")
  @State
  public static class OfOnePosition {

    private final TranspositionTable table = new TranspositionTable(1);

    @Actor
    public void first(II_Result found) {
      store(table, KEY, FIRST);
      found.r1 = probe(table, KEY);
    }

    @Actor
    public void second(II_Result found) {
      store(table, KEY, SECOND);
      found.r2 = probe(table, KEY);
    }
  }

  /** Each stores a result of its own position in the first free entry, and probes for the other. */
  @JCStressTest
  @Outcome(id = "[02], [01]", expect = ACCEPTABLE, desc = "nothing, or the position's own result")
  @Outcome(expect = FORBIDDEN, desc = "a torn result, or that of the other position")
  @State
  public static class OfTwoPositions {

    private final TranspositionTable table = new TranspositionTable(1);

    @Actor
    public void first(II_Result found) {
      store(table, KEY, FIRST);
      found.r1 = probe(table, OTHER_KEY);
    }

    @Actor
    public void second(II_Result found) {
      store(table, OTHER_KEY, SECOND);
      found.r2 = probe(table, KEY);
    }
  }

  /** One stores a result over that of an earlier search; the other only probes, twice. */
  @JCStressTest
  @Outcome(id = "[0-2], [0-2]", expect = ACCEPTABLE, desc = "nothing, or a whole result")
  @Outcome(expect = FORBIDDEN, desc = "a torn result")
  @State
  public static class OverAnOldResult {

    private final TranspositionTable table = new TranspositionTable(1);

    public OverAnOldResult() {
      store(table, KEY, FIRST);
    }

    @Actor
    public void writer() {
      store(table, KEY, SECOND);
    }

    @Actor
    public void reader(II_Result found) {
      found.r1 = probe(table, KEY);
      found.r2 = probe(table, KEY);
    }
  }
}
