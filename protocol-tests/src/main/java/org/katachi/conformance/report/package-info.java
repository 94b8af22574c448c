/** Prints the results of conversations, and writes them for other programs. */
package org.katachi.conformance.report;
