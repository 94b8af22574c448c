/** Weighted scoring: a point is worth the lines that a stone makes there and takes away. */
package org.katachi.player.weighted;
