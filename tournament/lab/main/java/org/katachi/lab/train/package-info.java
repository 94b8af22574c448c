/**
 * What all fits share: samples of self-play games, optimisers, learning rates, threads and metrics.
 */
package org.katachi.lab.train;
