/** What a command asks of the engine, and the reply that a search gives. */
package org.katachi.protocol.task;
