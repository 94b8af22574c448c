/**
 * What all training shares: samples of self-play games, optimisers, learning rates, threads and
 * metrics; and what the networks share that value positions.
 */
package org.katachi.lab.train;
