/** Training of the convolution on self-play files. */
package org.katachi.lab.convolution;
