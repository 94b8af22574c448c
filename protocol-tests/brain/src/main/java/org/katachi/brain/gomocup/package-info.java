/** The Gomocup protocol from a manager's side: how positions are sent, and what replies say. */
package org.katachi.brain.gomocup;
