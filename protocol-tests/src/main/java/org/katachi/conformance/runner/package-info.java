/** Runs conversations with a brain and returns their results. */
package org.katachi.conformance.runner;
