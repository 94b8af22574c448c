/** Stands between a manager and a brain and writes down what they say. */
package org.katachi.conformance.record;
