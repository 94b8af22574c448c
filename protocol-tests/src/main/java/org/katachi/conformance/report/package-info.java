/** Tells people and programs what came of the conversations. */
package org.katachi.conformance.report;
