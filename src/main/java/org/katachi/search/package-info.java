/**
 * The search: iterative deepening, alpha-beta with its steps, transposition table, move picker and
 * histories. It never prints; it tells a listener.
 */
package org.katachi.search;
