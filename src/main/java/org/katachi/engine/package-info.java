/**
 * The facade: a position and limits go in, a move comes out. Here two worlds meet: above it records
 * and clear values, below it {@code int} cells, flat arrays and no allocation.
 */
package org.katachi.engine;
