/** Follows the game that a conversation is about, so that moves can be judged. */
package org.katachi.conformance.game;
