/** Follows the game of a conversation, so that moves can be judged. */
package org.katachi.conformance.tracker;
