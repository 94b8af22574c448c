/**
 * The Gomocup protocol: lines become commands, the session answers them, and the writer alone
 * touches the standard output.
 */
package org.katachi.protocol;
