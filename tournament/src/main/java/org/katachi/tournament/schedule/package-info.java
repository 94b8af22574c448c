/** Which games are played, in which order, and when enough have been. */
package org.katachi.tournament.schedule;
