/** Computes a convolution on a board: by SWAR or by SIMD, to the same bits. */
package org.katachi.network.inference;
