/** The convolution: its weights, its tables by rule, and its head. */
package org.katachi.network.convolution;
