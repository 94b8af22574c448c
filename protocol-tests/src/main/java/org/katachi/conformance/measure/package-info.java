/** Measures a brain from outside, as managers see it; a program of its own. */
package org.katachi.conformance.measure;
