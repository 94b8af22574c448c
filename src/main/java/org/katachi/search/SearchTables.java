package org.katachi.search;

import org.katachi.threat.ProofNumberTable;

/**
 * The large tables of a search. Their owner keeps them from one search to the next.
 *
 * @param positions results of positions; several threads may share it
 * @param proofs the table of the VCT search; each thread has its own
 */
public record SearchTables(TranspositionTable positions, ProofNumberTable proofs) {}
