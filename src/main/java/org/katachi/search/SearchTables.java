package org.katachi.search;

import org.katachi.threat.ProofTable;

/**
 * The large tables of a search, which its owner keeps for the next one.
 *
 * @param positions what is known of positions; several threads may share it
 * @param proofs what the search for a win by threats notes; each thread has its own
 */
public record SearchTables(HashTable positions, ProofTable proofs) {}
