/** Fits the weights of the evaluation and the value network to games. */
package org.katachi.lab.train;
