/** Other ways to choose a move behind the engine's interface, without looking ahead. */
package org.katachi.player;
