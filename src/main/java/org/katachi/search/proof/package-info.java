/** Proof trees of mates, and their lines up to the five. */
package org.katachi.search.proof;
