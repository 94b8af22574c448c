/** Measured values in a few figures. */
package org.katachi.conformance.statistics;
