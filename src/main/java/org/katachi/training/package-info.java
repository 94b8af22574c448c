/** How the weights of the evaluation are made: games of the engine against itself, and the fit. */
package org.katachi.training;
