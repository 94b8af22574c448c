/** The value network, and the accumulator of its embedding, on which the other models stand. */
package org.katachi.network.value;
