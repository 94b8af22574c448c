/** Games and positions as texts: moves, psq, SGF, saved games and drawn boards. */
package org.katachi.gamefile;
