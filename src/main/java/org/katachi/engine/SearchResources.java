package org.katachi.engine;

import java.io.IOException;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.search.table.AbdadaTable;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

/**
 * The one owner of an engine's memory and threads. It allocates what the {@link MemoryBudget}
 * allows before a search begins, keeps it from move to move, and replaces only what does not fit
 * any more: the threads' tables when the rules, the size or the number of threads change, the
 * transposition table when another size is due.
 */
class SearchResources {

  private final MemoryBudget budget;
  private ProofNumberTable proofTable;
  private TranspositionTable table;

  /** The size that was asked for; the table is smaller where the heap was full. */
  private long tableWanted;

  private boolean tableUsed;
  private ThreadPool threads;

  SearchResources(MemoryBudget budget) {
    this.budget = budget;
  }

  /**
   * The threads for the search of a move. All their memory is allocated, and none of them searches.
   *
   * @param evaluation that of the position's rule and size
   */
  ThreadPool threadsFor(Position position, ShapeEvaluation evaluation, SearchLimits limits) {
    int helpers = budget.threads(limits, position.geometry()) - 1;
    if (!tableFits(position, limits)) {
      replaceTable(budget.tableBytes(limits, position.geometry()));
    }
    if (threads == null || !threads.fit(position, helpers)) {
      discardThreads();
      AbdadaTable abdada = helpers > 0 ? new AbdadaTable() : null;
      SearchTables tables = new SearchTables(table, proofTable, abdada);
      threads = new ThreadPool(position, evaluation, tables, helpers);
    }
    threads.join();
    table.nextSearch();
    tableUsed = true;
    return threads;
  }

  /**
   * Writes the transposition table to a file.
   *
   * @return the number of entries
   */
  long dumpTable(HashFile file) throws IOException {
    joinThreads();
    return file.write(table == null ? newTable(0) : table);
  }

  /**
   * Fills the transposition table from a file. It is as large as the budget allows, so that no
   * later search of the game with these limits has to replace it.
   *
   * @return the number of entries
   * @throws IOException if the file can't be used; the table is as it was, if the file has not
   *     changed meanwhile
   */
  long loadTable(HashFile file, SearchLimits limits) throws IOException {
    file.check();
    joinThreads();
    long bytes = Long.highestOneBit(budget.maxTableBytes(limits, file.game().geometry()));
    if (table == null || tableWanted != bytes) {
      replaceTable(bytes);
    } else {
      table.clear();
    }
    tableUsed = true;
    return file.read(table);
  }

  /** How much of the transposition table is used, in permille. */
  int tablePermille() {
    return table == null ? 0 : table.usedPermille();
  }

  private void joinThreads() {
    if (threads != null) {
      threads.join();
    }
  }

  MemoryBudget budget() {
    return budget;
  }

  /** The size of the transposition table in bytes, for tests. */
  long tableBytes() {
    return table.bytes();
  }

  /** Forgets the last game: empties the transposition table and the threads' histories. */
  void newGame() {
    if (threads != null) {
      threads.join();
      threads.newGame();
    }
    if (tableUsed) {
      table.clear();
      tableUsed = false;
    }
  }

  /** Ends the threads and gives up their tables. */
  void discardThreads() {
    if (threads != null) {
      threads.close();
      threads.join();
      threads = null;
    }
  }

  private boolean tableFits(Position position, SearchLimits limits) {
    return table != null
        && tableWanted >= budget.tableBytes(limits, position.geometry())
        && table.bytes() <= budget.maxTableBytes(limits, position.geometry());
  }

  /** The old table goes first, with all that holds it: both together may not fit into the heap. */
  private void replaceTable(long bytes) {
    discardThreads();
    table = null;
    if (proofTable == null) {
      proofTable = new ProofNumberTable();
    }
    table = largestTable(bytes);
    tableWanted = bytes;
    tableUsed = false;
  }

  /** A table of a size, or of the next smaller one that the heap has room for. */
  private TranspositionTable largestTable(long bytes) {
    try {
      return newTable(bytes);
    } catch (OutOfMemoryError e) {
      if (bytes <= MemoryBudget.MIN_TABLE_BYTES) {
        throw e;
      }
      return largestTable(bytes / 2);
    }
  }

  /** A table of a size; for tests to say that the heap is full. */
  TranspositionTable newTable(long bytes) {
    return new TranspositionTable(bytes);
  }
}
