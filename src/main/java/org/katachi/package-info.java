/** The entrance: the command line, and the wiring of the parts. */
package org.katachi;
