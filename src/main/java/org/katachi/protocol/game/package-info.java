/** The game and the settings that a manager has sent. */
package org.katachi.protocol.game;
