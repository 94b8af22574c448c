/**
 * What the games of a tournament have come to: one scoreboard for people, pages and the rule that
 * stops.
 */
package org.katachi.tournament.standings;
