/** The evaluation: the value of positions by a network, and the move-ordering scores. */
package org.katachi.eval;
