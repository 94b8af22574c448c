/** The kit's command line. */
package org.katachi.conformance.cli;
