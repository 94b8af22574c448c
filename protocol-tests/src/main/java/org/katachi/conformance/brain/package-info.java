/** A brain as a process: its input, its output, its time, its memory and its children. */
package org.katachi.conformance.brain;
