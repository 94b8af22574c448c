/**
 * The log of games: what is written of each, so that a tournament can go on from it, and read
 * again.
 */
package org.katachi.tournament.games;
