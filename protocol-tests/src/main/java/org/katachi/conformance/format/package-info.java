/** Reads conversations from their files and finds the files. */
package org.katachi.conformance.format;
