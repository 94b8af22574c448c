/**
 * Tunes the {@linkplain org.katachi.search.SearchParameters parameters of the search} by games of
 * the engine against itself (SPSA), and plays changed parameters against others.
 */
package org.katachi.lab.tune;
