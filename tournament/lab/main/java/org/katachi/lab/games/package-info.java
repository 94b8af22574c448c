/** Openings, random moves and results of games. */
package org.katachi.lab.games;
