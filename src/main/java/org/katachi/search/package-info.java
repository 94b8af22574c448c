/**
 * Iterative deepening, alpha-beta, the hash table and the order of moves. Prints nothing: it tells
 * a listener.
 */
package org.katachi.search;
