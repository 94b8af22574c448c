/** Samples of self-play games, each a choice between moves, and how well a policy predicts them. */
package org.katachi.lab.samples;
