/**
 * The Yixin dialect: the commands that begin with {@code YX}, and what else Yixin-Board expects. No
 * other package of the protocol knows its words.
 */
package org.katachi.protocol.yixin;
