/**
 * The Yixin dialect: the commands that begin with {@code YX}, and what else Yixin-Board expects.
 * Beyond that prefix, {@code YXSTOP} and a {@code START} with width and height, no other package of
 * the protocol knows its words.
 */
package org.katachi.protocol.yixin;
