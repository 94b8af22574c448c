/**
 * What wins, what is forbidden, who judges, under every rule of the protocol; and ways to detect a
 * win for any line length and any number of players.
 */
package org.katachi.rules;
