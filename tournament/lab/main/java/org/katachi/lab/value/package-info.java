/** Fits value networks to games: what a convolution's fit shares stands here as well. */
package org.katachi.lab.value;
