/** The main class, the command line of the brain, and its players. */
package org.katachi;
