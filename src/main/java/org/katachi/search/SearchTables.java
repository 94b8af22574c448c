package org.katachi.search;

import org.katachi.threat.ProofNumberTable;

/**
 * The large tables of a search, which its owner keeps for the next one.
 *
 * @param positions what is known of positions; several threads may share it
 * @param proofs what the search for a win by threats notes; each thread has its own
 */
public record SearchTables(TranspositionTable positions, ProofNumberTable proofs) {}
