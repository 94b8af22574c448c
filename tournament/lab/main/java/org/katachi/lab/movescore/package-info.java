/** Training of the weights of the move scores by shapes. */
package org.katachi.lab.movescore;
