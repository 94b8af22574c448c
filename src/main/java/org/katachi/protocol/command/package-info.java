/** The lines of the manager as commands. A command knows no game. */
package org.katachi.protocol.command;
