/**
 * The facade of the search: a position and limits go in, a move comes out. It owns the memory and
 * the threads. Its callers use records; the search below it uses {@code int} cells and flat arrays,
 * and allocates nothing.
 */
package org.katachi.engine;
