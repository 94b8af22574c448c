/**
 * What the project began with: the classic methods of gomoku programs, beside the engine that
 * replaced them. {@code detect} finds a five by a full scan, by a local scan and by bitboards;
 * {@code wintable} by counting the stones of each window; all four for any board, line length and
 * number of players (m,n,k games). {@code weighted} and {@code wintable} are players without
 * search: sparring partners for beginners and for tests. The search uses none of them.
 */
package org.katachi.classic;
