/** The convolution: its weights, its tables by rule, its head, and the whole of them. */
package org.katachi.network.convolution;
