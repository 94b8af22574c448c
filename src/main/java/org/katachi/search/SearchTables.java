package org.katachi.search;

import org.katachi.threat.ProofNumberTable;

/**
 * The large tables of a search. Their owner keeps them from one search to the next.
 *
 * @param transpositions results of positions; several threads may share it
 * @param proofNumbers the table of the VCT search, which only one thread of a search runs; null for
 *     a helper
 */
public record SearchTables(TranspositionTable transpositions, ProofNumberTable proofNumbers) {}
