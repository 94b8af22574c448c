/** The lines between the manager and the brain, as bytes. */
package org.katachi.protocol.io;
