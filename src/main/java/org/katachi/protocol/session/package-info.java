/**
 * The Gomocup protocol. A line becomes a command; the handler turns it into a reply or a search
 * task; the session runs the task and writes the lines.
 */
package org.katachi.protocol.session;
