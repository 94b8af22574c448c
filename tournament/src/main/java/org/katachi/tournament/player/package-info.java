/** A brain as a process that plays games against the clock. */
package org.katachi.tournament.player;
