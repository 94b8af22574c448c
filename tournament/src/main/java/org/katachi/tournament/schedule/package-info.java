/** Who meets whom: round robin, gauntlet, pyramid, Swiss and knockout. */
package org.katachi.tournament.schedule;
