/**
 * Ways to detect a win behind one interface, for any line length and any number of players.
 * Benchmarks compare them. The {@linkplain org.katachi.classic.wintable.WinTable win table} is one
 * more.
 */
package org.katachi.classic.detect;
