/** The transposition table, and the ABDADA table of positions that threads are at. */
package org.katachi.search.table;
