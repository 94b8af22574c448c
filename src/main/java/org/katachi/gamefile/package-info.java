/** Games and positions as texts: moves, psq, SGF, RenLib and drawn boards. */
package org.katachi.gamefile;
