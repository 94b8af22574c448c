/**
 * Tunes the {@linkplain org.katachi.search.SearchParameters constants of the search} by games of
 * the engine against itself, and plays changed constants against the usual ones.
 */
package org.katachi.tuning;
