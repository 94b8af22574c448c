/** Which games are played, in which order, by which workers, and when enough have been. */
package org.katachi.tournament.play;
