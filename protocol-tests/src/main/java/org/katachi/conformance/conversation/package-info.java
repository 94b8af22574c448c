/** What a conversation consists of, as immutable values; see the kit's README for their meaning. */
package org.katachi.conformance.conversation;
