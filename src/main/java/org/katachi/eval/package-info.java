/** The evaluation: the value of positions by a network, and the move scores. */
package org.katachi.eval;
