package org.katachi.search.table;

import org.katachi.threat.ProofNumberTable;

/**
 * The large tables of a search. Their owner keeps them from one search to the next.
 *
 * @param transpositions results of positions; several threads may share it
 * @param proofNumbers the table of the VCT search, which only one thread of a search runs; null for
 *     a helper
 * @param abdada the positions that the threads of the search are at; null for a single thread
 */
public record SearchTables(
    TranspositionTable transpositions, ProofNumberTable proofNumbers, AbdadaTable abdada) {

  /** The tables of a search by one thread. */
  public SearchTables(TranspositionTable transpositions, ProofNumberTable proofNumbers) {
    this(transpositions, proofNumbers, null);
  }

  /** The tables of a helper in the same search. */
  public SearchTables forHelper() {
    return new SearchTables(transpositions, null, abdada);
  }
}
